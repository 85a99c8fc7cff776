import type { Page } from 'playwright-core'
import { shortContract } from '../fixtures/files.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { answer, givenApproved, givenWaiting, openAdmin, password, userRow } from './admin-steps.ts'
import { expectFitsInBoth } from './looks.ts'
import { resultsShown } from './steps.ts'

/** Looks at every tab of the administration, at a menu and at both questions of a deletion. */
export async function lookAtAdministration(page: Page, product: Product): Promise<void> {
  const name = 'Waiting Farida'
  const person = await givenWaiting(product, name)
  await openAdmin(page, product)
  await userRow(page, person).waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: /Users/ }).click()
  await page.waitForURL(/tab=users/)
  // on the product of the whole run stand the accounts of every file, fifty to a page, each a row like this one
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(person.name)
  await page.getByText('1 account', { exact: true }).waitFor()
  await userRow(page, person).waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('button', { name: `More: ${person.name}` }).click()
  await page.getByRole('menuitem').first().waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  await page.getByRole('dialog').waitFor()
  await expectFitsInBoth(page)
  await answer(page, 'Delete account')
  await page.getByLabel('Type DELETE to confirm').waitFor()
  await expectFitsInBoth(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await lookAtDocuments(page, product, name)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText(/unchanged and in order/).waitFor()
  await expectFitsInBoth(page)
}

/** The documents of everybody, one to read, the question before a deletion, and somebody else's results. */
async function lookAtDocuments(page: Page, product: Product, name: string): Promise<void> {
  const owner = { ...(await givenApproved(product, `Owner ${name}`)), password }
  const file = shortContract(`${name}.txt`, `Chairs for ${name}`)
  await uploadElsewhere(product, owner, file, true)
  await page
    .getByRole('navigation', { name: 'Parts of the administration' })
    .getByRole('link', { name: /Documents/ })
    .click()
  const view = page.getByRole('button', { name: `View Content: ${file.name}` })
  await view.waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: `Show only documents of ${owner.name}` }).click()
  await page.getByText(`Documents of ${owner.name}`).waitFor()
  await expectFitsInBoth(page)
  await view.click()
  await page.getByText(/one hundred chairs/).waitFor()
  await expectFitsInBoth(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Delete: ${file.name}` }).click()
  await page.getByRole('dialog').waitFor()
  await expectFitsInBoth(page)
  await answer(page, 'Keep the document')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: `View Analysis: ${file.name}` }).click()
  await resultsShown(page)
  await page.getByText(`A document of ${owner.name}`).waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: 'Back to All Documents' }).click()
  await view.waitFor()
}
