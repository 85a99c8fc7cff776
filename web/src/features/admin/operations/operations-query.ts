import { Operations } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/http/http.ts'

/** How the work goes, looked at again each minute. */
export const operationsQuery = queryOptions({
  queryKey: ['admin', 'operations'],
  queryFn: ({ signal }) => request(Operations, '/admin/operations', { signal }),
  staleTime: 10_000,
  refetchInterval: 60_000,
})
