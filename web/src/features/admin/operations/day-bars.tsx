import type { Operations } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/text/days.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import css from './operations.module.css'

const height = 80
const width = 22

/** Analyses by day: a bar a day, with those that failed on top, narrower and red; the same in words for who cannot see it. */
export function DayBars({ days }: { days: Operations['days'] }) {
  const { t } = useTranslation('admin')
  const most = Math.max(1, ...days.map(({ completed, failed }) => completed + failed))
  const tall = (count: number) => Math.round((count / most) * height)
  return (
    <ol className={css.bars}>
      {days.map(({ day, completed, failed }) => (
        <li key={day}>
          <span className={css.count} aria-hidden="true">
            {completed + failed > 0 ? formatNumber(completed + failed) : ''}
          </span>
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <rect className={css.completed} x="0" y={height - tall(completed)} width={width} height={tall(completed)} />
            <rect
              className={css.failed}
              x={width / 4}
              y={height - tall(completed) - tall(failed)}
              width={width / 2}
              height={tall(failed)}
            />
          </svg>
          <span className={css.day} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
          <span className="visually-hidden">
            {t('operations.day', {
              day: formatDay(day),
              completed: formatNumber(completed),
              failed: formatNumber(failed),
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}
