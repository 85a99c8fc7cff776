import type { Page } from 'playwright-core'
import { answer, givenWaiting, openAdmin, userRow } from './admin-steps.ts'
import { expectFits } from './looks.ts'
import type { Product } from './product.ts'

/** Looks at every tab of the administration, at a menu and at both questions of a deletion. `name` is somebody's who
 *  registers for this. */
export async function lookAtAdministration(page: Page, product: Product, name: string): Promise<void> {
  const person = await givenWaiting(product, name)
  await openAdmin(page, product)
  await userRow(page, person).waitFor()
  await expectFits(page)
  await page.getByRole('link', { name: /Users/ }).click()
  await userRow(page, person).waitFor()
  await expectFits(page)
  await page.getByRole('button', { name: `More: ${person.name}` }).click()
  await page.getByRole('menuitem').first().waitFor()
  await expectFits(page)
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  await page.getByRole('dialog').waitFor()
  await expectFits(page)
  await answer(page, 'Delete account')
  await page.getByLabel('Type DELETE to confirm').waitFor()
  await expectFits(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText(/unchanged and in order/).waitFor()
  await expectFits(page)
}
