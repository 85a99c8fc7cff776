import type { Locator, Page } from 'playwright-core'
import type { Person } from '../product/people.ts'
import type { Product } from '../product/running.ts'
import { dashboardHeading, sendSignIn } from './steps.ts'

/** Signs a person in and opens a tab of the account. */
export async function openAccount(page: Page, product: Product, { email, password }: Person, tab: string) {
  await page.goto(`${product.url}/login`)
  await sendSignIn(page, email, password)
  await dashboardHeading(page).waitFor()
  await page.goto(`${product.url}/account?tab=${tab}`)
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
}

/** Gives the password in a dialog and sends it. */
export async function confirmWith(dialog: Locator, password: string, button: string): Promise<void> {
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}
