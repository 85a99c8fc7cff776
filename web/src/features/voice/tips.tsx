import type { VoiceState } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './panel.module.css'

const languages = ['en', 'hi'] as const

/** How to be understood, and where what is said goes. */
export function Tips({ state: { language, heard_by, spoken_by } }: { state: VoiceState }) {
  const { t } = useTranslation('voice')
  const known = languages.find((one) => one === language)
  const tips = [
    known ? t(`tips.ask.${known}`) : t('tips.ask.any'),
    ...t('tips.list', { returnObjects: true }),
    heard_by ? t('tips.heardBy', { host: heard_by }) : t('tips.heardHere'),
    ...(spoken_by ? [t('tips.spokenBy', { host: spoken_by })] : []),
  ]
  return (
    <>
      <h2 className={css.heading}>{t('tips.title')}</h2>
      <ul className={css.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
