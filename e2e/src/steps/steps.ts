import { Document, type DocumentId } from '@karar/schema'
import type { Locator, Page } from 'playwright-core'
import { answerOf } from '../product/api.ts'
import { type Person, signInElsewhere } from '../product/people.ts'
import type { Product } from '../product/running.ts'
import { waitingAt } from '../product/visitors.ts'

/** A file as a person would choose it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const documentsHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Documents', level: 1 })

export const dashboardHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Dashboard', level: 1 })

/** Fills in the sign-in form that is open and sends it: as the script draws it, for its own journeys fill in the other one. */
export async function sendSignIn(page: Page, email: string, password: string): Promise<void> {
  await takenOver(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs somebody in on the way to the documents, and waits for these. */
export async function openDocuments(page: Page, { url }: Product, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/login?next=%2Fdocuments`)
  await sendSignIn(page, email, password)
  await documentsHeading(page).waitFor()
}

/** Has somebody signed in, the administrator unless told, and the documents open. */
export async function signIn(page: Page, product: Product, person?: Person): Promise<void> {
  await signInAt(page, product, '/documents', person)
  await documentsHeading(page).waitFor()
}

/**
 * Has somebody signed in, the administrator unless told, at an address. Without the form, whose own journeys are among the
 * accounts: a session is opened beside the page, as by its browser, and laid where the page keeps its own.
 */
export async function signInAt(page: Page, product: Product, path: string, person = product.admin): Promise<void> {
  await openSession(page, product, person)
  await page.goto(new URL(path, product.url).href)
}

/**
 * Has the administrator signed in at the results of the document that was added last, or at one of their views (`?tab=chat`).
 * The way there through the list is a journey among the results.
 */
export async function signInAtResults(page: Page, product: Product, view = ''): Promise<void> {
  const token = await openSession(page, product, product.admin)
  const id = await newestDocument(product, token)
  if (id === null) throw new Error('There is no document.')
  await page.goto(`${product.url}/documents/${id}/results${view}`)
}

/**
 * Has the reader of the sample signed in at its results, or at one of their views, where nothing is done but to read: whoever
 * changes something of a document has one of their own.
 */
export async function readSample(page: Page, product: Product, view = ''): Promise<void> {
  if (!product.sample) throw new Error('Only the product of the whole run has the sample.')
  const { reader, id } = product.sample
  await signInAt(page, product, `/documents/${id}/results${view}`, reader)
}

export async function newestDocument(product: Product, token: string): Promise<DocumentId | null> {
  const [newest] = Document.array().parse(await answerOf(product, '/documents', { token }))
  return newest?.id ?? null
}

/** Lays a session where the page will look for its own. Returns its token. */
export async function openSession(page: Page, product: Product, person: Person): Promise<string> {
  const beside = await ofTheProduct(page, product)
  const token = await signInElsewhere(product, person, await beside.evaluate('navigator.userAgent'))
  await beside.evaluate(`localStorage.setItem('token', '${token}')`)
  return token
}

/** A page of the product's origin without its script: while this one is empty, that which stays in the visitor's browser.
 *  A page of the product would hear of a new session, and begin to go where that leads. */
async function ofTheProduct(page: Page, { url }: Product): Promise<Page> {
  const pages = page.url() === 'about:blank' ? page.context().pages() : []
  const staying = pages.find((one) => one.url() === waitingAt(url))
  if (staying) return staying
  const blank = `${url}/blank`
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(blank)
  await page.unroute(blank)
  return page
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
  await rowOf(page, filename).getByText('Completed').waitFor({ timeout: 240_000 })
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
  await page.getByLabel('The figures', { exact: true }).first().waitFor({ timeout: 240_000 })
}

/**
 * Until the script has replaced what was drawn ahead, a stop of Tab may be lost. The script starts with a sign of somebody
 * who is about to use the page: here, the mouse.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' })
}
