import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from '../product/running.ts'
import { resultsShown, signIn } from './steps.ts'

/** Where a question is typed. */
export const input = (page: Page) => page.getByLabel('Your question', { exact: true })
export const questions = (page: Page) => page.locator('main article h2')
export const chips = (page: Page) => page.getByRole('button', { name: /, show it in the contract$/ })
export const emptyChat = (page: Page) => page.getByRole('heading', { name: 'Ask this contract anything' })
/** Waits until so many questions are answered. */
export const answered = async (page: Page, count: number) =>
  expect.poll(() => page.getByRole('button', { name: 'Copy answer' }).count(), { timeout: 120_000 }).toBe(count)

/** Signs in and opens an empty chat with the sample, which the first journey uploads. */
export async function openChat(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page
    .getByRole('link', { name: /View Results/ })
    .or(page.getByRole('button', { name: 'Try a sample contract' }))
    .first()
    .click()
  await resultsShown(page)
  const chat = new URL(page.url()).pathname.replace('results', 'chat')
  await page.evaluate(
    `fetch('/api${chat}', { method: 'DELETE', headers: { authorization: 'Bearer ' + localStorage.token } })`,
  )
  await page.getByRole('link', { name: /^Chat/ }).click()
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
