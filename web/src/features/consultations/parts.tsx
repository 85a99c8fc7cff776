import { type ConsultationRequest, isOpenConsultation } from '@karar/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/http/query-client.ts'
import { Thread } from '../../ui/legal/thread.tsx'
import { TimeList } from '../../ui/legal/time-list.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { meQuery } from '../accounts/api.ts'
import { entriesQuery, messagesQuery, saveStatement, sendMessage, summaryQuery } from './api.ts'
import { refusalOf } from './refusal.ts'

/** The conversation about an own request. */
export function OwnThread({ request: { id, status, document_name } }: { request: ConsultationRequest }) {
  const { t } = useTranslation('consultations')
  const list = useInfiniteQuery(messagesQuery(id))
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('thread.notLoaded')} error={list.error} onRetry={() => list.refetch()} />
  }
  if (!list.data) return <Spinner />
  return (
    <Thread
      about={`${id} ${queryClient.getQueryData(meQuery.queryKey)?.id}`}
      title={document_name}
      messages={list.data.pages.flatMap(({ rows }) => rows)}
      desk={false}
      closed={!isOpenConsultation(status)}
      onEarlier={list.hasNextPage ? () => void list.fetchNextPage() : null}
      onSend={(content) =>
        sendMessage(id, content).catch((error) => {
          throw new Error(refusalOf(error))
        })
      }
    />
  )
}

/** The time that was spent on an own request. */
export function OwnTime({ request: { id } }: { request: ConsultationRequest }) {
  const { t } = useTranslation('consultations')
  const entries = useInfiniteQuery(entriesQuery(id))
  const summary = useQuery(summaryQuery(id))
  const error = entries.error ?? summary.error
  if (error && !(entries.data && summary.data)) {
    const retry = () => Promise.all([entries.refetch(), summary.refetch()])
    return <FailedToLoad title={t('time.notLoaded')} error={error} onRetry={retry} />
  }
  if (!entries.data || !summary.data) return <Spinner />
  return (
    <TimeList
      entries={entries.data.pages.flatMap(({ rows }) => rows)}
      summary={summary.data}
      onEarlier={entries.hasNextPage ? () => void entries.fetchNextPage() : null}
      onStatement={(format) => saveStatement(id, format)}
    />
  )
}
