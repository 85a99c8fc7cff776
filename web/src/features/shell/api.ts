import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/http.ts'
import { HttpError } from '../../lib/http/http-error.ts'

/**
 * How many accounts wait for approval. Only administrators may ask. Apart from what else administration asks for: this is
 * known on every page, and the shapes of all the rest are not made for it.
 */
export const pendingCountQuery = queryOptions({
  queryKey: ['admin', 'pending-count'],
  queryFn: async ({ signal }) => {
    const response = await call('/admin/pending-users?limit=1', { signal })
    return Number(response.headers.get('x-total-count') ?? 0)
  },
  staleTime: 0,
  // Who is refused is asked for something else first; coming back to the window asks again.
  refetchInterval: ({ state }) => (state.error instanceof HttpError && state.error.status === 403 ? false : 30_000),
})
