import type { ListedDocument } from '@karar/schema'
import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useInSteps } from '../../lib/use-in-steps.ts'
import { documentsFor } from './api.ts'
import { useDeletions } from './tools/deletions.ts'
import type { DocumentFilters } from './tools/filters.ts'

interface Documents {
  query: UseInfiniteQueryResult
  /** they are here */
  known: boolean
  rows: readonly ListedDocument[]
  total: number
}

/** The documents asked for as far as they are here, without those that are being deleted. */
export function useDocuments(filters: DocumentFilters): Documents {
  const query = useInfiniteQuery({ ...documentsFor(filters), placeholderData: keepPreviousData })
  const { waiting, sent } = useDeletions()
  const data = useInSteps(query.data)
  const all = data?.pages.flatMap((page) => page.rows) ?? []
  const rows = all.filter(({ id }) => !sent.has(id) && !waiting.some((one) => one.id === id))
  const total = data?.pages.at(-1)?.total ?? 0
  return { query, known: data !== undefined, rows, total: total - (all.length - rows.length) }
}
