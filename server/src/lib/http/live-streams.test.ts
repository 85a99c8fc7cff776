import type { UserId } from '@karar/schema'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedStream, openEventStream } from '../../testing/event-stream.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { openLog } from '../settings/log.ts'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { type Live, openLive, type Topic } from './live.ts'
import { openStreams } from './live-streams.ts'

const topic = 'document:x' as Topic
const id = 'somebody' as UserId
const log = openLog('silent')
let karar: TestKarar
let live: Live
let app: App
let stillAllowed = true
beforeAll(async () => {
  karar = await openTestKarar()
  live = openLive(karar.parts.database.connection, log)
  app = fastify() as unknown as App
  const streams = openStreams(app, live, log, 20)
  const reader = async () => {
    if (!stillAllowed) throw new AppError('authentication_required')
    return id
  }
  app.get('/events', (_request, reply) =>
    streams.open(reply, { id, topic, reader, tell: async (_, data) => ({ event: 'told', data }) }),
  )
})
afterAll(async () => {
  await app.close()
  await live.close()
  await karar.close()
})

const listen = (): Promise<OpenedStream> => openEventStream(app, '/events', '')

test('a stream says that it is still there, and ends by itself once its listener may not hear it any more', async () => {
  const stream = await listen()
  await expect.poll(stream.heartbeats).toBeGreaterThan(2)
  stillAllowed = false
  await stream.ended
  stillAllowed = true
  expect(stream.events).toEqual([])
})

test('whoever leaves is forgotten: streams can be opened again and again', async () => {
  for (let round = 0; round < 25; round++) {
    // the server hears of the one that was closed a moment later
    const status = async () => {
      const stream = await listen()
      stream.close()
      return stream.status
    }
    await expect.poll(status, { message: `round ${round}` }).toBe(200)
  }
})

test('news that are closed while their connection is being made are closed', async () => {
  const short = openLive(karar.parts.database.connection, log)
  const up = short.listening()
  await short.close()
  await up
})
