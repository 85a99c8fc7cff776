import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortContract } from './fixtures/files.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { completed, documentsHeading, openResults, rowOf, signIn, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)

const files = ['Sahyadri chairs.txt', 'Orbis tables.txt', 'Nilgiri shelves.txt']
const firms = ['Malabar Teak Private Limited', 'Deodar Works LLP', 'Sandalwood & Sons']

/** The names in the list, from top to bottom. */
const names = (page: Page) => page.getByRole('table').getByRole('row').getByRole('rowheader').allInnerTexts()
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in names and text' })

journey('two contracts are analysed, a third only kept', async ({ page, product }) => {
  await signIn(page, product)
  for (const [index, name] of files.entries()) {
    if (index === 2) await page.getByRole('switch', { name: 'Analyse right away' }).press('Space')
    await uploadThroughPage(page, shortContract(name, firms[index] ?? ''))
    if (index < 2) await completed(page, name)
    else await rowOf(page, name).getByText('Pending').waitFor()
  }
})

journey('search looks in names and text, shows where it found, and lives in the address', async ({ page, product }) => {
  await signIn(page, product)
  await rowOf(page, 'chairs').waitFor()
  await search(page).fill('orbis')
  await page.getByText('1 of 3 documents').waitFor()
  expect(await names(page)).toEqual(['Orbis tables.txt'])

  await search(page).fill('TEAK chairs')
  await rowOf(page, 'Sahyadri chairs.txt').waitFor()
  await page.getByText('1 of 3 documents').waitFor()
  expect(page.url()).toMatch(/\?q=TEAK\+chairs$/)
  const marked = rowOf(page, 'Sahyadri chairs.txt').locator('mark')
  await marked.first().waitFor()
  expect(await marked.first().innerText()).toBe('Teak')

  await openResults(page, 'Sahyadri chairs.txt')
  await page.goBack()
  await documentsHeading(page).waitFor()
  expect(await search(page).inputValue()).toBe('TEAK chairs')
  await page.reload()
  await page.getByText('1 of 3 documents').waitFor()
  expect(await names(page)).toHaveLength(1)

  await search(page).fill('nowhere to be found')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  await page.getByRole('link', { name: 'Show all documents' }).click()
  await page.getByText('3 documents', { exact: true }).waitFor()
  await expect.poll(() => search(page).inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('')
})

journey('status, risk and order narrow and sort the list', async ({ page, product }) => {
  await signIn(page, product)
  await rowOf(page, 'chairs').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('Pending')
  await page.getByText('1 of 3 documents').waitFor()
  expect(await names(page)).toEqual(['Nilgiri shelves.txt'])
  await page.getByLabel('Risk', { exact: true }).selectOption('low')
  await page.getByText('No document has this status and risk.').waitFor()
  await page.getByRole('link', { name: 'Show all documents' }).click()
  await page.getByText('3 documents', { exact: true }).waitFor()

  await page.getByLabel('Order', { exact: true }).selectOption('By name')
  await page.waitForURL(/\?sort=name$/)
  await expect.poll(() => names(page)).toEqual(files.toSorted())
  await page.getByLabel('Order', { exact: true }).selectOption('Oldest first')
  await expect.poll(() => names(page)).toEqual(files)
  await page.goto(`${product.url}/documents?sort=score&status=completed`)
  await page.getByText('2 of 3 documents').waitFor()
})

journey('a document is renamed, by keyboard alone, and keeps its ending', async ({ page, product }) => {
  await signIn(page, product)
  await rowOf(page, 'shelves').waitFor()
  await page.getByRole('button', { name: 'More about Nilgiri shelves.txt' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.waitFor()
  await expect.poll(() => name.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true)
  await name.fill('  ')
  await page.keyboard.press('Enter')
  await page.getByText('Give the document a name.').waitFor()
  await name.fill('Shelves for 2026/27')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await rowOf(page, 'Shelves for 2026-27.txt').waitFor()
  await page.reload()
  await rowOf(page, 'Shelves for 2026-27.txt').waitFor()
})

journey('an analysed document is analysed again from its menu', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('button', { name: 'More about Orbis tables.txt' }).click()
  const started = page.waitForResponse((answer) => answer.url().endsWith('/analyze'))
  await page.getByRole('menuitem', { name: 'Analyze again' }).click()
  expect((await started).status()).toBe(200)
  await completed(page, 'Orbis tables.txt')
})

journey('several are deleted at once and brought back; the rest of the list stays', async ({ page, product }) => {
  await signIn(page, product)
  await select(page, 'Sahyadri chairs.txt').check()
  await select(page, 'Orbis tables.txt').check()
  await page.getByText('2 selected').waitFor()
  const remove = page.getByRole('button', { name: 'Delete 2 documents' })
  await remove.click()
  await page.getByText('2 documents deleted, with their texts and analyses.').waitFor()
  expect(await names(page)).toEqual(['Shelves for 2026-27.txt'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, 'Orbis tables.txt').waitFor()
  expect(await names(page)).toHaveLength(3)

  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await select(page, 'Sahyadri chairs.txt').uncheck()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/documents/delete'))
  await remove.click()
  // signing out does not wait for the time to undo, and loses nothing either
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  expect((await told).status()).toBe(200)
  await page.waitForURL(/login|\/$/)
  await signIn(page, product)
  await rowOf(page, 'Sahyadri chairs.txt').waitFor()
  expect(await names(page)).toEqual(['Sahyadri chairs.txt'])
})
