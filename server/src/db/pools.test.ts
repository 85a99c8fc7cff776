import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runFor } from '../lib/errand.ts'
import { openLog } from '../lib/settings/log.ts'
import { openTestKarar, type TestKarar } from '../testing/karar.ts'
import { password } from '../testing/people.ts'
import { openPool } from './pools.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

/** Comes back once so many statements of the heavy pool wait for a lock. */
async function heavyWaits(count: number): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'karar-heavy' and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await karar.parts.database.work.execute(waiting)).rowCount, { timeout: 30_000, interval: 20 })
    .toBe(count)
}

test('while dashboards and searches hold every connection that they have, a sign-in and a first page are answered', async () => {
  const { email, token } = await karar.givenSession()
  const call = karar.call(token)
  let answered = 0
  const ask = async (path: string) => {
    const { statusCode } = await call('GET', path)
    answered++
    return statusCode
  }
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: holds } = Promise.withResolvers<void>()
  const holding = karar.parts.database.work.transaction(async (tx) => {
    // what dashboards and searches read, and nothing else does
    await tx.execute(sql`lock table document_days, document_words in access exclusive mode`)
    holds()
    await over
  })
  try {
    await held
    const heavy = Array.from({ length: 10 }, (_, number) =>
      ask(number % 2 ? '/api/documents?q=lease' : '/api/dashboard/overview'),
    )
    await heavyWaits(4)
    const signedIn = await karar.signIn(email, password)
    const page = await karar.call(signedIn.json().token)('GET', '/api/documents')
    expect([signedIn.statusCode, page.statusCode]).toEqual([200, 200])
    // all of that was while they waited
    expect(answered).toBe(0)
    release()
    expect(await Promise.all(heavy)).toEqual(heavy.map(() => 200))
  } finally {
    release()
    await holding
  }
})

test('while somebody sends more at once than there are connections, the others are answered', async () => {
  const { id, token } = await karar.givenSession()
  const other = await karar.givenSession()
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: holds } = Promise.withResolvers<void>()
  const holding = karar.parts.database.work.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${id} for update`)
    holds()
    await over
  })
  let answered = 0
  try {
    await held
    const renamed = Array.from({ length: 30 }, async (_, number) => {
      const profile = { full_name: `Asha ${number}`, company_name: 'Nilgiri', phone: '' }
      const { statusCode } = await karar.call(token)('PUT', '/api/auth/me', profile)
      answered++
      return statusCode
    })
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'karar-people' and wait_event_type = 'Lock'`
    const waits = async () => (await karar.parts.database.work.execute(waiting)).rowCount
    await expect.poll(waits, { timeout: 30_000, interval: 20 }).toBe(5)
    const signedIn = await karar.signIn(other.email, password)
    const page = await karar.call(other.token)('GET', '/api/documents')
    expect([signedIn.statusCode, page.statusCode, answered]).toEqual([200, 200, 0])
    release()
    expect(await Promise.all(renamed)).toEqual(renamed.map(() => 200))
  } finally {
    release()
    await holding
  }
})

test('a connection that is lost while somebody has it is theirs no more, though they never give it back', async () => {
  const { host, user, password } = inject('databaseServer')
  const connection = { host, user, password, database: 'postgres' }
  const { pool, close } = openPool(connection, 'people', openLog('silent'), () => true)
  try {
    const pids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = await runFor('asha', () => pool.connect())
        return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
      }),
    )
    const sixth = runFor('asha', () => pool.query('select'))
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids.slice(1)])
    expect((await sixth).rowCount).toBe(1)
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 10_000 }).toBe(1)
    await pool.query('select pg_terminate_backend($1)', pids.slice(0, 1))
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 10_000 }).toBe(0)
  } finally {
    await close()
  }
})

test('who finds no connection free gets the first that is, however long a new one takes', async () => {
  const { host, user, password } = inject('databaseServer')
  const sockets: Socket[] = []
  let slow = false
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    if (!slow) socket.pipe(connect(join(host, '.s.PGSQL.5432')).on('error', () => {})).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const connection = { host: '127.0.0.1', port, user, password, database: 'postgres' }
  const { pool, close } = openPool(connection, 'people', openLog('silent'), () => true)
  const processOf = async (client: pg.PoolClient) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  try {
    const first = await pool.connect()
    const pid = await processOf(first)
    slow = true
    const order: string[] = []
    const second = pool.connect().finally(() => order.push('second'))
    const third = pool.query('select 1').finally(() => order.push('third'))
    await expect.poll(() => pool.totalCount).toBe(3)
    first.release()
    expect(await processOf(await second)).toBe(pid)
    expect(order).toEqual(['second'])
    ;(await second).release()
    expect((await third).rowCount).toBe(1)
    // nobody is told of those that come to nothing afterwards, and what is free is used
    for (const socket of sockets.slice(1)) socket.destroy()
    await expect.poll(() => pool.totalCount).toBe(1)
    const last = await pool.connect()
    expect(await processOf(last)).toBe(pid)
    last.release()
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
    await close()
  }
})
