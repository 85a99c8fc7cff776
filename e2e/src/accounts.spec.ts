import type { RecoveryCodes, TwoStepSetup } from '@karar/schema'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf } from './product/api.ts'
import { useJourneys } from './product/journey.ts'
import { mailedLink } from './product/outbox.ts'
import { asAdmin, givenUser, signInElsewhere, userId } from './product/people.ts'
import { shared } from './product/product.ts'
import { totp } from './product/totp.ts'
import { dashboardHeading, openDocuments, sendSignIn, signInAt, takenOver } from './steps/steps.ts'

const journey = useJourneys(shared)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const checks = (page: Page) => page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem')

journey(
  'a visitor finds the front page, and a wrong password is refused in words, the right one opens the dashboard',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    await page.goto(product.url)
    await heading(page, 'Should you sign it?').waitFor()
    await page.getByRole('link', { name: 'Login' }).first().click()
    await heading(page, 'Welcome Back').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')

    await sendSignIn(page, product.admin.email, 'not-the-password')
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(product.admin.email)

    await sendSignIn(page, 'nobody@example.org', product.admin.password)
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()

    await sendSignIn(page, product.admin.email.toUpperCase(), product.admin.password)
    await dashboardHeading(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')

    await page.goto(product.url)
    await dashboardHeading(page).waitFor()
    await page.goto(`${product.url}/nowhere`)
    await heading(page, 'Page not found').waitFor()
  },
)

