import { useTranslation } from 'react-i18next'
import css from './list.module.css'

/** The layout of a list before its rows have come. */
export function ListSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={css.skeleton}>
          <span />
          <span className={css.wide} />
          <span />
        </div>
      ))}
    </div>
  )
}
