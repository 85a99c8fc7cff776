import { type CorrectTime, type DeskRequest, isOpenConsultation, mostMinutes, type TimeEntry } from '@karar/schema'
import { NumberInput, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { Thread } from '../../../ui/legal/thread.tsx'
import { TimeList } from '../../../ui/legal/time-list.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { meQuery } from '../../accounts/api.ts'
import { entriesQuery, messagesQuery, saveStatement, sendMessage, summaryQuery } from '../../consultations/api.ts'
import { correctEntry, refreshRequests } from './request-calls.ts'
import { Form } from './request-forms.tsx'

const detailOf = (error: unknown) => (error instanceof HttpError ? error.errors[0]?.message || error.detail : '')

/** The conversation with the requester. */
export function DeskThread({ request: { id, status } }: { request: DeskRequest }) {
  const { t } = useTranslation('consultations')
  const list = useInfiniteQuery(messagesQuery(id))
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('thread.notLoaded')} error={list.error} onRetry={() => list.refetch()} />
  }
  if (!list.data) return <Spinner />
  return (
    <Thread
      about={`${id} ${queryClient.getQueryData(meQuery.queryKey)?.id}`}
      messages={list.data.pages.flatMap(({ rows }) => rows)}
      desk
      closed={!isOpenConsultation(status)}
      onEarlier={list.hasNextPage ? () => void list.fetchNextPage() : null}
      onSend={async (content) => {
        try {
          await sendMessage(id, content)
        } catch (error) {
          throw new Error(detailOf(error))
        }
        await refreshRequests(id)
      }}
    />
  )
}

/** The time on a request, with the statement; an entry can be put right. */
export function DeskTime({ request: { id } }: { request: DeskRequest }) {
  const { t } = useTranslation('consultations')
  const entries = useInfiniteQuery(entriesQuery(id))
  const summary = useQuery(summaryQuery(id))
  const [corrected, setCorrected] = useState<TimeEntry | null>(null)
  const error = entries.error ?? summary.error
  if (error && !(entries.data && summary.data)) {
    const retry = () => Promise.all([entries.refetch(), summary.refetch()])
    return <FailedToLoad title={t('time.notLoaded')} error={error} onRetry={retry} />
  }
  if (!entries.data || !summary.data) return <Spinner />
  if (corrected) return <CorrectForm id={id} entry={corrected} onDone={() => setCorrected(null)} />
  return (
    <TimeList
      entries={entries.data.pages.flatMap(({ rows }) => rows)}
      summary={summary.data}
      onEarlier={entries.hasNextPage ? () => void entries.fetchNextPage() : null}
      onStatement={(format) => saveStatement(id, format)}
      onCorrect={setCorrected}
    />
  )
}

/** Minutes, rate and work of an entry as they should have been, and why. */
function CorrectForm({ id, entry, onDone }: { id: string; entry: TimeEntry; onDone: () => void }) {
  const { t } = useTranslation('admin')
  const [minutes, setMinutes] = useState<number | string>(entry.duration_minutes)
  const [rate, setRate] = useState<number | string>(entry.billable_rate)
  const [description, setDescription] = useState(entry.description)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  function submit() {
    const areNumbers = typeof minutes === 'number' && typeof rate === 'number'
    const said = reason.trim()
    setProblem(areNumbers ? (said ? '' : t('requests.noReason')) : t('requests.wrongMinutes'))
    if (!areNumbers || !said) return undefined
    return send({ duration_minutes: minutes, billable_rate: rate, description, reason: said })
  }
  async function send(sent: CorrectTime) {
    try {
      await correctEntry(id, entry.id, sent)
      await refreshRequests(id)
      onDone()
      return ''
    } catch (error) {
      return detailOf(error) || t('requests.failed.correct')
    }
  }
  return (
    <Form confirm={t('requests.saveEntry')} problem={problem} onKeep={onDone} onSubmit={submit}>
      <NumberInput
        label={t('requests.minutes')}
        decimalScale={2}
        min={0}
        max={mostMinutes}
        hideControls
        value={minutes}
        onChange={setMinutes}
        data-autofocus
      />
      <NumberInput
        label={t('requests.rate')}
        prefix="₹"
        thousandSeparator=","
        thousandsGroupStyle="lakh"
        decimalScale={2}
        hideControls
        value={rate}
        onChange={setRate}
      />
      <TextInput
        label={t('requests.work')}
        maxLength={500}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      <TextInput
        label={t('requests.reason')}
        description={t('requests.reasonHint')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Form>
  )
}