journey('signing in needs no mouse', async ({ page, product }) => {
  await page.goto(product.url)
  await heading(page, 'Should you sign it?').waitFor()
  await takenOver(page)
  const focused = () => page.evaluate<string>("document.activeElement?.textContent ?? ''")
  for (let stops = 0; (await focused()) !== 'Login'; stops++) {
    expect(stops, 'Tab stops before Login').toBeLessThan(10)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await heading(page, 'Welcome Back').waitFor()
  await page.keyboard.type(product.admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(product.admin.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await passwordField(page).getAttribute('type')).toBe('text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await dashboardHeading(page).waitFor()
})

journey(
  'the screen is switched without losing the email, and Back to Home is there for who came from home',
  async ({ page, product }) => {
    await page.goto(`${product.url}/login`)
    await takenOver(page)
    await page.getByLabel('Email').fill('rohini@nilgirisoft.in')
    expect(await page.getByText('Back to Home').count()).toBe(0)
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await heading(page, 'Forgot Password').waitFor()
    expect(await page.title()).toContain('Forgot Password')
    expect(await page.getByLabel('Email').inputValue()).toBe('rohini@nilgirisoft.in')
    await page.goBack()
    await heading(page, 'Welcome Back').waitFor()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await heading(page, 'Create Account').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('rohini@nilgirisoft.in')

    await page.getByRole('link', { name: 'Karar', exact: true }).click()
    await heading(page, 'Should you sign it?').waitFor()
    await page.getByRole('link', { name: 'Create account' }).click()
    await heading(page, 'Create Account').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await heading(page, 'Should you sign it?').waitFor()
  },
)

journey(
  'a new account: wrong input is told beside its field, the requirements tick off, and an administrator has the last word',
  async ({ page, product, expectConsole }) => {
    expectConsole(/40[39]/)
    await page.goto(product.url)
    await page.getByRole('link', { name: 'Check a contract free' }).first().click()
    await page.getByText('Three contracts free. An administrator approves each account before first use.').waitFor()
    const send = page.getByRole('button', { name: 'Create Account' })
    await send.click()
    await page.getByText('Enter your full name.').waitFor()
    expect(await page.getByLabel('Full name').evaluate((field) => field.matches(':focus'))).toBe(true)

    for (const [name, path] of [
      ['terms of use', '/terms'],
      ['privacy notice', '/privacy'],
    ] as const)
      expect(await page.locator('main').getByRole('link', { name }).getAttribute('href')).toBe(path)

    await page.getByLabel('Full name').fill('Rohini Iyer')
    await page.getByLabel('Company name').fill('Nilgiri Softworks LLP')
    await page.getByLabel('Email').fill(product.admin.email)
    await page.getByLabel('Phone').fill('call me')
    await passwordField(page).fill('rain')
    await page.getByText('Password strength: weak').waitFor()
    await page.getByText('Add a digit').waitFor()
    expect(await checks(page).filter({ hasText: ': missing' }).count()).toBe(4)
    await passwordField(page).fill('Rain-and-ink')
    await page.getByText('Password strength: moderate').waitFor()
    expect(await checks(page).filter({ hasText: ': missing' }).allInnerTexts()).toEqual([
      expect.stringContaining('A digit'),
    ])
    await page.getByLabel('Confirm password').fill('Rain-and-oil')
    await send.click()
    await page.getByText('Enter a number such as').waitFor()
    await page.getByText('Password does not meet security requirements. Please check the requirements below.').waitFor()
    await page.getByText('Passwords do not match', { exact: true }).waitFor()

    await page.getByLabel('Phone').fill('+91 98400 55512')
    await passwordField(page).fill('Rain-and-ink-7')
    await page.getByText('Password strength: strong').waitFor()
    await page.getByLabel('Confirm password').fill('Rain-and-ink-7')
    await page.keyboard.press('Enter')
    await page.getByText('An account with this email exists already').waitFor()
    expect(await page.getByLabel('Email').evaluate((field) => field.matches(':focus'))).toBe(true)

    await page.getByLabel('Email').fill('Rohini@nilgirisoft.in')
    await page.keyboard.press('Enter')
    await page.getByText('Registration successful! Please wait for admin approval.').waitFor()
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe('Rohini@nilgirisoft.in')
    await passwordField(page).fill('Rain-and-ink-7')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Your account is awaiting admin approval.').waitFor()

    await asAdmin(product, `/admin/approve-user/${await userId(product, 'rohini@nilgirisoft.in')}`)
    await page.keyboard.press('Enter')
    await dashboardHeading(page).waitFor()
  },
)

journey(
  'a forgotten password: the mailed link sets a new one, once; the old one is refused',
  async ({ page, product, expectConsole }) => {
    expectConsole(/40[01]/)
    const person = await givenUser(product, 'imran@nilgirisoft.in', 'Old-Ledger-42')
    await page.goto(`${product.url}/login`)
    await takenOver(page)
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.keyboard.press('Enter')
    await heading(page, 'Check Your Email').waitFor()
    await page.getByText("If an account with that email exists, we've sent you a password reset link.").waitFor()
    await page.getByText(person.email).waitFor()
    const link = await mailedLink(product, person.email)

    // whoever is signed in, the link opens the reset
    await signInAt(page, product, link)
    await heading(page, 'Reset Password').waitFor()
    const send = page.getByRole('button', { name: 'Reset password' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('New password').fill('Ab1!')
    await page.getByText('Password strength: Strong').waitFor()
    await page.getByLabel('Confirm password').fill('Ab1!')
    await send.click()
    await page.getByText('Password must be at least 8 characters long.').waitFor()
    await page.getByLabel('New password').fill('New-Ledger-43')
    await page.getByText('Passwords do not match.').waitFor()
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('Confirm password').fill('New-Ledger-43')
    await page.keyboard.press('Enter')
    await heading(page, 'Password Changed').waitFor()
    await heading(page, 'Welcome Back').waitFor()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe('/login')
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()

    await sendSignIn(page, person.email, 'Old-Ledger-42')
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()
    await sendSignIn(page, person.email, 'New-Ledger-43')
    await dashboardHeading(page).waitFor()

    await page.goto(link)
    await page.getByText('Invalid or expired reset link. Please request a new password reset.').waitFor()
    await page.getByRole('button', { name: 'Request a new link' }).click()
    await heading(page, 'Forgot Password').waitFor()
    expect(new URL(page.url()).search).toBe('')
  },
)

journey('a reset link without its token says so, on any page', async ({ page, product }) => {
  await page.goto(`${product.url}/documents?token=`)
  await page
    .getByRole('alert')
    .getByText('Invalid reset link. Please request a new password reset.', { exact: true })
    .waitFor()
})

journey(
  'an account with two-step sign-in asks for a code, and takes a recovery code in its place',
  async ({ page, product, expectConsole }) => {
    expectConsole(/403/)
    const person = await givenUser(product, 'meera@nilgirisoft.in', 'Harbour-Lamp-9')
    const token = await signInElsewhere(product, person)
    const post = <Answer>(path: string, json: object) =>
      answerOf<Answer>(product, `/auth/two-step/${path}`, { method: 'POST', token, json })
    const { secret } = await post<TwoStepSetup>('setup', { password: person.password })
    const { recovery_codes: codes } = await post<RecoveryCodes>('enable', { code: totp(secret) })
    await page.goto(`${product.url}/login`)
    await sendSignIn(page, person.email, person.password)
    const field = page.getByLabel('Code from your authenticator app')
    await field.fill('12')
    await page.keyboard.press('Enter')
    await page.getByText('Enter the six digits').waitFor()
    await field.fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is not right').waitFor()
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase())
    await page.keyboard.press('Enter')
    await dashboardHeading(page).waitFor()
  },
)

journey(
  'a session that is ended elsewhere says so and, after sign-in, is back at its page',
  async ({ page, product, expectConsole }) => {
    expectConsole(/40[134]/)
    const person = await givenUser(product, 'tara@nilgirisoft.in', 'Harbour-Lamp-9')
    const id = await userId(product, person.email)
    await page.goto(`${product.url}/login`)
    await sendSignIn(page, person.email, person.password)
    await dashboardHeading(page).waitFor()

    await asAdmin(product, `/admin/suspend-user/${id}`)
    const wanted = '/documents/0197a3c0-0000-7000-8000-000000000000/results'
    await page.goto(`${product.url}${wanted}#issue-1`)
    await page.getByRole('status').getByText('Your session has ended. Please sign in again.').waitFor()
    await sendSignIn(page, person.email, person.password)
    await page.getByRole('alert').getByText('Your account has been suspended. Please contact support.').waitFor()

    await asAdmin(product, `/admin/approve-user/${id}`)
    await sendSignIn(page, person.email, person.password)
    await page.waitForURL((url) => url.pathname === wanted && url.hash === '#issue-1')
    await page.getByText('Document not found').first().waitFor()
  },
)

journey(
  'a stranger who asks for results is asked to sign in, and then is where he wanted to be',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    const wanted = '/documents/0197a3c0-0000-7000-8000-000000000000/results'
    await page.goto(`${product.url}${wanted}#issue-1`)
    await page.waitForURL(/\/login/)
    expect(await page.getByText('Safety Score').count()).toBe(0)

    await sendSignIn(page, product.admin.email, product.admin.password)
    await page.waitForURL((url) => url.pathname === wanted)
    await page.getByText('Document not found').first().waitFor()
  },
)

journey(
  'signing out asks first, and then the session is over on the server too',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    await openDocuments(page, product, product.admin)
    const token = await page.evaluate<string | null>("localStorage.getItem('token')")
    const me = () => fetch(`${product.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).status).toBe(200)

    await page.getByRole('button', { name: 'Log out' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Are you sure you want to logout?').waitFor()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/login/)
    await heading(page, 'Welcome Back').waitFor()
    expect(await page.getByText('Your session has ended').count()).toBe(0)
    expect(await page.evaluate("localStorage.getItem('device')")).toBeTruthy()
    // the page does not wait for the server to forget the session too
    await expect.poll(async () => (await me()).status).toBe(401)

    await page.goto(`${product.url}/documents`)
    await page.waitForURL(/\/login/)
  },
)
