import type { Operations } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/text/format.ts'
import { ageOf, sizeOf } from './measures.ts'
import { operationsQuery } from './operations-query.ts'
import { type Trouble, troublesOf } from './troubles.ts'
import css from './work-line.module.css'

/** Below the figures on every tab: what was analysed today, what waits, what is stored; and what is amiss, if anything. */
export function WorkLine({ overdue }: { overdue: number }) {
  const { data } = useQuery(operationsQuery)
  // a place is kept for it, so that nothing moves once it is there
  return <div className={css.line}>{data && <Work operations={data} overdue={overdue} />}</div>
}

function Work({ operations, overdue }: { operations: Operations; overdue: number }) {
  const { t } = useTranslation('admin')
  const { days, queue, storage } = operations
  const { completed, failed } = days.at(-1) ?? { completed: 0, failed: 0 }
  const oldest = queue.oldest_waiting_seconds
  const facts = {
    failed: formatNumber(failed),
    age: ageOf(t, oldest ?? 0),
    room: sizeOf(t, storage.room_bytes),
    waited: ageOf(t, queue.oldest_letter_seconds ?? 0),
    count: overdue,
  }
  const words: Record<Trouble, string> = {
    disk: t('operations.trouble.disk', facts),
    queue: t('operations.trouble.queue', facts),
    failures: t('operations.trouble.failures', facts),
    letters: t('operations.trouble.letters', facts),
    overdue: t('operations.trouble.overdue', facts),
  }
  return (
    <>
      <ul className={css.facts} aria-label={t('operations.label')}>
        <li>{t('operations.today', { completed: formatNumber(completed), failed: facts.failed })}</li>
        <li>
          {oldest === null
            ? t('operations.noneWait')
            : t('operations.wait', { count: queue.waiting, shown: formatNumber(queue.waiting), age: facts.age })}
        </li>
        <li>{t('operations.stored', { size: sizeOf(t, storage.used_bytes) })}</li>
      </ul>
      <div role="status">
        <ul className={css.troubles} aria-label={t('operations.trouble.label')}>
          {troublesOf(operations, overdue).map((trouble) => (
            <li key={trouble}>
              <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
              <Link to={{ search: trouble === 'overdue' ? '?tab=requests&status=overdue' : '?tab=operations' }}>
                {words[trouble]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
