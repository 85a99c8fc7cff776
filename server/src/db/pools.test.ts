import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../testing/karar.ts'
import { password } from '../testing/people.ts'

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
