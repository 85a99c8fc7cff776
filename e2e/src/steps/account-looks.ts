import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../product/axe.ts'
import type { Product } from '../product/running.ts'
import { expectFits } from './looks.ts'
import { signIn } from './steps.ts'
import { confirmWith } from './your-account-steps.ts'

/** Looks at the menu of the name, at every tab of the account and at its dialogs. */
export async function lookAtAccount(page: Page, product: Product, onPhone: boolean): Promise<void> {
  await signIn(page, product)
  if (onPhone) await page.getByRole('link', { name: 'Account' }).click()
  else {
    await page.getByRole('button', { name: /account menu$/ }).click()
    await page.getByRole('menu').waitFor()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Your account' }).click()
  }
  await page.getByLabel('Full name').waitFor()
  await expectFits(page)
  if (onPhone) {
    await page.getByRole('button', { name: /^Switch to/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Administration' }).getAttribute('href')).toBe('/admin')
    await page.getByRole('button', { name: 'Log out' }).waitFor()
  }

  await tab(page, /Where you are signed in|Sessions/).click()
  await page.getByText('This device').waitFor()
  await expectFits(page)
  await page.getByRole('button', { name: 'Log out this device' }).click()
  await page.getByRole('dialog').waitFor()
  await expectFits(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await tab(page, 'Security').click()
  await page.getByLabel('New password', { exact: true }).fill('Monsoon')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectFits(page)
  await confirmWith(dialog, product.admin.password, 'Continue')
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectFits(page)

  await tab(page, /data/i).click()
  await page.getByRole('button', { name: 'Delete your account' }).click()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('Enter your password.').waitFor()
  await expectFits(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFits(page)
}

const tab = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name })
