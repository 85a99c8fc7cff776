import { readFileSync } from 'node:fs'
import { AuditEntry, type TwoStepSetup } from '@karar/schema'
import { expect } from 'vitest'
import { answerOf } from './product/api.ts'
import { expectAccessible } from './product/axe.ts'
import { useJourneys } from './product/journey.ts'
import { register, signInElsewhere } from './product/people.ts'
import { totp } from './product/totp.ts'
import {
  answer,
  chooseRare,
  givenApproved,
  givenWaiting,
  openAdmin,
  password,
  toast,
  userRow,
} from './steps/admin-steps.ts'
import { dashboardHeading, documentsHeading, sendSignIn } from './steps/steps.ts'

// With a limit of nought every free account has reached it.
const journey = useJourneys({ FREE_DOCUMENTS_LIMIT: '0' })

journey('who registers appears with a badge, is approved, and then can sign in', async ({ page, product }) => {
  const person = await givenWaiting(product, 'Rohini Iyer')
  await openAdmin(page, product)
  await page.getByRole('link', { name: 'Admin, 1 waiting for approval' }).waitFor()
  const row = userRow(page, person)
  await row.getByText('rohini.iyer@example.org').waitFor()
  await row.getByText('0 of 0 documents analyzed').waitFor()

  await page.getByRole('button', { name: 'Approve: Rohini Iyer' }).click()
  await page.getByText('Nobody is waiting for approval.').waitFor()
  await page.getByRole('link', { name: 'Admin', exact: true }).waitFor()
  await page.getByRole('link', { name: 'All Users' }).click()
  await row.getByText('Approved').waitFor()

  await page.evaluate("localStorage.removeItem('token')")
  await page.goto(`${product.url}/login`)
  await sendSignIn(page, person.email, password)
  await dashboardHeading(page).waitFor()
})

journey('rejecting asks first; who was rejected can still be approved', async ({ page, product }) => {
  const person = await givenWaiting(product, 'Farhan Qureshi')
  await openAdmin(page, product)
  await page.getByRole('button', { name: 'Reject: Farhan Qureshi' }).click()
  await page.getByRole('dialog').getByText('Reject Farhan Qureshi?').waitFor()
  await answer(page, 'Leave it waiting')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Reject: Farhan Qureshi' }).click()
  await answer(page, 'Reject')
  await userRow(page, person).waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'All Users' }).click()
  await page.getByRole('link', { name: 'Rejected', exact: true }).click()
  await page.getByText('1 account', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Approve: Farhan Qureshi' }).click()
  await page.getByText('No account has this status.').waitFor()
})

