import {
  ActiveTimer,
  type ChangeConsultation,
  type CorrectTime,
  type DeskFilter,
  DeskRequest,
  type StartTimer,
  StoppedTimer,
  type StopTimer,
  TimeEntry,
  type Urgency,
} from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '../../../lib/http/http.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { asQuery, type ListPage, readPage } from '../../../lib/http/read-page.ts'
import { refreshTime } from '../../consultations/api.ts'
import { overviewQuery } from '../api.ts'

/** Which requests are asked for; '' is any. A type, so that it can be a query. */
export type RequestFilters = {
  status: DeskFilter | ''
  urgency: Urgency | ''
  q: string
}

/** milliseconds between looks at what others may have changed */
const lookEvery = 60_000

const requestsKey = ['admin', 'requests']
const base = '/admin/legal-consultation'

export const deskQuery = (filters: RequestFilters) =>
  infiniteQueryOptions({
    queryKey: [...requestsKey, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(DeskRequest, `${base}/requests`, { ...filters, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: lookEvery,
  })

/** Names that requests were assigned to before. */
export const lawyersQuery = queryOptions({
  queryKey: ['admin', 'lawyers'],
  queryFn: ({ signal }) => request(z.array(z.string()), `${base}/lawyers`, { signal }),
  staleTime: 0,
})

const timerKey = (id: string) => ['legal-timer', id]
/** The timer of a request, by the clock of the server; looked at again each minute, since others may stop it. */
export const timerQuery = (id: string) =>
  queryOptions({
    queryKey: timerKey(id),
    queryFn: ({ signal }) => request(ActiveTimer, `/legal-requests/${id}/active-timer`, { signal }),
    staleTime: 0,
    refetchInterval: lookEvery,
  })

/** Changes a request. Notes may be longer than an address: they, and what was seen before, go in the body. */
export async function changeRequest(
  id: string,
  { status = '', assigned_lawyer = '', ...rest }: Omit<ChangeConsultation, 'status'> & { status?: string },
): Promise<DeskRequest> {
  return request(DeskRequest, `${base}/requests/${id}${asQuery({ status, assigned_lawyer })}`, {
    method: 'PUT',
    ...(Object.keys(rest).length > 0 && { json: rest }),
  })
}

export function startTimer(id: string, json: StartTimer): Promise<ActiveTimer> {
  return request(ActiveTimer, `/legal-requests/${id}/start-timer`, { method: 'POST', json })
}

export function stopTimer(id: string, json: StopTimer): Promise<StoppedTimer> {
  return request(StoppedTimer, `/legal-requests/${id}/stop-timer`, { method: 'POST', json })
}

export function correctEntry(id: string, entryId: string, json: CorrectTime): Promise<TimeEntry> {
  return request(TimeEntry, `/legal-requests/${id}/time-entries/${entryId}`, { method: 'PUT', json })
}

/** Shows a newer state of a request in every list at once. */
export function keepRequest(now: DeskRequest): void {
  queryClient.setQueriesData<InfiniteData<ListPage<DeskRequest>>>(
    { queryKey: requestsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, rows: page.rows.map((row) => (row.id === now.id ? now : row)) })),
      },
  )
}

/** Asks again for all that a change of a request shows in. */
export async function refreshRequests(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: requestsKey }),
    queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: timerKey(id) }),
    refreshTime(id),
  ])
}
