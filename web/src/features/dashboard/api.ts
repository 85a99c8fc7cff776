import { DashboardOverview, Health } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { usageQuery } from '../usage/api.ts'

/** Longer than a document is usually analysed: those on the page are watched one by one. */
const slowly = 10_000

/** How the person's documents stand. Always asked anew when the page is opened: uploads and deletions change it. */
export const overviewQuery = queryOptions({
  queryKey: ['dashboard', 'overview'],
  queryFn: async ({ signal }) => {
    const overview = await request(DashboardOverview, '/dashboard/overview', { signal })
    queryClient.setQueryData(usageQuery.queryKey, overview.usage_info)
    return overview
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data && state.data.document_status.analyzing > 0 ? slowly : false),
})

export function refreshOverview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey })
}

/** How the parts of the product are. */
export const healthQuery = queryOptions({
  queryKey: ['dashboard', 'health'],
  queryFn: ({ signal }) => request(Health, '', { signal }),
  staleTime: 30_000,
})
