import type { Health, UsageInfo } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar } from '../../testing/karar.ts'
import { endLostRuns } from './recover.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a run that no job stands for is failed in words and given back; one that waits for its turn is left alone', async () => {
  const web = await openTestKarar({ ROLE: 'web' }) // nobody works here, so jobs wait
  try {
    const { database, queue, log } = web.parts
    const { token } = await web.givenUser({ subscription: 'free' })
    const [waiting, lost] = await Promise.all(
      [1, 2].map(async (number) => (await web.upload(token, contractNumber(number), { analyze: true })).json().id),
    )
    const run = newId()
    await database.db.update(documents).set({ runStartedAt: hoursAgo(2) })
    await database.db.update(documents).set({ runId: run, countedRunId: run }).where(eq(documents.id, lost))
    expect(await endLostRuns(database.db, queue, hoursAgo(1), log)).toBe(1)
    const read = async (id: string) => (await web.call(token)('GET', `/api/documents/${id}`)).json()
    expect(await read(waiting)).toMatchObject({ analysis_status: 'analyzing' })
    expect(await read(lost)).toMatchObject({
      analysis_status: 'failed',
      analysis_error: { message: 'The analysis was lost on our side. Your file is safe: please start it again.' },
    })
    expect((await web.call(token)('GET', '/api/user/usage')).json<UsageInfo>().documents_analyzed).toBe(1)
  } finally {
    await web.close()
  }
})

test('where analyses wait and nobody works on them, health says so', async () => {
  const web = await openTestKarar({ ROLE: 'web' })
  const health = async () => (await web.call(undefined)('GET', '/api')).json<Health>()
  try {
    const { token } = await web.givenUser()
    await web.upload(token, contractNumber(1), { analyze: true })
    await web.parts.database.db.execute(sql`update pgboss.job set start_after = now() - interval '1 minute'`)
    expect(await health()).toMatchObject({ status: 'degraded', components: { database: 'ok', analysis: 'down' } })
  } finally {
    await web.close()
  }
})
