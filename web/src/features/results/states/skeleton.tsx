import { useTranslation } from 'react-i18next'
import css from './skeleton.module.css'

/** The final layout before anything has come: verdict, ruler, lines. */
export function ResultsSkeleton() {
  const { t } = useTranslation('results')
  return (
    <div className={css.analysis} role="status" aria-label={t('state.loading')}>
      <span className={css.short} />
      <span className={css.verdict} />
      <span />
      <span />
      <span className={css.ruler} />
      <span />
      <span />
      <span />
    </div>
  )
}
