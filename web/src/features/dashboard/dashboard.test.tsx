// @vitest-environment happy-dom
import type { DashboardOverview, Health, UsageInfo } from '@karar/schema'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { anAdmin, aUser } from '../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { aDocument } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { DashboardPage } from './page.tsx'

const usage = (more: Partial<UsageInfo> = {}): UsageInfo => ({
  subscription_type: 'free',
  plan: 'starter',
  plan_name: 'Starter',
  period: 'account',
  documents_analyzed: 1,
  free_documents_limit: 3,
  documents_remaining: 2,
  page_limit: 5,
  report: false,
  contact_email: 'sales@karar.example',
  ...more,
})

const overview = (more: Partial<DashboardOverview> = {}): DashboardOverview => ({
  summary: {
    critical_issues_count: 1200,
    average_safety_score: 47.6,
    not_cleared_count: 0,
    older_count: 0,
    documents_this_month: 1,
  },
  document_status: { pending: 0, analyzing: 0, completed: 1, failed: 0 },
  gaps_by_severity: { critical: 2, high: 3, medium: 0, low: 7 },
  recent_activity: { recent_documents: [aDocument()] },
  usage_info: usage(),
  risk_over_time: [],
  key_dates: [],
  ...more,
})

const parts: Health['components'] = {
  database: 'ok',
  queue: 'ok',
  storage: 'ok',
  analysis: 'ok',
  ocr: 'degraded',
  speech: 'off',
  mail: 'down',
}

async function open(answer: DashboardOverview, user = aUser()) {
  const asked = serve({
    'GET /dashboard/overview': [200, answer],
    'GET ': [200, { status: 'ok', version: '0.1.0', uptime_seconds: 7, components: parts }],
    'POST /documents/sample': [201, { ...aDocument(), message: '' }],
  })
  queryClient.setQueryData(meQuery.queryKey, user)
  const page = await liveWithDialogs(<DashboardPage />, ['dashboard', 'documents'])
  await page.wait()
  return { page, asked }
}

test('the three figures, rounded and grouped as in India, with what they are of', async () => {
  const { page } = await open(overview())
  expect(page.words()).toContain('Critical Issues Found 1,200 critical and high, in all your documents')
  expect(page.words()).toContain('Average Safety Score 48% medium risk')
  expect(page.words()).toContain('Recent Activity 1 document this month')
})

test('an average of contracts that were not cleared says how many they are', async () => {
  const { page } = await open(
    overview({
      summary: { ...overview().summary, average_safety_score: 80, not_cleared_count: 2 },
    }),
  )
  expect(page.words()).toContain('80% low risk, 2 contracts not cleared')
})

test('an average that an older engine’s low risks stand in says so', async () => {
  const { page } = await open(
    overview({
      summary: { ...overview().summary, average_safety_score: 80, not_cleared_count: 2, older_count: 1 },
    }),
  )
  expect(page.words()).toContain('80% low risk, 1 contract by an older reading')
})

test('without an analysis of one’s own there is no average, and that is no zero', async () => {
  const { page } = await open(
    overview({
      summary: { ...overview().summary, critical_issues_count: 0, average_safety_score: null },
    }),
  )
  expect(page.words()).toContain('– none yet after the first analysis of a contract of your own')
})

test.each([
  [usage(), '1 of 3 documents analyzed 2 documents remaining'],
  [usage({ documents_analyzed: 2, documents_remaining: 1 }), '2 of 3 documents analyzed 1 document remaining'],
  [usage({ documents_analyzed: 3, documents_remaining: 0 }), 'Limit reached! Upgrade to continue'],
  [
    usage({
      plan: 'essential',
      plan_name: 'Essential',
      period: 'month',
      free_documents_limit: 10,
      documents_remaining: 9,
    }),
    '1 of 10 documents analyzed this month',
  ],
])('what is used of a plan is said in words: %#', async (used, words) => {
  const { page } = await open(overview({ usage_info: used }))
  expect(page.words()).toContain(words)
  await page.press('Upgrade Now')
  expect(page.address()).toBe('/pricing')
})

