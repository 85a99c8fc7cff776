import i18next from 'i18next'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DisclaimerKind } from './disclaimer-notice.tsx'
import css from './open-disclaimer.module.css'

/** The same notice as `Disclaimer`, opening where it stands: without script, and without all that a dialog takes to load. */
export function OpenDisclaimer({ kind }: { kind: Exclude<DisclaimerKind, 'templates'> }) {
  const { t } = useTranslation('ui')
  // which no visitor of the front page opens: not among the words that every page loads
  const notice = kind === 'compliance' ? 'law:notice' : (`ui:disclaimer.${kind}` as const)
  return (
    <details className={css.disclaimer}>
      <summary className={css.line}>
        <Info className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {t(`disclaimer.${kind}.line`)} <span className={css.more}>{t('disclaimer.read')}</span>
        </span>
      </summary>
      <div className={css.body}>
        <p className={css.title}>{i18next.t(`${notice}.title`)}</p>
        {i18next.t(`${notice}.body`, { returnObjects: true }).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </details>
  )
}
