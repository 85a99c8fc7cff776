import { expect } from 'vitest'
import { contracts, shortContract } from './fixtures/files.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { uploadElsewhere } from './product/upload-elsewhere.ts'
import { expectFits, twoLooks } from './steps/looks.ts'
import {
  ended,
  expectTold,
  longContract,
  panelOf,
  pretend,
  recognising,
  stopClock,
  uploaded,
} from './steps/progress-steps.ts'
import { dashboardHeading, documentsHeading, rowOf, signIn, signInAt } from './steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'a long analysis is followed on other pages and over a reload, and its end leads to the results',
  async ({ page, product }) => {
    await page.clock.install()
    await signIn(page, product)
    const server = await pretend(page)
    const id = await uploaded(page, longContract('long.txt', 3))
    server.says(id, recognising(3, 9))
    const panel = panelOf(page)
    const running = () => panel.getByText('of 9 pages read').waitFor()
    await panel.getByText('long.txt').waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await dashboardHeading(page).waitFor()
    await running()
    await page.reload()
    await running()
    await page.goto(`${product.url}/account`)
    await running()
    await ended(product, id)
    await stopClock(page)
    server.says(id, { analysis_status: 'completed', progress: null })
    await expectTold(page, 'Analysis Complete')
    await panel.getByRole('link', { name: 'View Results of long.txt' }).click()
    await page.clock.resume()
    await page.getByLabel('The figures', { exact: true }).first().waitFor({ timeout: 120_000 })
    // what the page shows itself, the panel does not tell as well
    await panel.waitFor({ state: 'detached' })
  },
  { apart: true },
)

journey('the end of an analysis is heard of by who never asks', async ({ page, product }) => {
  await signIn(page, product)
  // asking never tells of an end, so that what does is the stream
  await page.route(/\/api\/documents\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch()
    const ended = answer.ok() && (await answer.json()).analysis_status !== 'analyzing'
    if (!ended || route.request().method() !== 'GET') await route.fulfill({ response: answer })
  })
  await uploaded(page, longContract('heard.txt', 3))
  await panelOf(page).getByText('heard.txt').waitFor()
  await panelOf(page).getByText('Analysis Complete').waitFor({ timeout: 240_000 })
})

