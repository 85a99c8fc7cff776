import { AnalyzeResponse, DeletedDocuments, Document, type DocumentId, ListedDocument } from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { type ListPage, readPage } from '../../lib/http/read-page.ts'
import { refreshUsage } from '../usage/api.ts'
import { countPoll, expectEnd, nextPoll, pollsAfterAnalyze } from './progress/watch.ts'
import { forgetAnalyses, watchNewAnalysis } from './progress/watched.ts'
import { type DocumentFilters, noFilters } from './tools/filters.ts'
import { uploadForAnalysis, uploadSample } from './upload/sample.ts'

export { useTellsOf } from './progress/told-elsewhere.ts'

type DocumentsPage = ListPage<ListedDocument>

const listKey = ['documents', 'list']

/** The documents that are asked for, page by page. */
export const documentsFor = (filters: DocumentFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<DocumentsPage> =>
      readPage(ListedDocument, '/documents', { ...filters, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
  })

/** All documents, newest first. */
export const documentsQuery = documentsFor(noFilters)

/** Those that are being analysed. */
export const runningQuery = documentsFor({ ...noFilters, status: 'analyzing' })

export const documentQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: async ({ signal }) => {
      const document = await request(Document, `/documents/${id}`, { signal })
      countPoll(document)
      spread(document)
      return document
    },
  })

/** Shows a state of a document that was told without being asked for. */
export async function takeDocument(document: Document): Promise<void> {
  const { queryKey } = documentQuery(document.id)
  // an answer that is on its way is older
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, document)
  spread(document)
}

/** What a new state of a document changes elsewhere. */
function spread(document: Document): void {
  // one that failed is given back
  if (document.analysis_status === 'failed') void refreshUsage()
  keepInList(document)
}

/** When to ask after a document again: for as long as its analysis runs. */
export const whileAnalyzing = {
  refetchInterval: ({ state: { data, error } }: { state: { data: Document | undefined; error: Error | null } }) =>
    error instanceof HttpError && error.status === 404 ? false : nextPoll(data),
}

/** Starts the analysis, or starts it again, and watches it from then on. */
export async function startAnalysis(id: DocumentId): Promise<AnalyzeResponse> {
  const started = await request(AnalyzeResponse, `/documents/${id}/analyze`, { method: 'POST', json: {} })
  expectEnd(id, pollsAfterAnalyze)
  watchNewAnalysis(id)
  // What is shown of it may be its last end, and that is asked after no more.
  void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey })
  return started
}

/** Uploads the sample contract and starts its analysis; returns the document to open. */
export async function analyseSample(): Promise<DocumentId> {
  const id = await uploadSample()
  void refreshList()
  return id
}

/** Uploads a file as any other and starts its analysis; returns the document to open. */
export async function analyseFile(file: File): Promise<DocumentId> {
  const id = await uploadForAnalysis(file)
  void refreshList()
  void refreshUsage()
  return id
}

export function renameDocument(id: DocumentId, original_filename: string): Promise<Document> {
  return request(Document, `/documents/${id}`, { method: 'PATCH', json: { original_filename } })
}

/** Deletes one document, also while the page is being left. */
export async function deleteDocument(id: DocumentId): Promise<void> {
  forgetAnalyses(new Set([id]))
  await call(`/documents/${id}`, { method: 'DELETE', keepalive: true })
}

/** Deletes up to a hundred documents, also while the page is being left. */
export function deleteDocuments(ids: readonly DocumentId[]): Promise<DeletedDocuments> {
  forgetAnalyses(new Set(ids))
  return request(DeletedDocuments, '/documents/delete', { method: 'POST', json: { ids }, keepalive: true })
}

/** The file as it was uploaded. */
export async function originalFile(id: DocumentId): Promise<Blob> {
  return (await call(`/documents/${id}/file`)).blob()
}

export function refreshList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey })
}

/** Shows a newer state of a document in every list without asking for the lists again. */
export function keepInList(document: Document): void {
  changeLists((page) => ({
    ...page,
    rows: page.rows.map((row) => (row.id === document.id ? { ...row, ...document } : row)),
  }))
}

/** Takes documents that are gone out of every list. */
export function dropFromLists(ids: ReadonlySet<DocumentId>): void {
  changeLists((page, pages) => {
    const gone = pages.flatMap(({ rows }) => rows).filter(({ id }) => ids.has(id)).length
    return { ...page, rows: page.rows.filter(({ id }) => !ids.has(id)), total: page.total - gone }
  })
}

function changeLists(change: (page: DocumentsPage, pages: readonly DocumentsPage[]) => DocumentsPage): void {
  queryClient.setQueriesData(
    { queryKey: listKey },
    (list: InfiniteData<DocumentsPage> | undefined) =>
      list && { ...list, pages: list.pages.map((page) => change(page, list.pages)) },
  )
}