journey('suspending shuts out at the next call, and reactivating lets in again', async ({ page, product }) => {
  const person = await givenApproved(product, 'Joseph Pinto')
  const signIn = () =>
    fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password }),
    })
  const { token } = (await (await signIn()).json()) as { token: string }
  const me = () => fetch(`${product.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect((await me()).status).toBe(200)

  await openAdmin(page, product, '?tab=users')
  await page.getByRole('button', { name: 'Suspend: Joseph Pinto' }).click()
  await answer(page, 'Suspend')
  await userRow(page, person).getByText('Suspended').waitFor()
  await toast(page, 'Joseph Pinto suspended and signed out').waitFor()
  expect((await me()).status).toBe(401)
  expect((await signIn()).status).toBe(403)

  await page.getByRole('button', { name: 'Reactivate: Joseph Pinto' }).click()
  await toast(page, 'Joseph Pinto reactivated').waitFor()
  await userRow(page, person).getByText('Approved').waitFor()
  expect((await signIn()).status).toBe(200)
})

journey('searches and filters are in the address and survive a reload', async ({ page, product }) => {
  await givenWaiting(product, 'Gurpreet Kaur')
  await openAdmin(page, product, '?tab=users')
  const search = page.getByRole('searchbox', { name: 'Search accounts' })
  await search.fill('gurpreet traders')
  await page.waitForURL(/q=gurpreet\+traders/)
  await page.getByText('1 account', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Suspended', exact: true }).click()
  await page.getByText('No account matches.').waitFor()
  await page.reload()
  await page.getByText('No account matches.').waitFor()
  expect(await search.inputValue()).toBe('gurpreet traders')
  await page.getByRole('link', { name: 'Show all accounts' }).click()
  await page.getByRole('heading', { name: 'Gurpreet Kaur' }).waitFor()
  expect(await search.inputValue()).toBe('')
})

journey('more accounts than a page are shown when asked for', async ({ page, product }) => {
  for (const number of [0, 1, 2, 3, 4]) await givenWaiting(product, `Member ${number}`)
  // a page of three, so that not dozens must register
  await page.route(/\/api\/admin\/users\?/, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '3')
    return route.continue({ url: url.href })
  })
  await openAdmin(page, product, '?tab=users&q=Member')
  await page.getByText('Showing 3 of 5').waitFor()
  expect(await page.getByRole('heading', { name: /^Member/, level: 2 }).count()).toBe(3)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('heading', { name: 'Member 0' }).waitFor()
  expect(await page.getByRole('heading', { name: /^Member/, level: 2 }).count()).toBe(5)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
})

journey('a free account at its limit is upgraded, another one’s usage is reset', async ({ page, product }) => {
  const upgraded = await givenApproved(product, 'Anil Bora')
  await givenApproved(product, 'Meera Deshpande')
  await openAdmin(page, product, '?tab=users&q=Traders&status=approved')
  await page.getByRole('button', { name: 'Upgrade: Anil Bora' }).click()
  expect(await page.getByRole('radio', { name: /^Business\+/ }).isChecked()).toBe(true)
  await answer(page, 'Upgrade')
  await toast(page, 'User successfully upgraded to PREMIUM plan!').waitFor()
  await userRow(page, upgraded).getByText('Business+').waitFor()
  await userRow(page, upgraded).getByText('0 documents analyzed, no limit').waitFor()
  expect(await page.getByRole('button', { name: 'Upgrade: Anil Bora' }).count()).toBe(0)

  await chooseRare(page, { name: 'Meera Deshpande', email: '' }, 'Reset usage')
  await page.getByRole('dialog').getByText('Reset the usage of Meera Deshpande?').waitFor()
  await answer(page, 'Reset usage')
  await toast(page, 'User document usage count reset successfully!').waitFor()
})

journey('the rights of an administrator are given and taken', async ({ page, product }) => {
  const person = await givenApproved(product, 'Asha Rao')
  await openAdmin(page, product, '?tab=users&q=asha.rao')
  await chooseRare(page, person, 'Make administrator')
  await answer(page, 'Make administrator')
  await userRow(page, person).getByText('Administrator', { exact: true }).waitFor()
  await chooseRare(page, person, 'Remove administrator rights')
  await answer(page, 'Remove rights')
  await userRow(page, person).getByText('User', { exact: true }).waitFor()

  await page.goto(`${product.url}/admin?tab=users&q=${encodeURIComponent(product.admin.email)}`)
  await page.getByText('You', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^More:/ }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Show in audit log'])
})

journey('two-step sign-in is turned off for who has lost the app', async ({ page, product }) => {
  const person = await givenApproved(product, 'Tara Menon')
  const token = await signInElsewhere(product, { email: person.email, password })
  const post = <Answer>(path: string, json: object) =>
    answerOf<Answer>(product, `/auth/two-step/${path}`, { method: 'POST', token, json })
  const { secret } = await post<TwoStepSetup>('setup', { password })
  await post('enable', { code: totp(secret) })

  await openAdmin(page, product, '?tab=users')
  await userRow(page, person).getByText('Two-step sign-in on').waitFor()
  await chooseRare(page, person, 'Turn off two-step sign-in')
  await answer(page, 'Turn off')
  await toast(page, 'Tara Menon signs in with the password alone now').waitFor()
  await userRow(page, person).getByText('Two-step sign-in off').waitFor()
  expect(await signInElsewhere(product, { email: person.email, password })).not.toBe('')
})

journey('what somebody calls themselves is never markup', async ({ page, product }) => {
  const name = `<b data-made="yes">Bold</b> & "Sons"`
  await register(product, { email: 'bold@example.org', password }, name, '<img src=x onerror=alert(1)>')
  await openAdmin(page, product)
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByText('<img src=x onerror=alert(1)>', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page
    .getByRole('link', { name: `Show only what ${name} did` })
    .first()
    .waitFor()
  expect(await page.locator('[data-made], img[src="x"]').count()).toBe(0)
})

journey('deleting asks, then wants the word, and does nothing for any other', async ({ page, product }) => {
  const person = await givenApproved(product, 'Lakshmi Nair')
  await openAdmin(page, product, '?tab=users&q=Lakshmi')
  const word = page.getByLabel('Type DELETE to confirm')
  const row = userRow(page, person)
  await chooseRare(page, person, 'Delete account')
  await page
    .getByRole('dialog')
    .getByText(/lakshmi\.nair@example\.org/)
    .waitFor()
  await answer(page, 'Delete account')
  await word.fill('delete')
  await answer(page, 'Delete for good')
  await row.getByText("Deletion cancelled. You must type 'DELETE' exactly to confirm.").waitFor()
  await page.reload()
  await row.waitFor()

  await chooseRare(page, person, 'Delete account')
  await answer(page, 'Delete account')
  await word.fill('DELETE')
  await page.keyboard.press('Enter')
  await toast(page, 'Lakshmi Nair deleted: 0 documents, 0 files.').waitFor()
  await page.getByText('No account matches.').waitFor()
})

journey('a refusal of the server stands at the account, in its words', async ({ page, product, expectConsole }) => {
  expectConsole(/409/)
  const person = await givenWaiting(product, 'Nikhil Sen')
  await openAdmin(page, product)
  await page.getByRole('button', { name: 'Reject: Nikhil Sen' }).click()
  // Meanwhile another administrator lets them in.
  await page.evaluate(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('token') }
    const [user] = await (await fetch('/api/admin/users?q=${person.email}', { headers })).json()
    await fetch('/api/admin/approve-user/' + user.id, { method: 'POST', headers })
  })()`)
  await answer(page, 'Reject')
  await page
    .getByRole('alert')
    .getByText(/is approved already/)
    .waitFor()
})

