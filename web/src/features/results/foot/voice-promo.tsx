import { Mic, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './voice-promo.module.css'

const key = 'voice-promo'

/** Tells of the questions one can ask. Closed once, it stays away in this browser. */
export function VoicePromo({ to }: { to: { search: string } }) {
  const { t } = useTranslation('results')
  const [open, setOpen] = useState(() => localStorage.getItem(key) !== 'closed')
  if (!open) return null
  return (
    <aside className={css.promo} aria-label={t('promo.label')}>
      <Mic size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {t('promo.words')}{' '}
        <Link to={to} preventScrollReset className={css.link}>
          {t('promo.open')}
        </Link>
      </p>
      <IconButton
        label={t('promo.close')}
        onClick={() => {
          localStorage.setItem(key, 'closed')
          setOpen(false)
        }}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
