import type { Comment, DocumentId } from '@karar/schema'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { commentsQuery } from './api.ts'
import { deletions } from './deletions.ts'
import { type LiveState, useLiveComments } from './live.ts'

interface Comments {
  query: UseInfiniteQueryResult
  rows: readonly Comment[]
  total: number
  live: LiveState
}

/** The comments of a document as far as they are here, kept up to date, without those that are being deleted. */
export function useComments(id: DocumentId): Comments {
  const live = useLiveComments(id)
  const query = useInfiniteQuery({ ...commentsQuery(id), enabled: live.ready })
  const { waiting, sent } = deletions.use()
  const all = query.data?.pages.flatMap((page) => page.rows) ?? []
  const rows = all.filter((row) => !sent.has(row.id) && !waiting.some((one) => one.id === row.id))
  const total = query.data?.pages.at(-1)?.total ?? 0
  return { query, rows, total: total - (all.length - rows.length), live }
}
