import type { ListedDocument } from '@karar/schema'
import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { documentsFor } from './api.ts'
import { useDeletions } from './tools/deletions.ts'
import type { DocumentFilters } from './tools/filters.ts'

interface Documents {
  query: UseInfiniteQueryResult
  rows: readonly ListedDocument[]
  total: number
}

/** The documents asked for as far as they are here, without those that are being deleted. */
export function useDocuments(filters: DocumentFilters): Documents {
  const query = useInfiniteQuery({ ...documentsFor(filters), placeholderData: keepPreviousData })
  const { waiting, sent } = useDeletions()
  const all = query.data?.pages.flatMap((page) => page.rows) ?? []
  const rows = all.filter(({ id }) => !sent.has(id) && !waiting.some((one) => one.id === id))
  const total = query.data?.pages.at(-1)?.total ?? 0
  return { query, rows, total: total - (all.length - rows.length) }
}
