import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, type Job, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { whyRefused } from '../database-refusal.ts'
import { announce, type Live, queueTopic } from '../http/live.ts'
import type { Log } from '../settings/log.ts'
import { type Bell, openBell } from './bell.ts'
import { keepWorking, type Lane, type Loop, open, type Slot } from './job-loop.ts'
import { keepLooking } from './look-out.ts'
import { nextTurn } from './turn.ts'

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
  /** whose job it is: persons take turns, and as long as somebody else waits each has one job at work at most */
  person?: string
  /** the job waits until then */
  startAfter?: Date
}

interface Handler<Payload, OneSlot extends Slot> {
  /** Does the job. It may come more than once. Throw to have it tried again. */
  run(payload: Payload, signal: AbortSignal, slot: OneSlot): Promise<void>
  /** The job failed the last time, too. */
  exhausted(payload: Payload): Promise<void>
}

/** Jobs in the database: they come when the transaction that sent them commits, and outlive any process. */
export interface Queue {
  send<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Whether the job still waits for its turn, a new try included, or runs. */
  isOpen(kind: { name: string }, id: string): Promise<boolean>
  /**
   * @param lane says when one of the jobs may be begun; without it, at once
   * @param mostOfOne at so many jobs at work nobody gets a second one; without it, whoever is alone gets all there is
   */
  work<Payload>(kind: JobKind<Payload>, concurrency: number, handler: Handler<Payload, Slot>): Promise<void>
  work<Payload, OneSlot extends Slot>(
    kind: JobKind<Payload>,
    concurrency: number,
    handler: Handler<Payload, OneSlot>,
    lane: Lane<OneSlot>,
    mostOfOne?: number,
  ): Promise<void>
  /** Whether this process reaches the queue: one that works on jobs has done so lately. */
  isUp(): boolean
  /** Takes no more jobs, waits for the running ones, at most so long, and calls off those that are left. */
  close(waitMs: number): Promise<void>
}

/** Why a job was called off: not for anything that it did. */
export class KararEnds extends Error {
  override readonly name = 'KararEnds'
}

/** A job is tried three times in all. */
const retryLimit = 2
/** A worker that has not been heard of for so long is taken for dead (the least that pg-boss knows). */
const heartbeatSeconds = 10

/** New jobs are announced; what waits for its time (a new try) is found by looking, so often. */
const lookMs = 1000
/** Whoever works on jobs is called; should that ever fail, they look by themselves. */
const pauseMs = 30_000
/** of workers that have not reached the queue for so long it is not known that they will */
const unreachedMs = 15_000
const offMs = 1000

/** To say that a job failed may take a while where the database is away or full, and must not be forgotten. */
const patient = { retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 }

const deadLetters = (name: string) => `${name}.dead`

/** What the queue asks is short; a connection that says nothing any more must not keep a worker for ever. */
const limits = {
  // all of them stay: nobody who comes after a rest waits for one to be made
  max: 4,
  min: 4,
  query_timeout: 60_000,
  keepAlive: true,
  onConnect: (client: pg.ClientBase) =>
    client.query('set lock_timeout = 30000; set idle_in_transaction_session_timeout = 60000').then(() => {}),
}