test.each([
  [
    usage({ plan: 'business', plan_name: 'Business+', free_documents_limit: null, documents_remaining: null }),
    'Business+: Unlimited',
  ],
  [usage({ free_documents_limit: null, documents_remaining: null }), 'Unlimited documents'],
])('what has no limit has no bar: %#', async (used, words) => {
  const { page } = await open(overview({ usage_info: used }))
  expect(page.words()).toContain(words)
  expect(page.words()).not.toContain('Starter: Unlimited')
  expect(page.offers('Upgrade Now')).toBe(false)
})

test('a document that is analysed leads to its results, one that is not leads nowhere', async () => {
  const waiting = aDocument({
    id: '019a0000-0000-7000-8000-000000000002' as ReturnType<typeof aDocument>['id'],
    original_filename: 'waiting.pdf',
    analysis_status: 'pending',
    safety_score: null,
    verdict: null,
  })
  const { page } = await open(overview({ recent_activity: { recent_documents: [aDocument(), waiting] } }))
  expect(page.control('lease.pdf').getAttribute('href')).toMatch(/^\/documents\/.*\/results$/)
  expect(page.offers('waiting.pdf')).toBe(false)
  expect(page.words()).toMatch(/waiting\.pdf .* Pending/)
})

test('the next days say how near they are, each with its contract', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const { page } = await open(
    overview({
      key_dates: [
        { document_id: aDocument().id, original_filename: 'lease.pdf', label: 'Last day for notice', date: tomorrow },
      ],
    }),
  )
  expect(page.words()).toMatch(/tomorrow Last day for notice lease\.pdf/)
})

test('risk over time needs two months, and is a table for who cannot see the picture', async () => {
  const month = (name: string, score: number) => ({ month: name, average_safety_score: score, documents: 2 })
  expect((await open(overview({ risk_over_time: [month('2026-10', 40)] }))).page.words()).not.toContain(
    'Risk over time',
  )
})

test('two months make a course', async () => {
  const month = (name: string, score: number) => ({ month: name, average_safety_score: score, documents: 2 })
  const { page } = await open(overview({ risk_over_time: [month('2026-10', 40.4), month('2026-11', 62)] }))
  expect(page.words()).toMatch(/October 2026 40 % 2 November 2026 62 % 2|Oct 2026 40 % 2 Nov 2026 62 % 2/)
})

test('who has nothing yet is told what will stand here, and may try the sample', async () => {
  const { page, asked } = await open(
    overview({
      recent_activity: { recent_documents: [] },
      document_status: { pending: 0, analyzing: 0, completed: 0, failed: 0 },
    }),
  )
  expect(page.words()).toContain('Upload one, or try a sample.')
  expect(page.words()).not.toContain('Issues by severity')
  expect(asked.some(({ what }) => what === 'POST /documents/sample')).toBe(false)
})

test('how the parts are is said in words; what only operators need is for administrators', async () => {
  const own = await open(overview())
  expect(own.page.words()).toContain('Legal Research: 51,000+ Cases')
  expect(own.page.words()).toMatch(/Analysis Working .*Text recognition \(OCR\) Limited .*Speech Off/)
  expect(own.page.words()).not.toMatch(/Database|Work queue|Mail /)
})

test('administrators see all parts', async () => {
  const { page } = await open(overview(), anAdmin())
  expect(page.words()).toMatch(/Mail Not working .*Database Working .*Work queue Working/)
})

test('figures that cannot be loaded can be asked for again', async () => {
  serve({ 'GET /dashboard/overview': [403, {}] })
  const page = await liveWithDialogs(<DashboardPage />, ['dashboard', 'documents'])
  expect(page.words()).toContain('Your dashboard could not be loaded')
  expect(page.offers('Try Again')).toBe(true)
})
