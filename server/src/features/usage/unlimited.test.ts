import type { UsageInfo } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractText, pdfOf } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ ENFORCE_PLANS: 'false' })
})
afterAll(() => karar.close())

test('for a team that runs Karar for itself there are no limits, and everybody has reports', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const call = karar.call(token)
  expect((await call('GET', '/api/user/usage')).json<UsageInfo>()).toMatchObject({
    documents_remaining: null,
    free_documents_limit: null,
    page_limit: null,
    report: true,
  })
  const paragraphs = contractText.split('\n').filter(Boolean)
  const pages = Array.from({ length: 12 }, (_, page) => [`${page + 1}.`, ...(page === 0 ? paragraphs : [])])
  const kept = (await karar.upload(token, pdfOf(pages), { name: 'free.pdf', analyze: true })).json()
  expect(kept.analysis_status).toBe('analyzing')
  expect((await karar.settled(token, kept.id)).analysis_status).toBe('completed')
  expect((await call('GET', `/api/documents/${kept.id}/download-pdf`)).statusCode).toBe(200)
})
