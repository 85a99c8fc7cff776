import type { DeskRequest, Entitlement } from '@karar/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRupees, formatTwoDecimals } from '../../../lib/text/format.ts'
import { formatDayAndTime } from '../../../lib/text/times.ts'
import { useKeepRow } from '../../../ui/focus/use-keep-focus.ts'
import { UrgencyBars } from '../../../ui/legal/urgency-bars.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RequestButtons } from './request-buttons.tsx'
import css from './request-row.module.css'
import { TimerStrip } from './timer-strip.tsx'
import type { RequestActions } from './use-request-actions.tsx'

interface Props {
  request: DeskRequest
  /** a call for it is on its way */
  busy: boolean
  /** what could not be done with it */
  problem: string | null
  act: RequestActions['act']
  dismiss: RequestActions['dismiss']
}

/** One request: who asks, about what, how soon, where it stands, what can be done. */
export const RequestRow = memo(function RequestRow({ request, busy, problem, act, dismiss }: Props) {
  const { t } = useTranslation(['admin', 'consultations'])
  const row = useKeepRow()
  const { document_id, document_name, user_name, urgency } = request
  return (
    <li className={css.row} ref={row} tabIndex={-1}>
      <div className={css.who}>
        <h2 className={css.name}>{user_name}</h2>
        <p>{request.company_name}</p>
        <p>{request.user_email}</p>
        {request.contact_info !== request.user_email && <p className={css.contact}>{request.contact_info}</p>}
      </div>
      <div className={css.what}>
        <p>
          {document_id ? (
            <Link className={css.document ?? ''} to={`/documents/${document_id}/results`}>
              {document_name}
            </Link>
          ) : (
            <b>{t('requests.deleted', { name: document_name })}</b>
          )}
        </p>
        <p className={css.words}>{request.description}</p>
        <Standing request={request} />
        {request.admin_notes && (
          <p className={css.notes}>
            <b>{t('requests.notes')}</b> {request.admin_notes}
          </p>
        )}
        {request.timer && <TimerStrip request={request} busy={busy} onStop={() => act('stop', request)} />}
      </div>
      <div className={css.soon}>
        <p className={css.urgency}>
          <UrgencyBars urgency={urgency} />
          {t(`consultations:urgency.${urgency}.name`)}
        </p>
        <p>{t('requests.within', { time: t(`consultations:urgency.${urgency}.time`) })}</p>
        <Due request={request} />
        <Grants {...request.entitlement} />
      </div>
      <RequestButtons request={request} busy={busy} act={act} />
      {problem && (
        <div className={css.problem}>
          <Notice tone="error" onClose={dismiss}>
            {problem}
          </Notice>
        </div>
      )}
    </li>
  )
})

/** Status, lawyer, and what it has cost so far. */
function Standing({ request }: { request: DeskRequest }) {
  const { t } = useTranslation('admin')
  const { status, assigned_lawyer: lawyer, created_at, total_hours, total_billable_amount, flagged_entries } = request
  return (
    <>
      <p className={css.standing} data-odd={status === 'cancelled' || undefined}>
        {lawyer
          ? t(`requests.standing.${status}With`, { lawyer })
          : t(`requests.standing.${status}`, { date: formatDayAndTime(created_at) })}
        {total_hours > 0 &&
          ` ${t('requests.billed', { hours: formatTwoDecimals(total_hours), amount: formatRupees(total_billable_amount) })}`}
      </p>
      {flagged_entries > 0 && <p className={css.late}>{t('requests.flagged', { count: flagged_entries })}</p>}
      {request.awaiting_reply && <p className={css.waits}>{t('requests.awaiting')}</p>}
    </>
  )
}

/** What the plan granted on the day of the request. */
function Grants({ kind, minutes, price }: Entitlement) {
  const { t } = useTranslation('admin')
  return <p>{t(`requests.grants.${kind}`, { minutes: minutes ?? 0, price: formatRupees(price ?? 0) })}</p>
}

function Due({ request: { due_at, answered_at, overdue, status } }: { request: DeskRequest }) {
  const { t } = useTranslation('admin')
  if (overdue) return <p className={css.late}>{t('requests.overdue', { date: formatDayAndTime(due_at) })}</p>
  if (answered_at || status === 'completed' || status === 'cancelled') return null
  return <p>{t('requests.due', { date: formatDayAndTime(due_at) })}</p>
}
