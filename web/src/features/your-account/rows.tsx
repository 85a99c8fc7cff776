import { useTranslation } from 'react-i18next'
import css from './rows.module.css'

/** The layout of rows that have not come yet. */
export function Rows({ count }: { count: number }) {
  const { t } = useTranslation('ui')
  return (
    <div className={css.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars are all alike
        <div key={row} className={css.row}>
          <span className={css.long} />
          <span className={css.short} />
        </div>
      ))}
    </div>
  )
}
