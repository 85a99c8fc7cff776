import { type MonthOfRisk, scoreBands } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../lib/text/days.ts'
import { columnsOf } from './columns.ts'
import counts from './counts.module.css'
import css from './risk-over-time.module.css'

/** The average score month by month; one month alone tells nothing over time. */
export function RiskOverTime({ months }: { months: readonly MonthOfRisk[] }) {
  const { t } = useTranslation('dashboard')
  if (months.length < 2) return null
  return (
    <section aria-labelledby="risk-over-time">
      <h2 className={counts.heading} id="risk-over-time">
        {t('risk.title')}
      </h2>
      <p className={css.note}>{t('risk.note', { medium: scoreBands.medium, low: scoreBands.low })}</p>
      <Picture months={months} />
      <div className="visually-hidden">
        <table>
          <caption>{t('risk.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('risk.month')}</th>
              <th scope="col">{t('risk.score')}</th>
              <th scope="col">{t('risk.documents')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, average_safety_score, documents }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{Math.round(average_safety_score)}%</td>
                <td>{documents}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** of the picture, in points; the highest score does not touch its upper edge */
const height = 104

/** One column a month, its score above it; dotted lines where the bands of risk begin. The table says the same. */
function Picture({ months }: { months: readonly MonthOfRisk[] }) {
  const { columns, slots } = columnsOf(months)
  return (
    <div className={css.picture} data-slots={slots} aria-hidden="true">
      <svg aria-hidden="true" className={css.bars} viewBox={`0 0 ${slots * 10} ${height}`} preserveAspectRatio="none">
        {Object.values(scoreBands).map((edge) => (
          <line key={edge} className={css.edge} x1="0" x2={slots * 10} y1={height - edge} y2={height - edge} />
        ))}
        {columns.map(({ month, score }, index) => (
          <rect key={month} className={css.bar} x={index * 10} y={height - score} width="4" height={score} />
        ))}
      </svg>
      <ol className={css.labels}>
        {columns.map(({ month, score, showsYear }) => (
          <li key={month}>
            <span className={css.score}>{score}</span>
            {formatMonth(month).slice(0, 3)}
            {showsYear && <span className={css.year}>{month.slice(0, 4)}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
