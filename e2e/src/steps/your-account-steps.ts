import type { Locator, Page } from 'playwright-core'
import type { Person } from '../product/people.ts'
import type { Product } from '../product/running.ts'
import { signInAt } from './steps.ts'

/** Signs a person in and opens a tab of the account. */
export async function openAccount(page: Page, product: Product, person: Person, tab: string) {
  await signInAt(page, product, `/account?tab=${tab}`, person)
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
}

/** Gives the password in a dialog and sends it. */
export async function confirmWith(dialog: Locator, password: string, button: string): Promise<void> {
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}
