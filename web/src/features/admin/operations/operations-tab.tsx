import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/text/days.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { formatDayAndTime } from '../../../lib/text/times.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { DayBars } from './day-bars.tsx'
import { ageOf, sizeOf } from './measures.ts'
import css from './operations.module.css'
import { operationsQuery } from './operations-query.ts'

/** How the work goes: what is analysed, what fails and why, what waits, and what is stored. */
export function OperationsTab() {
  const { t } = useTranslation('admin')
  const { data, isError, error, refetch } = useQuery(operationsQuery)
  if (isError && !data) return <FailedToLoad title={t('operations.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton />
  const { days, failures, queue, storage } = data
  const oldest = queue.oldest_waiting_seconds
  const total = days.reduce((sum, { completed }) => sum + completed, 0)
  const failed = days.reduce((sum, one) => sum + one.failed, 0)
  return (
    <div className={css.parts}>
      <section>
        <h2>{t('operations.days')}</h2>
        <p className={css.quiet}>
          {t('operations.daysSum', { completed: formatNumber(total), failed: formatNumber(failed) })}
        </p>
        <DayBars days={days} />
      </section>
      <section>
        <h2>{t('operations.failures')}</h2>
        {failures.length === 0 ? (
          <p className={css.quiet}>{t('operations.noFailures')}</p>
        ) : (
          <ul className={css.list}>
            {failures.map(({ reason, message, count, last_at }) => (
              <li key={reason}>
                <p>
                  <b>{formatNumber(count)}</b> {message || reason || t('operations.noReason')}
                </p>
                <p className={css.quiet}>
                  {reason
                    ? t('operations.last', { date: formatDayAndTime(last_at), reason })
                    : t('operations.lastBare', { date: formatDayAndTime(last_at) })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('operations.queue')}</h2>
        <dl className={css.facts}>
          <Fact name={t('operations.waiting')} value={formatNumber(queue.waiting)} />
          <Fact
            name={t('operations.oldest')}
            value={oldest === null ? t('operations.nothingWaits') : ageOf(t, oldest)}
          />
          <Fact name={t('operations.running')} value={formatNumber(queue.running)} />
          <Fact name={t('operations.letters')} value={formatNumber(queue.letters_waiting)} />
        </dl>
      </section>
      <section>
        <h2>{t('operations.storage')}</h2>
        <dl className={css.facts}>
          <Fact name={t('operations.documents')} value={formatNumber(storage.documents)} />
          <Fact name={t('operations.used')} value={sizeOf(t, storage.used_bytes)} />
          <Fact name={t('operations.room')} value={sizeOf(t, storage.room_bytes)} />
        </dl>
      </section>
      <p className={css.quiet}>{t('operations.since', { day: formatDay(days[0]?.day ?? '') })}</p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
