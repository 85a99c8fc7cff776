import { type DeskRequest, isOpenConsultation, type TimeEntry } from '@karar/schema'
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
import { CorrectForm } from './correct-form.tsx'
import { refreshRequests } from './request-calls.ts'

const detailOf = (error: unknown) => (error instanceof HttpError ? error.errors[0]?.message || error.detail : '')

/** The conversation with the requester. */
export function DeskThread({ request: { id, status, user_name: name } }: { request: DeskRequest }) {
  const { t } = useTranslation('consultations')
  const list = useInfiniteQuery(messagesQuery(id))
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('thread.notLoaded')} error={list.error} onRetry={() => list.refetch()} />
  }
  if (!list.data) return <Spinner />
  return (
    <Thread
      about={`${id} ${queryClient.getQueryData(meQuery.queryKey)?.id}`}
      title={name}
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
export function DeskTime({ request: { id, user_name: name } }: { request: DeskRequest }) {
  const { t } = useTranslation('consultations')
  const entries = useInfiniteQuery(entriesQuery(id))
  const summary = useQuery(summaryQuery(id))
  const [corrected, setCorrected] = useState<TimeEntry | null>(null)
  const [cameFrom, setCameFrom] = useState<string>()
  const error = entries.error ?? summary.error
  if (error && !(entries.data && summary.data)) {
    const retry = () => Promise.all([entries.refetch(), summary.refetch()])
    return <FailedToLoad title={t('time.notLoaded')} error={error} onRetry={retry} />
  }
  if (!entries.data || !summary.data) return <Spinner />
  if (corrected) return <CorrectForm id={id} name={name} entry={corrected} onDone={() => setCorrected(null)} />
  return (
    <TimeList
      entries={entries.data.pages.flatMap(({ rows }) => rows)}
      summary={summary.data}
      onEarlier={entries.hasNextPage ? () => void entries.fetchNextPage() : null}
      onStatement={(format) => saveStatement(id, format)}
      onCorrect={(entry) => {
        setCorrected(entry)
        setCameFrom(entry.id)
      }}
      cameFrom={cameFrom}
    />
  )
}
