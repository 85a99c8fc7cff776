import { DocumentText, UnifiedAnalysisResponse } from '@karar/schema'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'
import { readSample, resultsShown } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** Lets the server say that page 5 of the sample could not be read, and pages 3 and 7 only badly. */
async function withDoubt(page: Page): Promise<void> {
  await page.route('**/unified-analysis', async (route) => {
    const response = await route.fetch()
    const json = UnifiedAnalysisResponse.parse(await response.json())
    if (json.unified_analysis) {
      const { metrics } = json.unified_analysis
      Object.assign(json.unified_analysis, {
        pages_in_doubt: { unread_pages: [5], doubtful_pages: [3, 7] },
        metrics: { ...metrics, missing_clauses_count: 0 },
        missing_clauses: [],
        missing_clause_details: [],
      })
    }
    await route.fulfill({ response, json })
  })
  await page.route(/\/documents\/[0-9a-f-]+\/text$/, async (route) => {
    const response = await route.fetch()
    const json = DocumentText.parse(await response.json())
    const confidence: Record<number, number> = { 3: 0.629, 5: 0, 7: 0.5 }
    json.pages = json.pages.map((one) => ({
      ...one,
      source: one.number in confidence ? 'ocr' : one.source,
      confidence: confidence[one.number] ?? 1,
      end: one.number === 5 ? one.start : one.end,
    }))
    await route.fulfill({ response, json })
  })
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'could not be read' })
const pageOf = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number} of 14`, exact: true })

/** The address that the next window is given. A browser that can show no PDF, as one without windows, saves it instead. */
const openedAddress = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once('popup', (original) => {
      const tell = (address: string) => {
        resolve(address)
        return original.close()
      }
      original.once('download', (file) => tell(file.url()))
      original.waitForURL(/^blob:/).then(
        () => tell(original.url()),
        () => {}, // closed by then
      )
    })
  })

async function openSample(page: Page, product: Product): Promise<void> {
  await readSample(page, product)
  await resultsShown(page)
}

journey('where every page was read well, nothing is said about pages', async ({ page, product }) => {
  await openSample(page, product)
  expect(await page.getByText('could not be read').count()).toBe(0)
  expect(await page.getByText('Nothing is said about missing clauses').count()).toBe(0)
})

journey(
  'pages in doubt are named above the verdict, lead to their place, and nothing is called missing meanwhile',
  async ({ page, product }) => {
    await withDoubt(page)
    await openSample(page, product)
    await notice(page).waitFor()
    expect((await notice(page).locator('p').allInnerTexts()).map((words) => words.replaceAll(/\s+/g, ' '))).toEqual([
      'Page 5 could not be read: check it yourself',
      'Pages 3 and 7 could not be read well: check them yourself',
    ])
    const above = (await notice(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY
    const verdict = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0
    expect(above).toBeLessThan(verdict)

    await notice(page).getByRole('link', { name: 'Page 7, show it in the contract' }).click()
    await expect.poll(() => pageOf(page, 7).getByText('read by text recognition, 50% sure').isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#page-7')
    await notice(page).getByRole('link', { name: 'Page 3, show it in the contract' }).click()
    await pageOf(page, 3).getByText('read by text recognition, 62% sure').waitFor()

    // The address alone leads there too, to a page without a word.
    await page.goto(`${page.url().replace(/#.*/, '')}#page-5`)
    await page.reload()
    await resultsShown(page)
    const unread = pageOf(page, 5).getByText('could not be read', { exact: true })
    await unread.waitFor()
    const well = page.getByRole('region', { name: 'Your contract', exact: true })
    await expect
      .poll(async () => {
        const [mark, frame] = [await unread.boundingBox(), await well.boundingBox()]
        return mark && frame && mark.y > frame.y && mark.y < frame.y + frame.height
      })
      .toBe(true)
    const told = openedAddress(page)
    await pageOf(page, 5).getByRole('button', { name: 'Open the original at page 5' }).click()
    expect(await told).toMatch(/^blob:.*#page=5$/)

    const words = 'Nothing is said about missing clauses while pages are unread or badly read'
    const section = page.getByRole('region').or(page.locator('section'))
    await section.filter({ hasText: 'Missing Important Clauses' }).getByText(words).first().waitFor()
    expect(await page.getByText('No important clause was found to be missing').count()).toBe(0)
    const figures = page.getByLabel('The figures', { exact: true })
    expect(await figures.innerText()).toMatch(/–/)
  },
)

for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious in the notice about pages and in their marks (${look})`,
    async ({ page, product }) => {
      await withDoubt(page)
      await openSample(page, product)
      await notice(page).waitFor()
      await expectFits(page)
      await notice(page).getByRole('link', { name: 'Page 5, show it in the contract' }).click()
      await page.getByText('could not be read', { exact: true }).filter({ visible: true }).waitFor()
      await expectFits(page)
    },
    options,
  )
}