journey('who is not an administrator is denied and led back', async ({ page, product, expectConsole }) => {
  expectConsole(/403/)
  const person = await givenApproved(product, 'Kiran Das')
  await page.goto(`${product.url}/admin`)
  await page.waitForURL(/\/login/)
  await sendSignIn(page, person.email, password)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByText(/Admin privileges are required/).waitFor()
  expect(await page.getByRole('link', { name: /^Admin/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to Documents' }).click()
  await documentsHeading(page).waitFor()
})

journey('the audit log tells what was done, verifies and is taken away as a file', async ({ page, product }) => {
  const person = await givenWaiting(product, 'Sunil Joshi')
  await openAdmin(page, product)
  await page.getByRole('button', { name: 'Approve: Sunil Joshi' }).click()
  await toast(page, 'Sunil Joshi approved').waitFor()
  await page.getByRole('link', { name: 'All Users' }).click()
  await chooseRare(page, person, 'Show in audit log')
  await page.waitForURL(/tab=audit&subject=/)
  await page.getByText('About Sunil Joshi').waitFor()
  const line = page.getByRole('row').filter({ hasText: 'Approved the account' })
  await line.getByText('Status: pending').waitFor()
  await page.getByRole('row').filter({ hasText: 'Registered' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(3)

  await page.getByLabel('Kind of event').selectOption('password')
  await page.getByText('No entry matches.').waitFor()
  await page.getByRole('link', { name: 'Show all entries' }).click()

  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText(/^All [\d,]+ entries are unchanged and in order\.$/).waitFor()
  await page.getByText(/The last is no\. [\d,]+, with a hash that begins [0-9a-f]{16}\./).waitFor()
  await page.getByRole('row').filter({ hasText: 'Verified the audit log' }).first().waitFor()

  for (const [choice, ending] of [
    ['As a table (CSV)', /^karar-audit-log-.*\.csv$/],
    ['As JSON lines', /^karar-audit-log-.*\.jsonl$/],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(ending)
    const text = readFileSync(await download.path(), 'utf8')
    expect(text).toContain('user.approve')
    if (ending.source.includes('jsonl')) {
      const ids = text
        .trimEnd()
        .split('\n')
        .map((json) => AuditEntry.parse(JSON.parse(json)).id)
      expect(ids).toEqual(ids.map((_, index) => index + 1))
    }
  }
  await page.getByRole('row').filter({ hasText: 'Exported the audit log' }).first().waitFor()
})

journey('where two-step sign-in is demanded, one without it is told what is needed, and where', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/403/)
  // that such a server refuses every call of the administration so, its own tests hold
  const detail = { reason: 'two_step_required', message: 'Set it up first.' }
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json: { detail } }))
  await page.goto(`${product.url}/admin`)
  await sendSignIn(page, product.admin.email, product.admin.password)
  await page.getByRole('heading', { name: 'Two-step sign-in is needed here' }).waitFor()
  const way = page.getByRole('link', { name: 'Set up two-step sign-in' })
  expect(await way.getAttribute('href')).toBe('/account?tab=security')
  await expectAccessible(page)
})
