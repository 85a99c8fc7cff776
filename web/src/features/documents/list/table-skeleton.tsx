import { useTranslation } from 'react-i18next'
import css from './table-skeleton.module.css'

/** The list's layout before its rows have come. */
export function TableSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={css.table} role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={css.row}>
          <span className={css.name} />
          <span className={css.short} />
          <span className={css.short} />
          <span className={css.action} />
        </div>
      ))}
    </div>
  )
}
