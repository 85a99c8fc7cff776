import { AnalyzeResponse, Document, type DocumentId } from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call, parse, request } from '../../lib/http.ts'
import { nextCursor } from '../../lib/next-cursor.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refreshUsage } from '../usage/api.ts'
import { uploadSample } from './sample.ts'
import { countPoll, nextPoll } from './watch.ts'

/** One page of the list, newest first. */
export interface DocumentsPage {
  rows: Document[]
  next: string | null
  total: number
}

export const documentsQuery = infiniteQueryOptions({
  queryKey: ['documents', 'list'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }): Promise<DocumentsPage> => {
    const response = await call(`/documents${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`, { signal })
    const rows = parse(z.array(Document), await response.json().catch(() => undefined))
    return {
      rows,
      next: nextCursor(response.headers.get('link')),
      total: Number(response.headers.get('x-total-count') ?? rows.length),
    }
  },
  getNextPageParam: (page) => page.next,
})

export const documentQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: async ({ signal }) => {
      const document = await request(Document, `/documents/${id}`, { signal })
      countPoll(document)
      // one that failed is given back
      if (document.analysis_status === 'failed') void refreshUsage()
      keepInList(document)
      return document
    },
  })

/** When to ask after a document again: for as long as its analysis runs. */
export const whileAnalyzing = {
  refetchInterval: ({ state }: { state: { data: Document | undefined } }) => nextPoll(state.data),
}

/** Starts the analysis, or starts it again. */
export function startAnalysis(id: DocumentId): Promise<AnalyzeResponse> {
  return request(AnalyzeResponse, `/documents/${id}/analyze`, { method: 'POST', json: {} })
}

/** Uploads the sample contract and starts its analysis; returns the document to open. */
export async function analyseSample(): Promise<DocumentId> {
  const id = await uploadSample()
  void refreshList()
  return id
}

export async function deleteDocument(id: DocumentId): Promise<void> {
  await call(`/documents/${id}`, { method: 'DELETE' })
}

/** The file as it was uploaded. */
export async function originalFile(id: DocumentId): Promise<Blob> {
  return (await call(`/documents/${id}/file`)).blob()
}

export function refreshList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey })
}

/** Shows a newer state of a document in the list without asking for the list again. */
export function keepInList(document: Document): void {
  queryClient.setQueryData(
    documentsQuery.queryKey,
    (list: InfiniteData<DocumentsPage> | undefined) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === document.id ? document : row)),
        })),
      },
  )
}
