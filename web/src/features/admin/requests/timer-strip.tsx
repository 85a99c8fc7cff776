import type { DeskRequest } from '@karar/schema'
import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Square, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '../../../lib/text/format.ts'
import { formatDate, formatDayAndTime, formatTime } from '../../../lib/text/times.ts'
import { refreshRequests, timerQuery } from './request-calls.ts'
import css from './request-row.module.css'
import { shownTimer } from './ticking.ts'

interface Props {
  request: DeskRequest
  busy: boolean
  onStop: () => void
}

/** milliseconds between looks at the time that has passed */
const tickEvery = 1000

/** A running timer with time and money, from the server and ticking here; it goes when somebody stopped it elsewhere. */
export function TimerStrip({ request, busy, onStop }: Props) {
  const { t } = useTranslation('admin')
  const { data: timer, dataUpdatedAt } = useQuery(timerQuery(request.id))
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), tickEvery, { autoInvoke: true })
  const gone = timer?.has_active_timer === false
  useEffect(() => {
    if (gone) void refreshRequests(request.id)
  }, [gone, request.id])
  if (!timer || gone || timer.start_time === null) return null
  const { hours, minutes, amount, forgotten } = shownTimer(timer, now - dataUpdatedAt)
  return (
    <section className={css.timer} aria-label={t('requests.timer.label', { name: request.user_name })}>
      <p>
        <b className={css.figure}>{t('requests.timer.time', { hours, minutes })}</b>
        <span>{t('requests.timer.since', { time: sinceOf(timer.start_time, now) })}</span>
      </p>
      <p>
        <b className={css.figure}>{formatRupees(amount)}</b>
        <span>{t('requests.timer.rate', { rate: formatRupees(timer.billable_rate ?? 0) })}</span>
      </p>
      <Button
        className={css.stop ?? ''}
        variant="default"
        data-danger
        disabled={busy}
        leftSection={<Square size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t('action.named', { action: t('requests.stop'), name: request.user_name })}
        onClick={onStop}
      >
        {t('requests.stop')}
      </Button>
      {timer.description && <p className={css.work}>{timer.description}</p>}
      {forgotten && (
        <p className={css.forgotten}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('requests.timer.forgotten')}
        </p>
      )}
    </section>
  )
}

/** When it was started: of today only the time. */
function sinceOf(start: string, now: number): string {
  return formatDate(start) === formatDate(new Date(now).toISOString()) ? formatTime(start) : formatDayAndTime(start)
}
