import { SampleScore } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'

/** What the sample contract scores: a real analysis, made by this server. */
export const sampleScoreQuery = queryOptions({
  queryKey: ['sample', 'score'],
  queryFn: ({ signal }) => request(SampleScore, '/sample/score', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
