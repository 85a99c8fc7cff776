import { expect } from 'vitest'
import { shortContract } from '../fixtures/files.ts'
import { expectAccessible } from '../product/axe.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { expectFits } from '../steps/looks.ts'
import { completed, openResults, signIn, uploadThroughPage } from '../steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'a link opens one analysis without an account, on a phone too, until it is ended',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    await signIn(page, product)
    const contract = shortContract('chairs.txt', 'Kaveri Timber Private Limited')
    await uploadThroughPage(page, contract)
    await completed(page, contract.name)
    await openResults(page, contract.name)
    await page.getByRole('button', { name: 'More to download' }).click()
    await page.getByRole('menuitem', { name: 'Share a link to read' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share a link to read' })
    await dialog.getByText('No link is good now.').waitFor()
    await dialog.getByText('1 day', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(address).toMatch(/^http:\/\/[^/]+\/shared#[\w-]{43}$/)
    await dialog.getByText('Not used yet').waitFor()
    // the button could not be pressed until the answer came, and has the keyboard again
    await dialog.locator('button:focus', { hasText: 'Make a link' }).waitFor()
    await expectAccessible(page)

    const browser = page.context().browser()
    const guest = await browser?.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const reader = await guest?.newPage()
    if (!reader) throw new Error('There is no second browser.')
    try {
      await reader.goto(address)
      await reader.getByText('You were given this analysis to read.').waitFor()
      await reader.getByRole('heading', { name: 'The contract', exact: true }).waitFor()
      expect(await reader.getByText('The Seller shall deliver one hundred chairs').count()).toBe(1)
      await expectFits(reader)
      await expectAccessible(reader)

      await dialog.getByRole('button', { name: /^End the link/ }).click()
      await dialog.getByText('No link is good now.').waitFor()
      await dialog.locator('ul:focus').waitFor({ state: 'attached' })
      await reader.reload()
      await reader.getByText('This link does not work any more.', { exact: false }).waitFor()
    } finally {
      await guest?.close()
    }
  },
)
