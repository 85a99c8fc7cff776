import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../lib/settings/log.ts'
import { letGo } from './let-go.ts'

/** Whether the database answers at all. One that is gone says so to whoever asks; one that hangs says nothing. */
export interface Pulse {
  /** true from the moment that it has not answered for too long until it does again */
  hangs(): boolean
  close(): Promise<void>
}

const everyMs = 500
/** With this, a hang is known after 2.7 seconds at the latest. */
const patienceMs = 2000
/** Where this very process was held up, the answer may lie there unread: it is given a moment to be read. */
const readingMs = 200

/**
 * Asks the database for a sign of life, over and over, on a connection of its own. A query that takes long is no sign of
 * a hang, so queries themselves cannot tell; this one has nothing to do.
 *
 * @param onHang called once at the beginning of each hang
 */
export function openPulse(connection: pg.ClientConfig, log: Log, onHang: () => void): Pulse {
  const closing = new AbortController()
  let hanging = false

  /** @returns undefined when it takes too long; what it throws counts as an answer: nobody hangs who refuses */
  async function inTime<Value>(asking: Promise<Value>): Promise<Value | undefined> {
    asking.catch(() => {})
    const late = new AbortController()
    try {
      return await Promise.race([
        asking,
        delay(patienceMs, undefined, { ref: false, signal: late.signal })
          .then(() => delay(readingMs, undefined, { ref: false, signal: late.signal }))
          .catch(() => undefined),
      ])
    } finally {
      late.abort()
    }
  }

  function found(answered: boolean): void {
    if (answered === !hanging) return
    hanging = !answered
    if (!hanging) {
      log.warn('the database answers again')
      return
    }
    log.error('the database does not answer; requests are refused until it does')
    onHang()
  }

  /** Until the connection is lost or says nothing any more. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ ...connection, application_name: 'karar-pulse' })
    client.on('error', () => {})
    try {
      for (let connected = false; !closing.signal.aborted; connected = true) {
        const asking = connected ? client.query('select 1') : client.connect()
        const answer = await inTime(asking.then(() => true))
        found(answer === true)
        if (!answer) return
        await delay(everyMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      }
    } catch {
      // it refused: those who ask are told so at once
      found(true)
      await delay(everyMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    } finally {
      const gone = client.end().catch(() => {})
      // to one that hangs there is no farewell
      await Promise.race([gone, delay(everyMs, undefined, { ref: false })])
      letGo(client)
    }
  }

  const running = (async () => {
    while (!closing.signal.aborted) await listen()
  })()

  return {
    hangs: () => hanging,
    close: async () => {
      closing.abort()
      await running
    },
  }
}
