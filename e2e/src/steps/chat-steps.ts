import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { api } from '../product/api.ts'
import type { Product } from '../product/running.ts'
import { newestDocument, openSession, resultsShown } from './steps.ts'

/** Where a question is typed. */
export const input = (page: Page) => page.getByLabel('Your question', { exact: true })
export const questions = (page: Page) => page.locator('main article h2')
export const chips = (page: Page) => page.getByRole('button', { name: /, show it in the contract$/ })
export const emptyChat = (page: Page) => page.getByRole('heading', { name: 'Ask this contract anything' })
/** Waits until so many questions are answered. */
export const answered = async (page: Page, count: number) =>
  expect.poll(() => page.getByRole('button', { name: 'Copy answer' }).count(), { timeout: 240_000 }).toBe(count)

/** Signs in and opens an empty chat with the sample, which the first journey uploads. */
export async function openChat(page: Page, product: Product): Promise<void> {
  const token = await openSession(page, product, product.admin)
  const known = await newestDocument(product, token)
  if (known) {
    await api(product, `/documents/${known}/chat`, { method: 'DELETE', token })
    await page.goto(`${product.url}/documents/${known}/results?tab=chat`)
  } else {
    await page.goto(`${product.url}/documents`)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await resultsShown(page)
    await page.getByRole('link', { name: /^Chat/ }).click()
  }
  await input(page).waitFor()
  await emptyChat(page).waitFor()
}

export async function send(page: Page, question: string): Promise<void> {
  await input(page).fill(question)
  await page.keyboard.press('Enter')
}

export async function clear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear chat' }).click()
  // it fades: a second of its kind would be found meanwhile
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
