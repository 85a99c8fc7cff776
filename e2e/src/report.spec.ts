import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './product/axe.ts'
import { useJourneys } from './product/journey.ts'
import { givenUser } from './product/people.ts'
import { shared } from './product/product.ts'
import { readSample, resultsShown, signIn } from './steps/steps.ts'

const journey = useJourneys(shared)

const openSample = async (page: Page) => {
  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
}

/** What a click sends to the downloads: its name and its first bytes. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<[name: string, start: string]> {
  const coming = page.waitForEvent('download', { timeout: 240_000 })
  await click()
  const file = await coming
  return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString('latin1')]
}

journey('the report and the table of issues are saved under the name of the contract', async ({ page, product }) => {
  await readSample(page, product)
  await resultsShown(page)
  const button = page.getByRole('button', { name: 'Download PDF' })
  const [name, start] = await downloaded(page, () => button.click())
  expect(name).toBe('Sample services agreement - Karar report.pdf')
  expect(start).toBe('%PDF-')

  const more = page.getByRole('button', { name: 'More to download' })
  await more.click()
  const [table, zip] = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Issues table for Word' }).click(),
  )
  expect(table).toBe('Sample services agreement - Karar issues.docx')
  expect(zip.slice(0, 2)).toBe('PK')

  await more.click()
  const [original] = await downloaded(page, () => page.getByRole('menuitem', { name: 'Original file' }).click())
  expect(original).toMatch(/^Sample services agreement\./)

  // for whom it was read stands in it, however long the name, and leads nothing out of a phone's window
  const width = 320
  await page.setViewportSize({ width, height: 640 })
  await page.getByRole('button', { name: /download/i }).click()
  const menu = page.getByRole('menu')
  await menu.getByText(/which is a guess$/).waitFor()
  const place = await menu.boundingBox()
  expect(place?.x).toBeGreaterThanOrEqual(0)
  expect((place?.x ?? 0) + (place?.width ?? width)).toBeLessThanOrEqual(width)
})

const failures = [
  [404, 'x', 'Document not found. It may have been deleted.'],
  [403, 'x', 'Access denied. You may not download the report of this document.'],
  [500, 'x', 'Server error while generating PDF. Please try again in a moment.'],
  [400, 'There is no report yet.', 'There is no report yet.'],
  [418, '', 'The download failed. Please try again.'],
  [401, 'x', 'Your session has expired. Please log in again.'],
] as const

journey('each way in which a download can fail is told in its own words', async ({ page, product, expectConsole }) => {
  expectConsole(/\b(40[0134]|418|500)\b/)
  await readSample(page, product)
  await resultsShown(page)
  for (const [status, detail, words] of failures) {
    await page.unrouteAll()
    await page.route('**/download-pdf', (route) => route.fulfill({ status, json: { detail } }))
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await page.getByText(words, { exact: true }).waitFor()
  }
})

journey('on Starter the button says that it is not in the plan, and offers more', async ({ page, product }) => {
  await signIn(page, product, await givenUser(product, 'leela@nilgirisoft.in', 'Rain-and-ink-7'))
  await openSample(page)
  const locked = page.getByRole('button', { name: 'Download PDF: part of the Essential plan and above' })
  await locked.waitFor()
  await expectAccessible(page)
  await locked.click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await dialog.getByText('PDF reports are part of the Essential plan and above.').waitFor()
})