/** Opens the queue on the database, with a small pool of its own. */
export async function openQueue(
  connection: pg.ClientConfig,
  kinds: readonly Omit<JobKind<unknown>, 'payload'>[],
  live: Live,
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
    ...limits,
    application_name: 'karar-queue',
    // who works here is called by our own announcements
    useListenNotify: false,
    schedule: false,
    // how soon a dead worker's job is noticed and handed to another
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  let up = false
  let workers: Promise<void>[] = []
  let lookOut: Promise<void> | undefined
  let reachedAt = 0
  const onReached = () => {
    reachedAt = Date.now()
  }
  const ending = new AbortController()
  const ended = new AbortController()
  const bells = new Map<string, Bell>()
  const bellOf = (name: string) => {
    const bell = bells.get(name) ?? openBell()
    bells.set(name, bell)
    return bell
  }
  /** whose jobs are at work in this process; here, since another queue's count as well */
  const atWork = new Map<string, number>()

  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'))
  await boss.start().catch((cause) => {
    throw new Error(whyRefused(cause), { cause })
  })
  for (const { name, expireInSeconds, patience, deleteAfterSeconds } of kinds) {
    const keep = deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }
    await boss.createQueue(deadLetters(name), { heartbeatSeconds, ...patient, ...keep })
    await boss.createQueue(name, {
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

  /**
   * The next job of a queue: of somebody who has none at work, if there is one. Somebody who has gets another only while
   * fewer than `mostOfOne` are at work, so that whoever comes finds room at once.
   */
  function fetcher(name: string, mostOfOne: number): () => Promise<Job<object> | undefined> {
    let last: Promise<unknown> = Promise.resolve()
    const fetch = async () => {
      const [first] = await boss.fetch<object>(name, { groupConcurrency: 1, ignoreGroups: [...atWork.keys()] })
      const all = [...atWork.values()].reduce((sum, jobs) => sum + jobs, 0)
      const [job] = first ? [first] : all < mostOfOne ? await boss.fetch<object>(name) : []
      if (job?.groupId) atWork.set(job.groupId, (atWork.get(job.groupId) ?? 0) + 1)
      return job
    }
    // one after the other: two at the same moment would both find the same person idle
    return () => {
      const next = last.then(fetch)
      last = next.catch(() => {})
      return next
    }
  }

  function leaveWork({ groupId }: Job<object>): void {
    if (!groupId) return
    const left = (atWork.get(groupId) ?? 1) - 1
    if (left > 0) atWork.set(groupId, left)
    else atWork.delete(groupId)
  }

  return {
    send: async (tx, { name, payload }, value, { person, ...options } = {}) => {
      const whose = person && { group: { id: person }, priority: -(await nextTurn(tx, name, person)) }
      await boss.send(name, payload.parse(value) as object, { ...options, ...whose, db: fromDrizzle(tx, sql) })
      if (!options.startAfter) await announce(tx, queueTopic(name))
    },
    isOpen: async ({ name }, id) => {
      const job = await boss.getJobById(name, id)
      return job !== null && /^(created|retry|active)$/.test(job.state)
    },
    work: async <Payload, OneSlot extends Slot>(
      { name, payload }: JobKind<Payload>,
      concurrency: number,
      { run, exhausted }: Handler<Payload, OneSlot>,
      lane?: Lane<OneSlot>,
      mostOfOne = Number.POSITIVE_INFINITY,
    ) => {
      const common = { boss, log, onReached, ending: ending.signal, ended: ended.signal }
      const bell = bellOf(name)
      live.subscribe(queueTopic(name), { hear: bell.ring, missed: bell.ring })
      void live
        .listening()
        .catch((error) => log.warn({ err: error }, 'jobs are not announced yet; they are looked for'))
      const fetch = fetcher(name, mostOfOne)
      const loop: Loop<OneSlot> = {
        ...{ ...common, name, bell, pauseMs, fetch },
        lane: lane ?? (open as Lane<OneSlot>),
        run: async (job, signal, slot) => {
          try {
            await run(payload.parse(job.data), signal, slot)
          } finally {
            leaveWork(job)
          }
        },
      }
      workers.push(...Array.from({ length: concurrency }, () => keepWorking(loop)))
      const dead = deadLetters(name)
      const deadLoop: Loop<Slot> = {
        ...{ ...common, name: dead, bell: bellOf(dead), pauseMs, lane: open },
        fetch: async () => (await boss.fetch<object>(dead))[0],
        run: (job) => exhausted(payload.parse(job.data)),
      }
      workers.push(keepWorking(deadLoop))
      lookOut ??= keepLooking({ boss, bells, everyMs: lookMs, onReached, ending: ending.signal, log })
    },
    isUp: () => up && (workers.length === 0 || Date.now() - reachedAt < unreachedMs),
    close: async (waitMs) => {
      up = false
      ending.abort()
      for (const bell of bells.values()) bell.ring()
      const all = Promise.all([...workers, lookOut])
      await Promise.race([all, delay(waitMs, undefined, { ref: false })])
      ended.abort(new KararEnds('Karar ends'))
      await Promise.race([all, delay(offMs, undefined, { ref: false })])
      workers = []
      await Promise.race([boss.stop({ graceful: false }), delay(offMs, undefined, { ref: false })])
    },
  }
}
