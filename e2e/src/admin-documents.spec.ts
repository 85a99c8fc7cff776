import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { contracts, shortContract } from './fixtures/files.ts'
import { api } from './product/api.ts'
import { useJourneys } from './product/journey.ts'
import { signInElsewhere } from './product/people.ts'
import { shared } from './product/product.ts'
import { uploadElsewhere } from './product/upload-elsewhere.ts'
import { answer, givenApproved, openAdmin, password, toast, userRow } from './steps/admin-steps.ts'
import { resultsShown, sendSignIn } from './steps/steps.ts'

// beside the documents of all other files: what is looked for here has names of its own
const journey = useJourneys(shared)

const documentRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })

/** What the audit log tells of a document, newest first: what was done, and what of it was seen. */
async function logOf(page: Page, url: string, id: string): Promise<string[]> {
  await page.goto(`${url}/admin?tab=audit&subject=${id}`)
  await page.getByRole('row').filter({ hasText: 'Uploaded a document' }).waitFor()
  const rows = await page.locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td:last-child').allTextContents()).join(' ')))
}

journey('a document of somebody else is found, read and downloaded, and the log tells of each look', async (visit) => {
  const { page, product } = visit
  const owner = { ...(await givenApproved(product, 'Rohini Iyer')), password }
  const file = { ...contracts.pdf, name: 'orbis-iyer.pdf' }
  const id = await uploadElsewhere(product, owner, file, true)
  await uploadElsewhere(product, owner, shortContract('waiting.txt', 'Sahyadri Furniture'), false)

  await openAdmin(page, product)
  await page.getByRole('link', { name: 'All Documents' }).click()
  const search = page.getByRole('searchbox', { name: 'Search documents' })
  await search.fill('rohini.iyer')
  await page.getByText('2 documents', { exact: true }).waitFor()
  const row = documentRow(page, file.name)
  await row.getByText('Completed').waitFor()
  await row.getByText('rohini.iyer@example.org').waitFor()
  await row.getByText(/^[\d,]+\.\d KB · PDF · \d{1,2} \w{3} \d{4}$/).waitFor()

  await search.fill('rohini traders orbis')
  await page.getByText('1 document', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await page.getByText('No document matches.').waitFor()
  await page.reload()
  await page.getByText('No document matches.').waitFor()
  await page.getByRole('link', { name: 'Show all documents' }).click()
  await expect.poll(() => search.inputValue()).toBe('')
  await search.fill('rohini.iyer')

  await page.getByRole('button', { name: `View Content: ${file.name}` }).click()
  const dialog = page.getByRole('dialog', { name: file.name })
  const text = dialog.getByRole('region', { name: `Text of ${file.name}` })
  await text.getByText(/Orbis/).first().waitFor()
  await text.getByText(/^Page 1 of \d+$/).waitFor()
  await dialog.getByText(/^[\d,]+\.\d KB$/).waitFor()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(file.name)
  expect(readFileSync(await download.path()).equals(file.buffer)).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })

  // what has not been read yet says so, and is no look into it
  await page.getByRole('button', { name: 'View Content: waiting.txt' }).click()
  await page
    .getByRole('dialog')
    .getByText(/has not been read yet/)
    .waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: `View Analysis: ${file.name}` }).click()
  await resultsShown(page)
  await page.getByText(/^A document of Rohini Iyer, Rohini Iyer Traders \(rohini\.iyer@example\.org\)\./).waitFor()
  expect(await page.getByText(/: Unlimited|documents used/).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to All Documents' }).click()
  await row.waitFor()

  const told = 'Looked into somebody’s document as an administrator'
  expect((await logOf(page, product.url, id)).filter((line) => line.startsWith(told))).toEqual([
    `${told} Seen: text`,
    `${told} Seen: analysis`,
    `${told} Seen: file`,
    `${told} Seen: text`,
  ])
})

