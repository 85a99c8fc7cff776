import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DisclaimerKind } from './disclaimer-notice.tsx'
import css from './open-disclaimer.module.css'

/** The same notice as `Disclaimer`, opening where it stands: without script, and without all that a dialog takes to load. */
export function OpenDisclaimer({ kind }: { kind: DisclaimerKind }) {
  const { t } = useTranslation('ui')
  return (
    <details className={css.disclaimer}>
      <summary className={css.line}>
        <Info className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {t(`disclaimer.${kind}.line`)} <span className={css.more}>{t('disclaimer.read')}</span>
        </span>
      </summary>
      <div className={css.body}>
        <p className={css.title}>{t(`disclaimer.${kind}.title`)}</p>
        {t(`disclaimer.${kind}.body`, { returnObjects: true }).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </details>
  )
}
