import type { Locator, Page } from 'playwright-core'
import type { Product } from './product.ts'

/** A file as a person would choose it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const documentsHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Documents', level: 1 })

/** Fills in the sign-in form that is open and sends it. */
export async function sendSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs the administrator in and waits for the documents. */
export async function signIn(page: Page, { url, admin }: Product): Promise<void> {
  await page.goto(`${url}/login`)
  await sendSignIn(page, admin.email, admin.password)
  await documentsHeading(page).waitFor()
}

/** Chooses a file through the drop area's button. */
export async function uploadThroughPage(page: Page, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(file)
}

/** The row of a document in the list. */
export const rowOf = (page: Page, filename: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: filename })

/** Waits until a document of the list is analysed. */
export async function completed(page: Page, filename: string): Promise<void> {
  await rowOf(page, filename).getByText('Completed').waitFor({ timeout: 60_000 })
}

/** Opens the results of an analysed document and waits for its verdict. */
export async function openResults(page: Page, filename: string): Promise<void> {
  await rowOf(page, filename)
    .getByRole('link', { name: /View Results/ })
    .click()
  await resultsShown(page)
}

export async function resultsShown(page: Page): Promise<void> {
  await page.waitForURL(/\/documents\/[0-9a-f-]{36}\/results/)
  await page.getByText('Safety Score').first().waitFor({ timeout: 60_000 })
}
