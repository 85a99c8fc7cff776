import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { sampleContract } from '../fixtures/sample.ts'
import { useJourneys } from '../product/journey.ts'
import { signInElsewhere } from '../product/people.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { tabOf, tabShown } from '../steps/results-steps.ts'
import { openSession, resultsShown, signInAt } from '../steps/steps.ts'

const journey = useJourneys(shared)
const analysisCall = '**/api/documents/*/unified-analysis'

async function givenPending(page: Page, product: Product): Promise<string> {
  const id = await uploadElsewhere(product, product.admin, sampleContract(`${crypto.randomUUID()}`), false)
  await openSession(page, product, product.admin)
  return `${product.url}/documents/${id}/results`
}

journey(
  'before the analysis the tabs stand there, those that need it locked; they open when it is complete',
  async ({ page, product }) => {
    const results = await givenPending(page, product)
    await page.goto(`${results}?tab=nonsense`)
    await page.getByRole('heading', { name: 'No Analysis Available' }).waitFor()
    await page.getByText('Please analyze the document first to view results.').waitFor()
    await tabOf(page, /^Professional Analysis START HERE!$/).waitFor()
    for (const name of ['AI Analysis', 'Position Analysis', 'Voice Analysis', 'Chat with Document']) {
      const locked = page.getByRole('button', { name: `${name} Opens when the analysis is complete` })
      expect(await locked.getAttribute('aria-disabled')).toBe('true')
      await locked.focus()
      await page.keyboard.press('Enter')
      await page.getByText(`${name} opens when the analysis is complete.`).waitFor()
    }
    await expectFitsInBoth(page)
    await tabOf(page, 'Comments').click()
    await tabShown(page, 'Comments')
    await page.getByRole('heading', { name: 'No Analysis Available' }).waitFor({ state: 'hidden' })
    await tabOf(page, /^Professional Analysis/).click()
    await page.getByText('Please run document analysis first to see professional insights').waitFor()

    // the address of a locked view says so, and is that view's once it opens
    await page.goto(`${results}?tab=position`)
    await page.getByText('Position Analysis opens when the analysis is complete.').waitFor()
    await tabShown(page, /^Professional/)
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await page
      .getByText(/^Analysis Complete, \d+ legal issues$/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 240_000 })
    await tabShown(page, 'Position Analysis')
    expect(await page.getByText('START HERE!').count()).toBe(0)
    await tabOf(page, 'Professional Analysis').click()
    await resultsShown(page)
  },
)

const json = (body: unknown, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })
const inProgress = {
  available: false,
  message: 'Analysis in progress...',
  unified_analysis: null,
  position_data: null,
  metadata: {
    source: 'attorney_guided',
    engine_version: null,
    analyzed_at: null,
    warnings: [],
    ungrounded_dropped: 0,
  },
}

journey('whatever goes wrong with loading is told in the words for it, and can be tried again', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/unified-analysis/)
  const results = await givenPending(page, product)
  let answer: (route: Route) => Promise<void> = (route) => route.fulfill(json({ detail: 'x' }, 500))
  await page.route(analysisCall, (route) => answer(route))
  await page.goto(results)
  const box = page.getByRole('alert')
  await box.getByRole('heading', { name: 'Analysis Not Available' }).waitFor()
  await box.getByText('Server error. Please try again later.').waitFor()
  await expectFitsInBoth(page)
  // nothing is known of the analysis: no padlock promises what would open it
  expect(await page.getByRole('button', { name: /Opens when the analysis is complete/ }).count()).toBe(0)

  const again = async (words: string, next: typeof answer) => {
    answer = next
    await box.getByRole('button', { name: 'Try Again' }).click()
    await box.getByText(words, { exact: true }).waitFor()
  }
  await again('Document not found', (route) => route.fulfill(json({ detail: 'Gone.' }, 404)))
  await again('Only until noon.', (route) => route.fulfill(json({ detail: 'Only until noon.' }, 403)))
  await again('Failed to load analysis data', (route) => route.fulfill({ status: 403, body: '' }))
  await again('Invalid response from server', (route) => route.fulfill({ status: 200, body: '' }))
  await again('Network error. Please check your connection and try again.', (route) => route.abort())

  // Another tab signed in anew while this one asked: this page still has a session to show it in.
  const renewed = await signInElsewhere(product, product.admin)
  await again('Authentication required. Please log in again.', async (route) => {
    await page.evaluate(`localStorage.setItem('token', '${renewed}')`)
    await route.fulfill(json({ detail: 'Please sign in.' }, 401))
  })

  // Nobody waits for the sixty seconds here.
  await page.evaluate('const real = AbortSignal.timeout; AbortSignal.timeout = (ms) => real(Math.min(ms, 3000))')
  await again('Request timed out. Please try again.', async () => {})

  // under way: asked for again and again, until something else is said
  answer = (route) => route.fulfill(json(inProgress))
  await box.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Analysis in progress...' }).waitFor()
  await expectFitsInBoth(page)
  answer = (route) => route.continue()
  await page.getByRole('heading', { name: 'No Analysis Available' }).waitFor()

  answer = (route) => route.fulfill(json({ detail: 'Please sign in.' }, 401))
  await page.reload()
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
})

journey(
  'an address without a document, or with one that is not there, says so',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    await signInAt(page, product, '/documents/results')
    await page.getByText('No document ID provided').waitFor()
    await page.goto(`${product.url}/documents/019a0000-0000-7000-8000-000000000001/results`)
    await page.getByRole('heading', { name: 'Analysis Not Available' }).waitFor()
    await page.getByText('Document not found', { exact: true }).waitFor()
  },
)
