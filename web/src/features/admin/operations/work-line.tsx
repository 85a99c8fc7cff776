import type { Operations } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/text/format.ts'
import { ageOf, sizeOf } from './measures.ts'
import { operationsQuery } from './operations-query.ts'
import { type DeskTroubles, type Trouble, troublesOf } from './troubles.ts'
import css from './work-line.module.css'

/** Below the figures on every tab: what was analysed today, what waits, what is stored; and what is amiss, if anything. */
export function WorkLine(desk: DeskTroubles) {
  const { data } = useQuery(operationsQuery)
  // a place is kept for it, so that nothing moves once it is there
  return <div className={css.line}>{data && <Work operations={data} desk={desk} />}</div>
}

/** Where what is amiss at the legal desk is seen; the rest stands under operations. */
const placeOf: Partial<Record<Trouble, string>> = {
  overdue: '?tab=requests&status=overdue',
  time: '?tab=requests&status=unchecked_time',
}

function Work({ operations, desk }: { operations: Operations; desk: DeskTroubles }) {
  const { t } = useTranslation('admin')
  const { days, queue, storage } = operations
  const { completed, failed } = days.at(-1) ?? { completed: 0, failed: 0 }
  const oldest = queue.oldest_waiting_seconds
  const facts = {
    failed: formatNumber(failed),
    age: ageOf(t, oldest ?? 0),
    room: sizeOf(t, storage.room_bytes),
    waited: ageOf(t, queue.oldest_letter_seconds ?? 0),
  }
  const words: Record<Trouble, string> = {
    disk: t('operations.trouble.disk', facts),
    queue: t('operations.trouble.queue', facts),
    failures: t('operations.trouble.failures', facts),
    letters: t('operations.trouble.letters', facts),
    overdue: t('operations.trouble.overdue', { count: desk.overdue }),
    time: t('operations.trouble.time', { count: desk.unchecked }),
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
          {troublesOf(operations, desk).map((trouble) => (
            <li key={trouble}>
              <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
              <Link to={{ search: placeOf[trouble] ?? '?tab=operations' }}>{words[trouble]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
