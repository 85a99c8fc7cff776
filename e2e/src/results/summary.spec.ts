import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { analysisOf } from '../steps/results-steps.ts'
import { readSample, resultsShown } from '../steps/steps.ts'

const journey = useJourneys(shared)

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** What a button hands to the browser's downloads. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await begun
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

journey('the summary has three views, keeps its caps, and hands out its tables', async ({ page, product }) => {
  await readSample(page, product)
  await resultsShown(page)
  const analysis = await analysisOf(page)
  await tab(page, 'AI Analysis').click()
  const listed = (title: string) =>
    page.getByRole('heading', { name: title, exact: true }).locator('..').getByRole('listitem')
  await listed('Advantages').first().waitFor()
  for (const title of ['Advantages', 'Concerns', 'Recommendations']) expect(await listed(title).count()).toBe(3)
  expect(await listed('Ask about this contract').count()).toBe(4)

  // Ten plain sentences, each with a way to its words.
  await tab(page, 'In Simple Terms').click()
  await page.getByText('It runs for 24 months.').waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('simple')
  await page.getByRole('button', { name: 'Clause 13.1' }).click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#at-\d+-\d+$/)
  expect(await page.getByText(/^Here: “/).count()).toBeLessThanOrEqual(4)

  await tab(page, 'Detailed View').click()
  await page.getByRole('button', { name: 'Show Detailed Analysis' }).click()
  await page.getByRole('heading', { name: 'Each finding in detail' }).waitFor()
  await page.getByRole('button', { name: 'Hide Detailed Analysis' }).click()
  expect(await page.getByRole('heading', { name: 'Each finding in detail' }).count()).toBe(0)

  const calendar = await download(page, 'Calendar (.ics)')
  expect(calendar.name).toMatch(/ dates\.ics$/)
  const days = analysis.key_facts.dates.filter(({ iso }) => iso !== null)
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(days.length)
  for (const { iso } of days) expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${iso?.replaceAll('-', '')}`)

  const table = await download(page, 'Table (.csv)')
  expect(table.text.startsWith('\ufeffKind,')).toBe(true)
  const rows = table.text.trimEnd().split('\r\n')
  const { dates, money } = analysis.key_facts
  expect(rows).toHaveLength(1 + dates.length + money.length + analysis.obligations.length)
})

journey('its views fit and read well', async ({ page, product }) => {
  await readSample(page, product, '?tab=analysis')
  await page.getByRole('heading', { name: 'Advantages' }).waitFor()
  await expectFitsInBoth(page)
  await tab(page, 'In Simple Terms').click()
  await page.getByText('It runs for 24 months.').waitFor()
  await expectFitsInBoth(page)
  await tab(page, 'Detailed View').click()
  await page.getByRole('button', { name: 'Show Detailed Analysis' }).click()
  await page.getByRole('heading', { name: 'Each finding in detail' }).waitFor()
  await expectFitsInBoth(page)
})