journey('an analysis that ends while nobody is on the page is told of once', async ({ page, product }) => {
  const server = await pretend(page)
  const file = shortContract('away.txt', 'Wayanad Pepper Traders')
  const id = await uploadElsewhere(product, product.admin, file, true)
  server.says(id, recognising(3, 9))
  await signIn(page, product)
  await panelOf(page).getByText('away.txt').waitFor()
  await page.goto('about:blank')
  // from here on the page hears what is true
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${product.url}/account`)
  await panelOf(page).getByText('Analysis Complete').waitFor()
  await panelOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('load')
  expect(await panelOf(page).count()).toBe(0)
})

journey(
  'a scan is followed from page to page, and asked after once however many parts tell of it',
  async ({ page, product }) => {
    const server = await pretend(page)
    const scan = await uploadElsewhere(product, product.admin, contracts.pdf, true)
    server.says(scan, recognising(7, 24))
    await signIn(page, product)
    const panel = panelOf(page)
    await panel.getByText('of 24 pages read').waitFor()
    for (const words of ['Recognising page 7 of 24', '20%']) await panel.getByText(words).waitFor()
    expect(await panel.getByRole('listitem').allInnerTexts()).toEqual([
      'Converting',
      'Reading (OCR)',
      'Analyzing',
      'Finalizing',
    ])
    expect(await panel.locator('[aria-current=step]').innerText()).toBe('Reading (OCR)')

    const before = server.asked(scan)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await dashboardHeading(page).waitFor()
    await expect.poll(() => server.asked(scan), { timeout: 120_000 }).toBeGreaterThan(before + 2)
    // page and panel both want to know, and ask once
    expect(server.together(scan)).toBe(1)
  },
)

journey(
  'on its own page an analysis is told of by the page; renewed under an old result, by the panel',
  async ({ page, product }) => {
    const server = await pretend(page)
    const file = shortContract('own page.txt', 'Sandalwood & Sons')
    const id = await uploadElsewhere(product, product.admin, file, true)
    const panel = panelOf(page)
    await page.route('**/unified-analysis', (route) =>
      route.fulfill({
        json: {
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
        },
      }),
    )
    server.says(id, recognising(3, 12))
    await signInAt(page, product, `/documents/${id}/results`)
    await page.getByRole('heading', { name: 'Analyzing, page 3 of 12' }).waitFor()
    expect(await panel.count()).toBe(0)
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await documentsHeading(page).waitFor()
    await panel.getByText('of 12 pages read').waitFor()

    await page.unroute('**/unified-analysis')
    await page.goto(`${product.url}/documents/${id}/results`)
    await page.getByLabel('The figures', { exact: true }).first().waitFor()
    await panel.getByText('of 12 pages read').waitFor()
    server.says(id, { analysis_status: 'completed', progress: null })
    await panel.getByText('Analysis Complete').waitFor()
  },
)

journey('an analysis that failed is followed anew when it is tried again at once', async ({ page, product }) => {
  const server = await pretend(page)
  const file = shortContract('again.txt', 'Palghat Silk House')
  const id = await uploadElsewhere(product, product.admin, file, true)
  server.says(id, recognising(1, 5))
  await signIn(page, product)
  await panelOf(page).getByText('of 5 pages read').waitFor()
  const message = 'No text could be found in this file.'
  server.says(id, { analysis_status: 'failed', progress: null, analysis_error: { reason: 'no_text', message } })
  await panelOf(page).getByText('Analysis Failed').waitFor()
  // the mouse rests on the end, so that it stays until it is tried again
  await panelOf(page).hover()
  server.says(id, { ...recognising(2, 7), analysis_error: null })
  const again = rowOf(page, file.name).getByRole('button', { name: `Analyze again: ${file.name}` })
  await again.focus()
  await page.keyboard.press('Enter')
  await panelOf(page).getByText('of 7 pages read').waitFor()
})

journey('a document that is deleted while it is analysed is told of no more', async ({ page, product }) => {
  const server = await pretend(page)
  const file = shortContract('unwanted.txt', 'Konkan Cashew Company')
  const id = await uploadElsewhere(product, product.admin, file, true)
  server.says(id, recognising(1, 5))
  await signIn(page, product)
  await panelOf(page).getByText('unwanted.txt').waitFor()
  await rowOf(page, file.name)
    .getByRole('button', { name: /Delete/ })
    .click()
  await panelOf(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await panelOf(page).getByText('unwanted.txt').waitFor()
})

for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious in the panel and its ends (${look})`,
    async ({ page, product }) => {
      await signIn(page, product)
      const server = await pretend(page)
      const rows = await page.evaluate<{ id: string }[]>(
        `fetch('/api/documents', { headers: { authorization: 'Bearer ' + localStorage.getItem('token') } }).then((answer) => answer.json())`,
      )
      const [one, two] = rows.map(({ id }) => id)
      if (!one || !two) throw new Error('There are fewer than two documents.')
      for (const id of [one, two]) server.says(id, recognising(3, 12))
      await page.goto(`${product.url}/account`)
      const panel = panelOf(page)
      await panel.waitFor()
      await expectFits(page)
      const fold = panel.getByRole('button', { name: 'Expand' })
      if (await fold.isVisible()) await fold.click()
      await panel.getByText('of 12 pages read').waitFor()
      await expectFits(page)
      // whoever reaches for an end by keyboard keeps it
      await panel.getByRole('button', { name: 'Collapse' }).focus()
      await page.keyboard.press('Tab')
      const message = 'No text could be found in this file.'
      server.says(one, { analysis_status: 'failed', progress: null, analysis_error: { reason: 'no_text', message } })
      await panel.getByText('Analysis Failed').waitFor()
      await expectFits(page)
    },
    options,
  )
}
