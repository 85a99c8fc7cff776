import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Tx } from '../db/open.ts'
import type { Log } from './log.ts'

/** A kind of job: what it is called and what it is told. */
export interface JobKind<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** after this long a job counts as lost */
  expireInSeconds: number
  /** seconds from one try to the next, doubled each time, and how many there are; by default 1 second, 2 more tries */
  patience?: { retryDelay: number; retryLimit: number }
  /** how long a finished job stays in the table; by default a week */
  deleteAfterSeconds?: number
}

interface SendOptions {
  /** A job with this id is sent once, however often it is sent. */
  id?: string
  /** the job waits until then */
  startAfter?: Date
}

interface Handler<Payload> {
  /** Does the job. It may come more than once. Throw to have it tried again. */
  run(payload: Payload, signal: AbortSignal): Promise<void>
  /** The job failed the last time, too. */
  exhausted(payload: Payload): Promise<void>
}

/** Jobs in the database: they come when the transaction that sent them commits, and outlive any process. */
export interface Queue {
  send<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Whether the job still waits for its turn, a new try included, or runs. */
  isOpen(kind: { name: string }, id: string): Promise<boolean>
  work<Payload>(kind: JobKind<Payload>, concurrency: number, handler: Handler<Payload>): Promise<void>
  isUp(): boolean
  /** Takes no more jobs and waits for the running ones, at most so long. */
  close(waitMs: number): Promise<void>
}

/** A job is tried three times in all. */
const retryLimit = 2
/** A worker that has not been heard of for so long is taken for dead (the least that pg-boss knows). */
const heartbeatSeconds = 10

/** New jobs are announced; what waits for its time (a new try) is found by asking, so often. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }

/** To say that a job failed may take a while where the database is away or full, and must not be forgotten. */
const patient = { retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 }

const deadLetters = (name: string) => `${name}.dead`

/** Opens the queue on the database, with a small pool of its own. */
export async function openQueue(
  connection: pg.ClientConfig,
  kinds: readonly Omit<JobKind<unknown>, 'payload'>[],
  log: Log,
): Promise<Queue> {
  /** While a connection is lent out nobody else listens, and without a listener its loss would end the process. */
  class HeardClient extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super(settings)
      this.on('error', (error) => log.debug({ err: error }, 'the queue lost a database connection'))
    }
  }
  const boss = new PgBoss({
    // handed on to its pool
    ...{ Client: HeardClient },
    ...(connection as ConstructorParameters<typeof PgBoss>[0] & object),
    max: 3,
    application_name: 'karar-queue',
    useListenNotify: true,
    schedule: false,
    // how soon a dead worker's job is noticed and handed to another
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  let up = false
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'))
  await boss.start()
  for (const { name, expireInSeconds, patience, deleteAfterSeconds } of kinds) {
    const keep = deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }
    await boss.createQueue(deadLetters(name), { notify: true, ...patient, ...keep })
    await boss.createQueue(name, {
      notify: true,
      retryLimit: patience?.retryLimit ?? retryLimit,
      retryDelay: patience?.retryDelay ?? 1,
      retryBackoff: patience !== undefined,
      heartbeatSeconds,
      expireInSeconds,
      deadLetter: deadLetters(name),
      ...keep,
    })
  }
  up = true

  return {
    send: async (tx, { name, payload }, value, options = {}) => {
      await boss.send(name, payload.parse(value) as object, { ...options, db: fromDrizzle(tx, sql) })
    },
    isOpen: async ({ name }, id) => {
      const job = await boss.getJobById(name, id)
      return job !== null && /^(created|retry|active)$/.test(job.state)
    },
    work: async ({ name, payload }, concurrency, { run, exhausted }) => {
      const localConcurrency = concurrency
      await boss.work(name, { localConcurrency, ...polling }, async (jobs) => {
        for (const job of jobs) {
          try {
            await run(payload.parse(job.data), job.signal)
          } catch (cause) {
            log.error({ err: cause, job: name, jobId: job.id }, 'job failed')
            // what is thrown on is kept in the queue's table: words without anything of the document
            throw new Error(`${name} failed`)
          }
        }
      })
      await boss.work(deadLetters(name), polling, async (jobs) => {
        for (const job of jobs) await exhausted(payload.parse(job.data))
      })
    },
    isUp: () => up,
    close: async (waitMs) => {
      up = false
      await boss.stop({ graceful: true, timeout: waitMs })
    },
  }
}
