import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from './product/journey.ts'
import { mailedLink } from './product/outbox.ts'
import { givenUser } from './product/people.ts'
import { answer, openAdmin, userRow } from './steps/admin-steps.ts'
import { expectFitsInBoth } from './steps/looks.ts'
import { dashboardHeading, documentsHeading, sendSignIn, signIn } from './steps/steps.ts'

// no password: the product makes one up, which the first journey replaces
const journey = useJourneys({ ADMIN_PASSWORD: '' })

const rohini = { name: 'Rohini Iyer', email: 'rohini@nilgirisoft.in' }
const first = 'Rain-and-ink-7'
const second = 'Harvest-and-oil-8'

journey(
  'the first sign-in, with the printed password, leads to one of one’s own and nowhere else',
  async ({ page, product }) => {
    const { admin, printedPassword = '', url } = product
    await page.goto(`${url}/login`)
    await sendSignIn(page, admin.email, printedPassword)
    const title = page.getByRole('heading', { name: 'Choose Your Password' })
    await title.waitFor()
    await page.goto(`${url}/documents`)
    await title.waitFor()
    await page.getByLabel('Password that you signed in with').fill(printedPassword)
    await page.getByLabel('New password').fill(printedPassword)
    await page.getByLabel('Confirm password').fill(printedPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Choose a password other than the one that you signed in with.').waitFor()
    await expectFitsInBoth(page)
    await page.getByLabel('New password').fill(admin.password)
    await page.getByLabel('Confirm password').fill(admin.password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await documentsHeading(page).waitFor()
  },
)

journey(
  'the life of an account: registered, approved, suspended under its open tab, reactivated, with a new password',
  async ({ page, product, expectConsole }) => {
    expectConsole(/40[13]/)
    const browser = page.context().browser()
    const admin = await (await browser?.newContext({ locale: 'en-IN' }))?.newPage()
    if (!admin) throw new Error('There is no browser.')
    const refused = (words: string) => page.getByRole('alert').getByText(words, { exact: true }).waitFor()

    await register(page, product.url)
    await page.getByText('Registration successful! Please wait for admin approval.').waitFor()
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    await sendSignIn(page, rohini.email, first)
    await refused('Your account is awaiting admin approval.')

    // the mail to the administrator leads to where it is decided
    await openAdmin(admin, product)
    await admin.getByText('Address not confirmed').waitFor()
    await page.goto(await mailedLink(product, rohini.email, '/confirm-address#'))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await page.getByRole('heading', { name: 'Address Confirmed' }).waitFor()
    await page.getByRole('button', { name: 'Go on to sign-in' }).click()
    await admin.reload()
    await admin.getByText(rohini.email).waitFor()
    expect(await admin.getByText('Address not confirmed').count()).toBe(0)
    await admin.getByRole('link', { name: 'Admin, 1 waiting for approval' }).waitFor()
    const approved = admin.waitForResponse(/approve-user/)
    await admin.getByRole('button', { name: `Approve: ${rohini.name}` }).click()
    await approved
    await admin.getByText('Nobody is waiting for approval.').waitFor()

    await sendSignIn(page, rohini.email, first)
    await dashboardHeading(page).waitFor()

    await admin.getByRole('link', { name: 'All Users' }).click()
    await admin.getByRole('button', { name: `Suspend: ${rohini.name}` }).click()
    await answer(admin, 'Suspend')
    await userRow(admin, rohini).getByText('Suspended').waitFor()

    // the tab is still open; whatever it asks for next shuts it out
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await page.waitForURL(/\/login/)
    await page.getByText('Please login to upload documents').waitFor()
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()
    await sendSignIn(page, rohini.email, first)
    await refused('Your account has been suspended. Please contact support.')

    await admin.getByRole('button', { name: `Reactivate: ${rohini.name}` }).click()
    await userRow(admin, rohini).getByText('Approved').waitFor()
    await admin.context().close()

    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    await page.goto(await mailedLink(product, rohini.email))
    await page.getByLabel('New password').fill(second)
    await page.getByLabel('Confirm password').fill(second)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await sendSignIn(page, rohini.email, first)
    await refused('Invalid email or password')
    await sendSignIn(page, rohini.email, second)
    await dashboardHeading(page).waitFor()
  },
)

journey(
  'two people take turns at one browser: a tab that was left open shows nothing of the one before',
  async ({ page, product }) => {
    const second = await givenUser(product, 'second@example.org', 'Harbour-Lamp-9')
    await signIn(page, product)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await page.waitForURL(/\/results/)
    await page.goto(`${product.url}/documents`)
    await page.getByRole('link', { name: 'Admin' }).waitFor()

    const left = await page.context().newPage()
    await left.goto(`${product.url}/documents`)
    await left.getByRole('button', { name: 'Administrator, account menu' }).waitFor()
    await left.getByText('Sample services agreement').first().waitFor()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/login/)
    await sendSignIn(page, second.email, second.password)
    await documentsHeading(page).waitFor()

    await left.getByRole('button', { name: 'A Person, account menu' }).waitFor()
    await left.getByRole('button', { name: 'Try a sample contract' }).waitFor()
    expect(await left.getByText('Sample services agreement').count()).toBe(0)
    expect(await left.getByRole('link', { name: 'Admin' }).count()).toBe(0)
    await left.close()
  },
)

async function register(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('Full name').fill(rohini.name)
  await page.getByLabel('Company name').fill('Nilgiri Softworks LLP')
  await page.getByLabel('Email').fill(rohini.email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.getByLabel('Confirm password').fill(first)
  await page.getByRole('button', { name: 'Create Account' }).click()
}
