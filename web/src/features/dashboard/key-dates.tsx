import type { KeyDate } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../../lib/text/days.ts'
import { daysUntil } from './days-until.ts'
import counts from './figures/counts.module.css'
import css from './key-dates.module.css'

/** The next days that the contracts name, each leading to its document. */
export function KeyDates({ dates }: { dates: readonly KeyDate[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="key-dates">
      <h2 className={counts.heading} id="key-dates">
        {t('dates.title')}
      </h2>
      {dates.length === 0 && <p className={css.none}>{t('dates.none')}</p>}
      <ul>
        {dates.map(({ document_id: id, original_filename: name, label, date }) => (
          <li key={`${id} ${label} ${date}`} className={css.row}>
            <span className={css.date}>{formatDay(date)}</span>
            <span className={css.in}>{t('dates.in', { count: daysUntil(date) })}</span>
            <span className={css.label}>{label}</span>
            <Link className={css.name} to={`/documents/${id}/results`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
