import type { Locator, Page } from 'playwright-core'
import { approve, register } from '../product/people.ts'
import type { Product } from '../product/running.ts'
import { signInAt } from './steps.ts'

/** Somebody with an account, as the administration shows them. */
export interface Listed {
  name: string
  email: string
}

export const password = 'Monsoon-Ledger-42'

/** Somebody who waits for approval; every name is used once in a file. */
export async function givenWaiting(product: Product, name: string): Promise<Listed> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  await register(product, { email, password }, name, `${name} Traders`)
  return { name, email }
}

/** Somebody whom an administrator has let in. */
export async function givenApproved(product: Product, name: string): Promise<Listed> {
  const person = await givenWaiting(product, name)
  await approve(product, person.email)
  return person
}

/** Has the administrator signed in and the administration open at a tab. */
export async function openAdmin(page: Page, product: Product, address = '?tab=pending'): Promise<void> {
  await signInAt(page, product, `/admin${address}`)
  await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor()
}

/** The row of an account. */
export const userRow = (page: Page, { name }: Listed): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })

/** Chooses from the menu of an account's row. */
export async function chooseRare(page: Page, person: Listed, action: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${person.name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Answers the question that is open. */
export async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
}

/** A toast with these words. */
export const toast = (page: Page, words: string | RegExp): Locator => page.getByRole('alert').getByText(words)
