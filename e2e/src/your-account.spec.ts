import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortContract } from './fixtures/files.ts'
import { api } from './product/api.ts'
import { useJourneys } from './product/journey.ts'
import { givenUser, type Person, signInElsewhere, statusOf } from './product/people.ts'
import { shared } from './product/product.ts'
import { totp } from './product/totp.ts'
import { dashboardHeading, sendSignIn, signIn, uploadThroughPage } from './steps/steps.ts'
import { confirmWith, openAccount } from './steps/your-account-steps.ts'

const journey = useJourneys(shared)
const password = 'Godown-Lease-77'
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'

journey('the menu of the name leads to the account, and what is corrected there shows everywhere', async (visit) => {
  const { page, product } = visit
  const asha = await givenUser(product, 'profile@example.org', password)
  await page.goto(`${product.url}/login`)
  await sendSignIn(page, asha.email, asha.password)
  await dashboardHeading(page).waitFor()

  await page.getByRole('button', { name: 'A Person, account menu' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await menu.getByText('profile@example.org').waitFor()
  await menu.getByText('Plan: Starter').waitFor()
  await menu.getByRole('menuitem', { name: 'Your account' }).click()
  await page.waitForURL(/\/account$/)
  await page.getByText('Starter: 0 of 3 documents analyzed').waitFor()

  await page.getByLabel('Full name').fill(' ')
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('Company name').fill('Iyer & Daughters')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter your full name.').waitFor()
  await page.getByText(/^Enter a phone number/).waitFor()
  expect(await page.getByLabel('Company name').inputValue()).toBe('Iyer & Daughters')

  await page.getByLabel('Full name').fill('Rohini S. Iyer')
  await page.getByLabel('Phone').fill('+91 98400 55512')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile saved').waitFor()
  await page.getByRole('button', { name: 'Rohini S. Iyer, account menu' }).waitFor()

  const token = await signInElsewhere(product, asha)
  expect(await (await api(product, '/auth/me', { token })).json()).toMatchObject({
    full_name: 'Rohini S. Iyer',
    company_name: 'Iyer & Daughters',
    phone: '+91 98400 55512',
  })
})

journey('logging out from the menu asks first', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.evaluate("sessionStorage.setItem('typed:comment-drafts', '[]')")
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  // what was half written goes with the session, of a form that was not opened here, too
  expect(await page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('typed:'))")).toEqual([])
})

journey('a session elsewhere is seen and ended, then all others, then all', async ({ page, product }) => {
  const rohini = await givenUser(product, 'sessions@example.org', password)
  const firefox = await signInElsewhere(product, rohini, firefoxOnLinux)
  await openAccount(page, product, rohini, 'sessions')
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'This device' }).waitFor()
  expect(await rows.count()).toBe(2)

  await rows.filter({ hasText: 'Firefox on Linux' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByText('Firefox on Linux is logged out').waitFor()
  await rows.filter({ hasText: 'Firefox on Linux' }).waitFor({ state: 'detached' })
  expect(await statusOf(product, firefox)).toBe(401)
  expect(await page.getByRole('button', { name: 'Log out everywhere else' }).count()).toBe(0)

  const others = [await signInElsewhere(product, rohini), await signInElsewhere(product, rohini)]
  await page.reload()
  await rows.filter({ hasText: 'Unknown browser' }).first().waitFor()
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByText('2 other sessions ended').waitFor()
  for (const token of others) expect(await statusOf(product, token)).toBe(401)

  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForURL(/\/login/)
  await page.getByText('You are logged out everywhere: 1 session ended.').waitFor()
})

journey('a new password ends the other sessions and the old password', async ({ page, product, expectConsole }) => {
  expectConsole(/403/)
  const rohini = await givenUser(product, 'password@example.org', password)
  const elsewhere = await signInElsewhere(product, rohini)
  await openAccount(page, product, rohini, 'security')
  const beside = await page.context().newPage()
  await beside.goto(`${product.url}/account`)
  await beside.getByLabel('Full name').fill('Not saved yet')

  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Current password').fill('not-the-password')
  await field('New password').fill('short')
  await page.getByText('Password strength: weak').waitFor()
  await field('New password').fill('Monsoon-Ledger-43')
  await page.getByText('Password strength: strong').waitFor()
  await field('Confirm new password').fill('Monsoon-Ledger-44')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Passwords do not match').waitFor()

  await field('Confirm new password').fill('Monsoon-Ledger-43')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectRefusedBeside(field('Current password'))
  expect(await field('New password').inputValue()).toBe('Monsoon-Ledger-43')

  await field('Current password').fill(rohini.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed. 1 other session ended.').waitFor()
  // the session goes on under another token, in another tab of the browser as well
  expect(await beside.getByLabel('Full name').inputValue()).toBe('Not saved yet')
  await beside.getByRole('button', { name: 'Save' }).click()
  await beside.getByText('Profile saved').waitFor()
  expect(await statusOf(product, elsewhere)).toBe(401)
  expect((await api(product, '/auth/login', { method: 'POST', json: rohini })).status).toBe(401)
  await signInElsewhere(product, { ...rohini, password: 'Monsoon-Ledger-43' })
})

journey('two-step sign-in: set up, sign in by app and by recovery code, turned off', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/403/)
  const rohini = await givenUser(product, 'two-step@example.org', password)
  await openAccount(page, product, rohini, 'security')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await confirmWith(dialog, 'not-the-password', 'Continue')
  await expectRefusedBeside(dialog.getByLabel('Your password', { exact: true }))
  await confirmWith(dialog, rohini.password, 'Continue')

  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expectRefusedBeside(dialog.getByLabel('Code from the app'))
  await dialog.getByLabel('Code from the app').fill(totp(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const recovery = await recoveryCodes(dialog)
  expect(recovery).toHaveLength(10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(recovery.join('\n'))
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByText('Keep the codes first, then tick this box.').waitFor()
  await dialog.getByLabel('I have kept these codes in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  // The code that turned it on is used up; the app's next one signs in.
  await signInAgain(page, rohini)
  await page.getByLabel('Code from your authenticator app').fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await documentsOrAccount(page).waitFor()
  await signInAgain(page, rohini)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery[0]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await documentsOrAccount(page).waitFor()

  const login = (code?: string) =>
    api(product, '/auth/login', { method: 'POST', json: { ...rohini, ...(code ? { code } : {}) } })
  expect(await reasonOf(await login())).toBe('code_required')
  expect(await reasonOf(await login('123456'))).toBe('invalid_code')
  expect(await reasonOf(await login(recovery[0]))).toBe('invalid_code')

  await page.goto(`${product.url}/account?tab=security`)
  await page.getByText('9 recovery codes are left.').waitFor()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(recovery[1]!)
  await confirmWith(dialog, rohini.password, 'Make new codes')
  await dialog.getByLabel('I have kept these codes in a safe place').check()
  const renewed = await recoveryCodes(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await reasonOf(await login(recovery[2]))).toBe('invalid_code')

  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(renewed[0]!)
  await confirmWith(dialog, rohini.password, 'Turn off')
  await page.getByText('Two-step sign-in is off').waitFor()
  expect((await login()).status).toBe(200)
})

journey('the export is a zip with the account and every document', async ({ page, product, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  const rohini = await givenUser(product, 'export@example.org', password)
  await openAccount(page, product, rohini, 'data')
  await page.goto(`${product.url}/documents`)
  await uploadThroughPage(page, shortContract('chairs.txt', 'Nilgiri Softworks LLP'))
  await page.getByRole('table').getByText('chairs.txt').waitFor()
  await page.goto(`${product.url}/account?tab=data`)
  await page.route('**/api/auth/export', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Download your data' }).click()
  await page.getByRole('alert').getByText('Network error. Please check your connection and try again.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try Again' }).click(),
  ])
  await page.getByText(`${download.suggestedFilename()} is in your downloads`).waitFor()
  expect(download.suggestedFilename()).toMatch(/^karar-data-\d{4}-\d\d-\d\d\.zip$/)

  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'account.json']))
  const { account, sessions } = JSON.parse(strFromU8(files['account.json']!))
  expect(account).toMatchObject({ email: 'export@example.org', full_name: 'A Person' })
  expect(sessions).toHaveLength(1)
  const original = Object.entries(files).find(([path]) => path.endsWith('original chairs.txt'))
  expect(strFromU8(original![1])).toContain('Nilgiri Softworks LLP (the "Seller")')
})

