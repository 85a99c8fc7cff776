import { expect } from 'vitest'
import { shortContract } from './fixtures/files.ts'
import { useJourneys } from './product/journey.ts'
import { asAdmin, givenUser, userId } from './product/people.ts'
import { expectFits } from './steps/looks.ts'
import { completed, openResults, signIn, uploadThroughPage } from './steps/steps.ts'
import { confirmWith, openAccount } from './steps/your-account-steps.ts'

const journey = useJourneys({ FREE_DOCUMENTS_LIMIT: '1', SUPPORT_EMAIL: 'help@karar.example' })

journey(
  'the free plan is used up: the page says so, offers more, and goes on once an administrator has upgraded',
  async ({ page, product, expectConsole }) => {
    expectConsole(/402/)
    const person = await givenUser(product, 'rohini@nilgirisoft.in', 'Rain-and-ink-7')
    await signIn(page, product, person)
    await uploadThroughPage(page, shortContract('first.txt', 'Nilgiri Softworks LLP'))
    await completed(page, 'first.txt')

    await uploadThroughPage(page, shortContract('second.txt', 'Sahyadri Furniture Private Limited'))
    const dialog = page.getByRole('dialog', { name: 'Limit reached! Upgrade to continue' })
    await dialog.getByText('1 of 1 documents analyzed on Starter').waitFor()
    await dialog.getByRole('row', { name: /Business\+ No limit up to 25 ₹3,499 a month/ }).waitFor()
    const mail = await dialog.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')
    expect(mail).toMatch(/^mailto:help@karar\.example\?subject=.*rohini%40nilgirisoft\.in/)
    await expectFits(page)

    // the dialog is still open when the administrator acts
    await asAdmin(product, `/admin/upgrade-user-subscription/${await userId(product, person.email)}`)
    await dialog.getByText('Your account is on Business+ now and you can go on.').waitFor()
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await uploadThroughPage(page, shortContract('second.txt', 'Sahyadri Furniture Private Limited'))
    await completed(page, 'second.txt')
    await openResults(page, 'second.txt')
    await page.getByText('Business+: Unlimited').filter({ visible: true }).waitFor()
  },
)

journey(
  'a result shows how much of the plan is used, and the way to more when little is left',
  async ({ page, product }) => {
    const person = await givenUser(product, 'imran@nilgirisoft.in', 'Rain-and-ink-7')
    await signIn(page, product, person)
    await uploadThroughPage(page, shortContract('only.txt', 'Nilgiri Softworks LLP'))
    await completed(page, 'only.txt')
    await openResults(page, 'only.txt')
    await page.getByText('1/1 documents used').filter({ visible: true }).waitFor()
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
    await page.getByRole('dialog', { name: 'Upgrade your plan' }).getByRole('button', { name: 'Not now' }).click()
    // an administrator's reset shows in the open page
    await asAdmin(product, `/admin/reset-user-usage/${await userId(product, person.email)}`)
    await page.getByText('0/1 documents used').filter({ visible: true }).waitFor()
  },
)

journey(
  'a document with more pages than the plan reads is kept, and it is said why it is not analysed',
  async ({ page, product }) => {
    const person = await givenUser(product, 'meera@nilgirisoft.in', 'Rain-and-ink-7')
    await signIn(page, product, person)
    const paragraph = 'The Seller shall deliver the goods with reasonable care and at its own cost to the Buyer.\n\n'
    const buffer = Buffer.from(`SUPPLY AGREEMENT\n\n${paragraph.repeat(220)}`)
    await uploadThroughPage(page, { name: 'long.txt', mimeType: 'text/plain', buffer })
    const dialog = page.getByRole('dialog', { name: 'Upgrade your plan' })
    await dialog.getByText(/This document has 7 pages; Starter reads documents of up to 5\./).waitFor()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('row').filter({ hasText: 'long.txt' }).getByText('Pending').waitFor()
  },
)

journey('the last administrator cannot delete the account', async ({ page, product, expectConsole }) => {
  expectConsole(/409/)
  await openAccount(page, product, product.admin, 'data')
  await page.getByRole('button', { name: 'Delete your account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await confirmWith(dialog, product.admin.password, 'Delete my account')
  await dialog
    .getByRole('alert')
    .getByText(/last administrator/)
    .waitFor()
})
