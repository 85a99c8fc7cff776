/**
 * A stand-in for a language model, in the wire formats of OpenAI, Anthropic and Google: for journeys, and to see a second
 * reading without a model. `node server/src/features/second-reading/testing/serve-model.ts`; prints its address. A model called
 * `broken` answers in prose; one called `slow` takes a second for each answer.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { openModelServer } from '../../../lib/ai/testing/model-server.ts'
import { goodReading } from './model-mind.ts'

const server = await openModelServer(async (asked) => {
  if (asked.model === 'broken') return 'I have read it and find nothing wrong.'
  if (asked.model === 'slow') await delay(1000)
  return goodReading(asked)
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