journey('deleting the account names what is lost, and leaves nothing', async ({ page, product, expectConsole }) => {
  expectConsole(/403/)
  const rohini = await givenUser(product, 'delete@example.org', password)
  const elsewhere = await signInElsewhere(product, rohini)
  await openAccount(page, product, rohini, 'data')
  await page.goto(`${product.url}/documents`)
  await uploadThroughPage(page, shortContract('tables.txt', 'Nilgiri Softworks LLP'))
  await page.getByRole('table').getByText('tables.txt').waitFor()
  await page.goto(`${product.url}/account?tab=data`)
  await page.getByRole('button', { name: 'Delete your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText(/1 document with its file and analysis: tables.txt/).waitFor()

  await confirmWith(dialog, rohini.password, 'Delete my account')
  await dialog.getByText('Type DELETE in capital letters.').waitFor()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await confirmWith(dialog, 'not-the-password', 'Delete my account')
  await expectRefusedBeside(dialog.getByLabel('Your password', { exact: true }))
  expect(await statusOf(product, elsewhere)).toBe(200)

  await confirmWith(dialog, rohini.password, 'Delete my account')
  await page.waitForURL(/\/login/)
  await page.getByText('The account delete@example.org is deleted, with 1 document and 1 file.').waitFor()
  expect(await statusOf(product, elsewhere)).toBe(401)
  expect((await api(product, '/auth/login', { method: 'POST', json: rohini })).status).toBe(401)
})

const documentsOrAccount = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Documents|Your account)$/, level: 1 })

/** The recovery codes that are shown this once. */
async function recoveryCodes(dialog: Locator): Promise<string[]> {
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  return codes.allInnerTexts()
}

/** Logs out and gives e-mail and password again. */
async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  await sendSignIn(page, email, password)
}

/** A refusal stands with its field, for everybody: the field is marked, and described by words. */
async function expectRefusedBeside(field: Locator): Promise<void> {
  await field.and(field.page().locator('[aria-invalid="true"]')).waitFor()
  const description = await field.getAttribute('aria-describedby')
  const words = (description ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => field.page().locator(`[id="${id}"]`))
  const told = await Promise.all(words.map((one) => one.innerText()))
  expect(told.join(' ')).not.toBe('')
}

async function reasonOf(answer: Response): Promise<string> {
  const { detail } = (await answer.json()) as { detail?: { reason?: string } }
  return detail?.reason ?? `status ${answer.status}`
}
