import type { Document } from '@karar/schema'
import { expect, test } from 'vitest'
import { readConfig } from './lib/settings/config.ts'
import { openLog } from './lib/settings/log.ts'
import { startKarar } from './start.ts'
import { startChild } from './testing/child.ts'
import { contractNumber, contractText, pdfOf } from './testing/files.ts'
import { openTestKarar } from './testing/karar.ts'

const paragraphs = contractText.split('\n').filter(Boolean)

test('one process answers and another analyses; when that one is killed, a third takes its work up', async () => {
  const web = await openTestKarar({ ROLE: 'web', RATE_LIMITS: 'off' })
  const shared = { ROLE: 'worker', DATABASE_URL: web.parts.config.databaseUrl ?? '', DATA_DIR: web.dataDir }
  const first = await startChild(web.dataDir, shared)
  try {
    const { token } = await web.givenUser()
    const small = (await web.upload(token, contractNumber(1), { analyze: true })).json().id
    expect((await web.settled(token, small)).analysis_status).toBe('completed')

    const long = pdfOf(Array.from({ length: 60 }, () => ['Clause', ...paragraphs]))
    const { id } = (await web.upload(token, long, { analyze: true })).json()
    const stage = async () =>
      (await web.call(token)('GET', `/api/documents/${id}`)).json<Document>().progress?.stage ?? 'over'
    await expect.poll(stage, { timeout: 60_000, interval: 5 }).not.toBe('queued')
    await first.kill()
    expect(await stage()).not.toBe('over')

    const second = await startKarar(readConfig(shared), openLog('silent'))
    expect(second.app).toBeUndefined()
    expect((await web.settled(token, id)).analysis_status).toBe('completed')
    await second.close()
  } finally {
    await first.kill()
    await web.close()
  }
})
