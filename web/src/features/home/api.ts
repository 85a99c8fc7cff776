import { type Health, type SampleScore, severities } from '@karar/schema'
import { requestLight } from '../../lib/http/http.ts'
import { having, isNumber, isText, listOf, oneOf, orNull } from '../../lib/http/light-shape.ts'

const sampleScore = having<SampleScore>({
  safety_score: isNumber,
  verdict: isText,
  lost: listOf(
    having<SampleScore['lost'][number]>({
      points: isNumber,
      words: isText,
      number: orNull(isText),
      severity: orNull(oneOf(severities)),
    }),
  ),
})

/** What the sample contract scores: a real analysis, made by this server. */
export const sampleScoreQuery = {
  queryKey: ['sample', 'score'],
  queryFn: () => requestLight(sampleScore, '/sample/score'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

const speech = having<{ components: Pick<Health['components'], 'speech'> }>({
  components: having({ speech: oneOf(['ok', 'degraded', 'down', 'off']) }),
})

/** Asked once: whether this Karar can speak is a setting of it. */
export const speechQuery = {
  queryKey: ['health', 'speech'],
  queryFn: () => requestLight(speech, ''),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}
