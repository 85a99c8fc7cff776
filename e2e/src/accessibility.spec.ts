import { DashboardOverview } from '@karar/schema'
import type { Locator, Page } from 'playwright-core'
import { shortContract } from './fixtures/files.ts'
import { expectAccessible } from './product/axe.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import type { Product } from './product/running.ts'
import { lookAtAccount } from './steps/account-looks.ts'
import { lookAtAdministration } from './steps/admin-looks.ts'
import { expectFits, expectFitsInBoth, twoLooks } from './steps/looks.ts'
import { cards, toggleOf } from './steps/results-steps.ts'
import { completed, resultsShown, signIn, takenOver, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)

journey('documents are there to look at', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'No contracts yet' }).waitFor()
  await expectFits(page)
  await page.goto(`${product.url}/documents`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
  await page.goto(`${product.url}/documents`)
  const file = shortContract('chairs.txt', 'Sahyadri Furniture Private Limited')
  await uploadThroughPage(page, file)
  await completed(page, file.name)
})

journey('axe finds nothing serious on any page', async ({ page, product, expectConsole }) => {
  // a link to confirm an address that was never sent
  expectConsole(/400.*confirm-email/)
  await lookAtPublicPages(page, product)
  await signIn(page, product)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await lookAtDashboard(page)
  await page.getByRole('link', { name: 'Documents', exact: true }).click()

  await sampleResults(page).click()
  await resultsShown(page)
  await cards(page).first().waitFor()
  await expectFitsInBoth(page)

  await toggleOf(cards(page).nth(1)).click()
  await page.getByText('It hurts you').filter({ visible: true }).first().waitFor()
  await expectFitsInBoth(page)
})

journey('axe finds nothing serious in the administration', ({ page, product }) => lookAtAdministration(page, product))

for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious in the list (${look})`,
    async ({ page, product }) => {
      await signIn(page, product)
      await sampleResults(page).waitFor()
      await expectFits(page)
      await lookAtList(page)
    },
    options,
  )
  journey(
    `axe finds nothing serious in the account, its menu and its dialogs (${look})`,
    ({ page, product }) => lookAtAccount(page, product, look.startsWith('phone')),
    options,
  )
}

/** As it is, and with months enough for the picture and a plan at its limit. */
async function lookAtDashboard(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Next key dates' }).waitFor()
  await page.getByText('Working').first().waitFor()
  await expectFitsInBoth(page)
  const overview = '**/api/dashboard/overview'
  await page.route(overview, async (route) => {
    const answer = await route.fetch()
    const json = DashboardOverview.parse(await answer.json())
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
    json.risk_over_time = months.map((month, index) => ({ month, average_safety_score: index * 9, documents: 1 }))
    json.usage_info = { ...json.usage_info, documents_analyzed: 3, free_documents_limit: 3, documents_remaining: 0 }
    await route.fulfill({ json })
  })
  await page.reload()
  await page.getByText('Limit reached! Upgrade to continue').waitFor()
  await page.getByRole('heading', { name: 'Risk over time' }).waitFor()
  await expectFitsInBoth(page)
  await page.unroute(overview)
}

const sampleResults = (page: Page): Locator =>
  page.getByRole('link', { name: /View Results.*Sample services agreement/ })

/** The list while it is searched, with rows selected, a menu open, a name being changed, and a deletion to undo. On a phone it is
 *  another one, so that what is open in it does not outlast a change of width. */
async function lookAtList(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search in names and text' })
  await search.fill('deccan')
  await page.locator('mark').first().waitFor()
  await expectFits(page)
  await search.fill('nowhere to be found')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  await expectFits(page)
  await page.getByRole('link', { name: 'Show all documents' }).click()

  await page.getByRole('checkbox', { name: 'Select chairs.txt' }).check()
  await page.getByRole('button', { name: 'More about chairs.txt' }).click()
  await page.getByRole('menuitem', { name: 'Analyze again' }).waitFor()
  await expectFits(page)
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').waitFor()
  await expectFits(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Delete chairs.txt' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // who reaches for it has all the time it takes
  await undo.focus()
  await expectFits(page)
  await undo.click()
  await undo.waitFor({ state: 'detached' })
}

/** The law, the four modes of the login screen, and what they say when something is wrong. */
async function lookAtPublicPages(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/law`)
  await page.getByText('Indian Contract Act 1872, s. 27.').waitFor()
  // before its script no page turns dark under one's eyes
  await takenOver(page)
  await expectFitsInBoth(page)
  const look = async (title: string) => {
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await expectFitsInBoth(page)
  }
  // what else is public is looked at among the public pages
  await page.getByRole('link', { name: 'Login' }).first().click()
  await look('Welcome Back')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await look('Create Account')
  await page.getByLabel('Password', { exact: true }).fill('ink')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Enter your full name.').waitFor()
  await look('Create Account')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await look('Forgot Password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.keyboard.press('Enter')
  await look('Check Your Email')
  await page.goto(`${url}/login?token=`)
  await look('Reset Password')
  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto(`${url}/login?token=any-token-that-the-server-would-take`)
  await page.getByLabel('New password').fill('ink')
  await page.getByLabel('Confirm password').fill('oil')
  await look('Reset Password')
  await page.goto(`${url}/confirm-address`)
  await look('Confirm Your Address')
  await page.goto(`${url}/confirm-address#any-token`)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByRole('alert').waitFor()
  await look('Confirm Your Address')
  await page.route('**/api/auth/confirm-email', (route) => route.fulfill({ json: { success: true, message: 'Done.' } }))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await look('Address Confirmed')
}
