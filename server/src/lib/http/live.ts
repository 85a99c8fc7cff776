import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentId, UserId } from '@karar/schema'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Tx } from '../../db/open.ts'
import type { Log } from '../settings/log.ts'
import { AppError } from './errors.ts'

/** What somebody may be waiting for news of. */
export type Topic = `document:${DocumentId}` | `documents:${UserId}` | `account:${UserId}` | `queue:${string}`
export const documentTopic = (id: DocumentId): Topic => `document:${id}`
/** told whenever one of the person's documents has been analysed, or could not be */
export const documentsTopic = (owner: UserId): Topic => `documents:${owner}`
/** told whenever there is a new job */
export const queueTopic = (name: string): Topic => `queue:${name}`
/** told whenever sessions of the account end */
export const accountTopic = (id: UserId): Topic => `account:${id}`

interface Subscriber {
  hear(note: unknown): void
  /** Some notes may have been lost. */
  missed(): void
}

/** News from every process on this database, from those that changed something to those that show it. */
export interface Live {
  /** @returns ends it */
  subscribe(topic: Topic, subscriber: Subscriber): () => void
  /** Comes back once news are being received. @throws AppError unavailable when that takes too long */
  listening(): Promise<void>
  close(): Promise<void>
}

const channel = 'karar_live'
/** a connection that does not answer so long is taken for dead */
const patienceMs = 3000
const pulseMs = 15_000
const longestPauseMs = 5000

/**
 * Tells all processes, in the transaction of the change: nobody hears of what was not kept, nor sooner.
 *
 * @param note ids and marks, no contents: the database hands on at most 8000 bytes, and who may see what is decided
 *   where it is shown
 */
export async function announce(tx: Tx, topic: Topic, note: object = {}): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ topic, note })})`)
}

/** Listens on one connection of its own, and makes a new one whenever that is lost. */
export function openLive(connection: pg.ClientConfig, log: Log): Live {
  const subscribers = new Map<Topic, Set<Subscriber>>()
  const closing = new AbortController()
  let up = Promise.withResolvers<void>()
  const settings = {
    ...connection,
    application_name: 'karar-live',
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  }

  function hear(payload = ''): void {
    const { topic, note } = JSON.parse(payload) as { topic: Topic; note: unknown }
    for (const subscriber of subscribers.get(topic) ?? []) subscriber.hear(note)
  }

  /** Listens until the connection is lost. */
  async function listen(onUp: () => void): Promise<void> {
    const client = new pg.Client(settings)
    // without a listener the loss would end the process; that it is lost is told by 'end'
    client.on('error', (error) => log.debug({ err: error }, 'the live connection broke'))
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('notification', ({ payload }) => hear(payload))
    let pulse: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      onUp()
      // it may have been closed while the connection was being made
      if (closing.signal.aborted) return
      // a network that has silently gone says nothing by itself
      const dead = new Promise<void>((resolve) => {
        pulse = setInterval(() => void client.query('select 1').catch(() => resolve()), pulseMs).unref()
      })
      const over = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
      await Promise.race([ended, dead, over])
    } finally {
      clearInterval(pulse)
      const gone = client.end().catch(() => {})
      if (closing.signal.aborted) await gone
    }
  }

  async function keepListening(): Promise<void> {
    let failures = 0
    for (let first = true; !closing.signal.aborted; ) {
      try {
        await listen(() => {
          if (!first) {
            log.info('live news are received again')
            for (const each of subscribers.values()) for (const subscriber of each) subscriber.missed()
          }
          first = false
          failures = 0
          up.resolve()
        })
        if (!closing.signal.aborted) log.warn('the live connection is lost; making a new one')
      } catch (error) {
        log.warn({ err: error }, 'no live connection; trying again')
      }
      up = Promise.withResolvers()
      const pause = Math.min(longestPauseMs, 50 * 2 ** failures++)
      await delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  /** Only where somebody waits for news; a process that works on jobs has nobody. */
  let running: Promise<void> | undefined

  return {
    subscribe: (topic, subscriber) => {
      const those = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, those.add(subscriber))
      return () => {
        those.delete(subscriber)
        if (those.size === 0 && subscribers.get(topic) === those) subscribers.delete(topic)
      }
    },
    listening: async () => {
      running ??= keepListening()
      const late = delay(patienceMs, 'late' as const, { ref: false })
      if ((await Promise.race([up.promise, late])) === 'late') throw new AppError('unavailable')
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}
