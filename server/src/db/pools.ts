import type pg from 'pg'
import type { Log } from '../lib/settings/log.ts'
import { FirstFreePool } from './first-free-pool.ts'
import { openGate } from './gate.ts'
import { letGo } from './let-go.ts'

/** Connections of one kind of use, and how long anything on them may take. */
interface Purpose {
  /** most connections */
  max: number
  /** of which one person has so many at most */
  mostOfOne: number
  /** milliseconds to wait for one's turn */
  waitMs: number
  /** milliseconds to wait for a connection when it is one's turn */
  connectMs: number
  /** milliseconds of one statement */
  statementMs: number
  /** milliseconds of waiting for a lock */
  lockMs: number
  /** milliseconds between two statements of a transaction */
  idleInTransactionMs: number
}

const second = 1000

/**
 * Three uses that must not take each other's connections: people who wait for an answer; what reads a lot at once
 * (dashboards, searches, the audit log), of which ten at a time would leave none for a sign-in; and work that nobody waits for.
 */
const purposes = {
  people: {
    max: 10,
    mostOfOne: 5,
    waitMs: 15 * second,
    connectMs: 3 * second,
    statementMs: 15 * second,
    lockMs: 10 * second,
    idleInTransactionMs: 30 * second,
  },
  heavy: {
    max: 4,
    mostOfOne: 4,
    waitMs: 15 * second,
    connectMs: 10 * second,
    statementMs: 30 * second,
    lockMs: 10 * second,
    idleInTransactionMs: 30 * second,
  },
  work: {
    max: 8,
    mostOfOne: 8,
    waitMs: 15 * second,
    connectMs: 10 * second,
    statementMs: 120 * second,
    lockMs: 60 * second,
    idleInTransactionMs: 60 * second,
  },
} satisfies Record<string, Purpose>

export interface OpenedPool {
  pool: pg.Pool
  /** Ends every connection at once, whatever it is doing: what waits for it fails as when the database goes away. */
  drop(): void
  /** Waits a moment for what is under way. */
  close(): Promise<void>
}

/** How long the client waits beyond what the database itself would: for a network that has silently gone. */
const graceMs = 5 * second
/** Connections that stay, with what their process knows of our tables: who comes after a rest waits for no new one. */
const kept = 2
/** The others stay for as long as it may be that they are wanted again soon: to make one costs as much as dozens of answers. */
const idleMs = 5 * 60 * second
const closingMs = 1 * second

/**
 * A question of a person is answered by one process of the database: to start others, or to compile a plan, takes longer
 * than what is asked here, and takes it from everybody else.
 */
const plain = 'set max_parallel_workers_per_gather = 0; set jit = off'

/** @param quiet whether the loss of a connection is no news, since we are closing */
export function openPool(
  connection: pg.ClientConfig,
  name: keyof typeof purposes,
  log: Log,
  quiet: () => boolean,
): OpenedPool {
  const { max, mostOfOne, waitMs, connectMs, statementMs, lockMs, idleInTransactionMs } = purposes[name]
  const clients = new Set<pg.ClientBase>()
  const lost = (error: Error) => log[quiet() ? 'debug' : 'warn']({ err: error }, 'a database connection was lost')
  const gate = openGate({ most: max, mostOfOne, waitMs })
  const settings: pg.PoolConfig = {
    ...connection,
    application_name: `karar-${name}`,
    max,
    min: kept,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + graceMs,
    keepAlive: true,
    // by statement and not among the startup parameters, which a pool of connections in between may refuse
    onConnect: async (client) => {
      clients.add(client)
      // a connection that drops between two queries of a transaction would end the process: while one is lent out, the
      // pool does not listen
      client.on('error', lost)
      client.once('end', () => clients.delete(client))
      await client.query(
        `${plain}; set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
      )
    },
  }
  const pool = new FirstFreePool(settings, gate)
  // nor may one that drops while idle
  pool.on('error', lost)
  const drop = () => {
    gate.clear(new Error('Connection terminated'))
    for (const client of clients) letGo(client)
  }
  return {
    pool,
    drop,
    close: async () => {
      const late = setTimeout(drop, closingMs)
      await pool.end()
      clearTimeout(late)
    },
  }
}
