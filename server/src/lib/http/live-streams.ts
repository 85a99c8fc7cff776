import { Readable } from 'node:stream'
import type { UserId } from '@karar/schema'
import type { FastifyReply } from 'fastify'
import type { Log } from '../settings/log.ts'
import { words } from '../text/words.ts'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { accountTopic, type Live, type Topic } from './live.ts'

/** What goes over an event stream. */
export interface LiveEvent {
  event: string
  data: unknown
}

/** Somebody who has a page open. */
export interface Listener<Reader> {
  id: UserId
  topic: Topic
  /** Who they are at this moment. @throws AppError when they may not listen any more */
  reader(): Promise<Reader>
  /** What they are told of a note: nothing where it does not concern them. */
  tell(reader: Reader, note: unknown): Promise<LiveEvent | null>
  /** Notes may have been lost, and the listener is to read anew: what was told before is no measure any more. */
  forget?(): void
}

/** Open event streams (`text/event-stream`) of this process. */
export interface Streams {
  /** @throws AppError too_many_requests, unavailable */
  open<Reader>(reply: FastifyReply, listener: Listener<Reader>): Promise<FastifyReply>
}

/** so many a person and process: more pages than anybody looks at */
const mostOfOne = 20
/** whoever reads slower than this is cut off, and reads anew when back */
const mostWaiting = 200
const mostBytes = 256 * 1024
const heartbeat = ': still here\n\n'

/**
 * Streams that end when the server closes. Before anything is said on one, and every 20 seconds, it is asked again
 * whether its listener may still hear it.
 */
export function openStreams(app: App, live: Live, log: Log, heartbeatMs = 20_000): Streams {
  const open = new Set<{ beat(): void; end(): void }>()
  const counts = new Map<UserId, number>()
  const beating = setInterval(() => {
    for (const { beat } of open) beat()
  }, heartbeatMs).unref()
  let closing = false
  // an open stream would keep the server from closing
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(beating)
    for (const { end } of open) end()
  })

  function take(id: UserId): () => void {
    const count = counts.get(id) ?? 0
    if (count >= mostOfOne) throw new AppError('too_many_requests', { message: words.tooManyStreams, retryAfter: 60 })
    counts.set(id, count + 1)
    return () => {
      const left = (counts.get(id) ?? 1) - 1
      if (left > 0) counts.set(id, left)
      else counts.delete(id)
    }
  }

  return {
    open: async (reply, { id, topic, reader, tell, forget }) => {
      const leave = take(id)
      try {
        await live.listening()
        if (closing) throw new AppError('unavailable')
      } catch (error) {
        leave()
        throw error
      }
      const stream = new Readable({ read() {} })
      let ended = false
      let waiting = 0
      let last: Promise<void> = Promise.resolve()

      const say = (words: string) => {
        if (ended) return
        stream.push(words)
        if (stream.readableLength > mostBytes) end()
      }
      /** One after the other, so that what was said later is also heard later. */
      const next = (step: () => Promise<string>) => {
        if (ended) return
        if (++waiting > mostWaiting) return end()
        last = last
          .then(async () => {
            if (!ended) say(await step())
          })
          .catch((error) => {
            // whatever the reason: who cannot be asked is not told
            if (!(error instanceof AppError)) log.warn({ err: error }, 'a live stream ends')
            end()
          })
          .finally(() => waiting--)
      }
      const sayIfAllowed = (words: string) =>
        next(async () => {
          await reader()
          return words
        })
      const check = () => sayIfAllowed('')
      const stop = [
        live.subscribe(topic, {
          hear: (note) =>
            next(async () => {
              const event = await tell(await reader(), note)
              return event ? written(event) : ''
            }),
          missed: () =>
            next(async () => {
              await reader()
              forget?.()
              return written({ event: 'missed', data: {} })
            }),
        }),
        live.subscribe(accountTopic(id), { hear: check, missed: check }),
      ]
      const one = { beat: () => sayIfAllowed(heartbeat), end }
      open.add(one)
      function end() {
        if (ended) return
        ended = true
        for (const unsubscribe of stop) unsubscribe()
        open.delete(one)
        leave()
        stream.push(null)
      }
      stream.once('close', end)
      stream.on('error', (error) => log.debug({ err: error }, 'a live stream broke'))
      stream.push(': open\n\n')
      // for what changed before anybody listened here
      check()
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // kept for a next request, it would keep a closing server waiting
          .header('connection', 'close')
          .send(stream)
      )
    },
  }
}

/** JSON holds no line break, so it is one line of the stream. */
const written = ({ event, data }: LiveEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
