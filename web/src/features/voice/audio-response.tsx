import { Pause, Play, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import css from './panel.module.css'
import type { Player } from './use-player.ts'

/** Plays, pauses and stops the answer. */
export function AudioResponse({ player }: { player: Player }) {
  const { t } = useTranslation('voice')
  return (
    <section className={css.audio} aria-label={t('audio')}>
      <h2 className={css.label}>{t('audio')}</h2>
      {player.playing ? (
        <IconButton label={t('pause')} onClick={player.pause}>
          <Pause size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t('play')} onClick={player.play}>
          <Play size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('stop')} onClick={player.stop}>
        <Square size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {player.blocked && (
        <p className={css.blocked}>
          {t('blocked')} <TextAction onClick={player.play}>{t('playAnswer')}</TextAction>
        </p>
      )}
    </section>
  )
}
