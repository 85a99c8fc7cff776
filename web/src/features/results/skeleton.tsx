import { useTranslation } from 'react-i18next'
import css from './skeleton.module.css'

/** The final layout before anything has come: the sheet at the left, the verdict at the right. */
export function ResultsSkeleton() {
  const { t } = useTranslation('results')
  return (
    <div className={css.split} role="status" aria-label={t('state.loading')}>
      <div className={css.well}>
        <div className={css.sheet} />
      </div>
      <div className={css.analysis}>
        <span className={css.short} />
        <span className={css.verdict} />
        <span className={css.line} />
        <span className={css.line} />
        <span className={css.ruler} />
        <span className={css.line} />
        <span className={css.line} />
        <span className={css.line} />
      </div>
    </div>
  )
}
