import {
  AdminDocument,
  type AnalysisStatus,
  DocumentContent,
  type DocumentId,
  type User,
  type UserId,
} from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, request } from '../../../lib/http/http.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { type ListPage, readPage } from '../../../lib/http/read-page.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** Which documents are asked for; '' is any. A type, so that it can be a query. */
export type DocumentFilters = {
  user: UserId | ''
  status: AnalysisStatus | ''
  q: string
}

/** milliseconds between looks at a list in which something is being analysed */
const pollEvery = 5000

const documentsKey = ['admin', 'documents']
export const allDocumentsQuery = ({ user, ...filters }: DocumentFilters) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey, { user, ...filters }],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(
        AdminDocument,
        user ? `/admin/users/${user}/documents` : '/admin/documents',
        { ...filters, cursor: pageParam },
        signal,
      ),
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) => {
      const rows = data?.pages.flatMap((page) => page.rows) ?? []
      return rows.some((row) => row.analysis_status === 'analyzing') ? pollEvery : false
    },
  })

/** The text of a document. Each time it is fetched is a line in the audit log, so it is fetched once for each opening. */
export const contentQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['admin-content', id],
    queryFn: ({ signal }) => request(DocumentContent, `/admin/documents/${id}/content`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** A large file over a slow line takes its time. */
const tenMinutes = 600_000

/** Saves the file as it was uploaded, under its name. */
export async function downloadDocument(id: DocumentId, name: string): Promise<void> {
  const response = await call(`/admin/documents/${id}/download`, { timeout: tenMinutes })
  saveFile(await response.blob(), name)
}

export async function deleteAnyDocument(id: DocumentId): Promise<void> {
  await call(`/admin/documents/${id}`, { method: 'DELETE' })
}

/** What somebody is called whose row was shown here before, in the list of accounts or of documents. */
export function knownName(user: UserId): string | undefined {
  const rowsOf = <Row>(key: string[]) =>
    queryClient
      .getQueriesData<InfiniteData<ListPage<Row>>>({ queryKey: key })
      .flatMap(([, list]) => list?.pages.flatMap((page) => page.rows) ?? [])
  return (
    rowsOf<User>(['admin', 'users']).find((row) => row.id === user)?.full_name ??
    rowsOf<AdminDocument>(documentsKey).find((row) => row.user_id === user)?.user_name
  )
}