journey('an account leads to its documents, and a document to those of its owner', async ({ page, product }) => {
  const [anil, meera] = [await givenApproved(product, 'Anil Bora'), await givenApproved(product, 'Meera Sen')]
  await uploadElsewhere(product, { ...anil, password }, shortContract('tea.txt', 'Bora Tea Traders'), true)
  await openAdmin(page, product, '?tab=users&q=Anil+Bora')
  await userRow(page, anil).getByRole('link', { name: 'Documents: Anil Bora' }).click()
  await page.getByText('Documents of Anil Bora').waitFor()
  await page.getByText('1 document', { exact: true }).waitFor()
  await documentRow(page, 'tea.txt').getByRole('link', { name: 'View Analysis: tea.txt' }).waitFor()
  await page.goto(`${product.url}/admin?tab=users&q=Meera+Sen`)
  await userRow(page, meera).getByRole('link', { name: 'Documents: Meera Sen' }).click()
  await page.getByText('There are no documents in this account.').waitFor()
  await page.getByRole('link', { name: 'No longer only: Documents of Meera Sen' }).click()
  await documentRow(page, 'tea.txt').getByRole('link', { name: 'Show only documents of Anil Bora' }).click()
  await page.waitForURL(/user=/)
})

journey('a results page of somebody else’s document offers nothing that only its owner can do', async (visit) => {
  const { page, product } = visit
  const owner = { ...(await givenApproved(product, 'Tara Menon')), password }
  const id = await uploadElsewhere(product, owner, shortContract('tara.txt', 'Menon Boats'), false)
  await openAdmin(page, product)
  await page.goto(`${product.url}/documents/${id}/results`)
  await page.getByText('It has not been analyzed. Only its owner, Tara Menon, can start that.').waitFor()
  expect(await page.getByRole('button', { name: 'Analyze' }).count()).toBe(0)

  // what can be said about it is within reach without an analysis
  await page.goto(`${product.url}/admin?tab=documents&q=tara.txt`)
  await page.getByRole('link', { name: 'Comments: tara.txt' }).click()
  const comment = page.getByRole('textbox', { name: /^Your comment/ })
  await comment.fill('Please have it analysed.')
  await comment.press('Control+Enter')
  await page
    .getByRole('article', { name: /^Comment by/ })
    .filter({ hasText: 'Please have it analysed.' })
    .waitFor()

  // a stranger finds nothing there
  visit.expectConsole(/404/)
  const stranger = await givenApproved(product, 'Vikram Shah')
  await page.evaluate("localStorage.removeItem('token')")
  await page.goto(`${product.url}/login`)
  await sendSignIn(page, stranger.email, password)
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await page.goto(`${product.url}/documents/${id}/results`)
  await page.getByText('Document not found').first().waitFor()
})

journey('deleting asks and says what is lost; the document is gone for its owner too', async ({ page, product }) => {
  const owner = { ...(await givenApproved(product, 'Lakshmi Nair')), password }
  const id = await uploadElsewhere(product, owner, shortContract('nair.txt', 'Nair Boats'), true)
  await openAdmin(page, product, '?tab=documents&q=nair.txt')
  await page.getByRole('button', { name: 'Delete: nair.txt' }).click()
  await page
    .getByRole('dialog', { name: 'Delete nair.txt?' })
    .getByText(/The file of Lakshmi Nair .* lost for good/)
    .waitFor()
  await answer(page, 'Keep the document')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete: nair.txt' }).click()
  await answer(page, 'Delete document')
  await toast(page, 'nair.txt deleted, with its text and its analysis.').waitFor()
  await page.getByText('No document matches.').waitFor()
  const token = await signInElsewhere(product, owner)
  expect((await api(product, `/documents/${id}`, { token })).status).toBe(404)
})

journey('what cannot be done is said where the eye is, in the words specified', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/ERR_FAILED/)
  const owner = { ...(await givenApproved(product, 'Nikhil Sen')), password }
  const id = await uploadElsewhere(product, owner, shortContract('sen.txt', 'Sen Looms'), true)
  await openAdmin(page, product, '?tab=documents&q=sen.txt')
  const row = documentRow(page, 'sen.txt')
  const refuse = (path: string) => page.route(`**/api/admin/documents/${id}${path}`, (route) => route.abort())

  await refuse('/download')
  await page.getByRole('button', { name: 'Download: sen.txt' }).click()
  await row.getByText('Failed to download document. Please try again.').waitFor()
  await refuse('')
  await page.getByRole('button', { name: 'Delete: sen.txt' }).click()
  await answer(page, 'Delete document')
  await row.getByText('Failed to delete document. Please try again.').waitFor()
  await refuse('/content')
  await page.getByRole('button', { name: 'View Content: sen.txt' }).click()
  const dialog = page.getByRole('dialog', { name: 'sen.txt' })
  await dialog.getByText('Failed to load document content. Please try again.').waitFor()
  await page.unroute(`**/api/admin/documents/${id}/content`)
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText(/one hundred chairs/).waitFor()
})
