import { useTranslation } from 'react-i18next'
import css from './skeleton.module.css'

/** The dashboard's layout before its figures have come. */
export function Skeleton() {
  const { t } = useTranslation('ui')
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={css.band} />
      <div className={css.figures}>
        {[0, 1, 2].map((figure) => (
          <span key={figure} />
        ))}
      </div>
      <div className={css.columns}>
        {[0, 1].map((column) => (
          <div key={column}>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={css.row}>
                <span />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
