// @vitest-environment happy-dom
import type { User } from '@karar/schema'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { anAdmin, aUser, aUserId } from '../../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { PendingTab } from './pending-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const me = anAdmin()
const open = (tab: React.ReactNode, address = '/admin') => liveWithDialogs(tab, ['admin'], address)

/** The tab of all accounts, with a server that knows these and answers these calls. */
async function among(users: User[], calls: Parameters<typeof serve>[0] = {}, address?: string) {
  const asked = serve({ 'GET /admin/users': [200, users], ...calls })
  const page = await open(<UsersTab me={me} />, address)
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

const call = (path: string, user = aUser()) => `POST /admin/${path}/${user.id}`

test('an account says who it is, where it stands, and what it uses', async () => {
  const { page } = await among([
    aUser({ phone: '+91 98400 55512', email_confirmed: false }),
    aUser({
      id: aUserId(2),
      full_name: 'Ravi Iyer',
      subscription_type: 'essential',
      documents_analyzed: 4,
      last_login: null,
    }),
    aUser({ id: aUserId(3), full_name: 'Leela Das', subscription_type: 'enterprise', two_step_enabled: true }),
  ])
  const words = page.words()
  expect(words).toMatch(
    /Meera Nair Nilgiri Softworks LLP meera@nilgiri\.example Address not confirmed \+91 98400 55512/,
  )
  expect(words).toContain('Registered 2 Oct 2026 Last sign-in 21 Nov 2026 Starter 1 of 3 documents analyzed')
  expect(words).toContain('Never signed in Essential 4 documents analyzed, up to 10 a month')
  expect(words).toMatch(/Enterprise 1 document analyzed, no limit User · Two-step sign-in on/)
})

test('nothing can be done to one’s own account', async () => {
  const { page } = await among([me])
  expect(page.words()).toContain('Asha Rao You')
  expect(page.offers(/^Suspend: /)).toBe(false)
  await page.press('More: Asha Rao')
  expect(page.offers(/Delete account|Remove administrator rights/)).toBe(false)
})

test('what could not be done after the person has gone on to another part is said there, by name', async () => {
  const waiting = aUser({ status: 'pending' })
  let fail = () => {}
  const late = new Promise<readonly [number, object]>((resolve) => {
    fail = () => resolve([500, {}])
  })
  serve({ 'GET /admin/users': [200, [waiting]], [call('approve-user')]: () => late })
  const page = await open(<Parts />)
  await page.press('Approve: Meera Nair')
  await page.press('Go on')
  fail()
  await page.wait()
  expect(page.words()).toBe('Meera Nair Failed to approve user. Please try again.')
})

test('a reactivation that fails is called one', async () => {
  serve({ 'GET /admin/users': [200, [aUser({ status: 'suspended' })]], [call('approve-user')]: [500, {}] })
  const page = await open(<UsersTab me={me} />)
  await page.press('Reactivate: Meera Nair')
  await page.wait()
  expect(page.words()).toContain('Failed to reactivate user. Please try again.')
})

/** The tab, and a way out of it. */
function Parts() {
  const [gone, setGone] = useState(false)
  if (gone) return null
  return (
    <>
      <UsersTab me={me} />
      <button type="button" onClick={() => setGone(true)}>
        Go on
      </button>
    </>
  )
}

test('an approval needs no question, shows at once and is said', async () => {
  const waiting = aUser({ status: 'pending' })
  const { page, asked } = await among([waiting], {
    [call('approve-user')]: [200, { ...waiting, status: 'approved' }],
  })
  await page.press('Approve: Meera Nair')
  expect(asked()).toEqual([{ what: call('approve-user'), json: { seen_status: 'pending' } }])
  expect(page.words()).toContain('Meera Nair approved')
})

test('who is suspended is named first, with what follows; the safe answer changes nothing', async () => {
  const { page, asked } = await among([aUser()], {
    [call('suspend-user')]: [200, aUser({ status: 'suspended' })],
  })
  await page.press('Suspend: Meera Nair')
  expect(page.words()).toContain('Meera Nair (meera@nilgiri.example) is signed out everywhere at once')
  await page.press('Leave it as it is')
  expect(asked()).toEqual([])
  await page.press('Suspend: Meera Nair')
  await page.press('Suspend')
  expect(asked().map(({ what }) => what)).toEqual([call('suspend-user')])
  expect(page.words()).toContain('Meera Nair suspended and signed out')
})

test('an account is only deleted once its word is typed exactly', async () => {
  const { page, asked } = await among([aUser()], {
    [`DELETE /admin/users/${aUserId(1)}`]: [
      200,
      { success: true, message: '', deleted_documents: 2, deleted_files: 1 },
    ],
  })
  const reach = async (word: string) => {
    await page.press('More: Meera Nair')
    await page.press('Delete account')
    expect(page.words()).toContain('will be lost for good, and with it every document, file and analysis')
    await page.press('Delete account')
    await page.type('Type DELETE to confirm', word)
    await page.submit('Type DELETE to confirm')
  }
  await reach('delete')
  expect(asked()).toEqual([])
  expect(page.words()).toContain("Deletion cancelled. You must type 'DELETE' exactly to confirm.")
  await reach('DELETE')
  expect(asked().map(({ what }) => what)).toEqual([`DELETE /admin/users/${aUserId(1)}`])
  expect(page.words()).toContain('Meera Nair deleted: 2 documents, 1 file.')
})

test('an upgrade is offered at the limit alone, one choice for each plan', async () => {
  const used = aUser({ documents_analyzed: 3 })
  const { page, asked } = await among([used, aUser({ id: aUserId(2), full_name: 'Ravi Iyer' })], {
    [call('upgrade-user-subscription')]: [200, { ...used, subscription_type: 'essential' }],
  })
  expect(page.offers('Upgrade: Ravi Iyer')).toBe(false)
  await page.press('Upgrade: Meera Nair')
  expect(page.words()).toContain('has used 3 of 3 documents')
  const plans = [...document.querySelectorAll<HTMLInputElement>('input[name=plan]')]
  expect(plans.map(({ value }) => value)).toEqual(['essential', 'premium', 'enterprise'])
  expect(plans.find(({ checked }) => checked)?.value).toBe('premium')
  await page.choose(/^Essential/)
  await page.press('Upgrade')
  expect(asked()).toEqual([
    {
      what: call('upgrade-user-subscription'),
      json: { subscription_type: 'essential', seen_subscription_type: 'free' },
    },
  ])
  expect(page.words()).toContain('User successfully upgraded to ESSENTIAL plan!')
})

test('a reset of the usage says what is lost and that it was done', async () => {
  const { page, asked } = await among([aUser({ documents_analyzed: 2 })], {
    [call('reset-user-usage')]: [200, aUser({ documents_analyzed: 0 })],
  })
  await page.press('More: Meera Nair')
  await page.press('Reset usage')
  expect(page.words()).toContain('goes from 2 back to 0')
  await page.press('Reset usage')
  expect(asked()).toHaveLength(1)
  expect(page.words()).toContain('User document usage count reset successfully!')
})

test.each([
  ['the server’s own words', [409, { detail: 'This is the last administrator.' }], 'This is the last administrator.'],
  ['the specified words', [500, {}], 'Failed to suspend user. Please try again.'],
] as const)('what could not be done is said beside the account in %s', async (_, [status, body], words) => {
  const { page } = await among([aUser()], { [call('suspend-user')]: [status, body] })
  await page.press('Suspend: Meera Nair')
  await page.press('Suspend')
  await page.wait()
  expect(page.words()).toContain(words)
  await page.press('Close')
  expect(page.words()).not.toContain(words)
})

test('a list that cannot be loaded says so and can be asked for again', async () => {
  serve({ 'GET /admin/users': [403, { detail: 'Administrators only.' }] })
  const page = await open(<UsersTab me={me} />)
  expect(page.words()).toContain('The accounts could not be loaded')
  serve({ 'GET /admin/users': [200, [aUser()]] })
  await page.press('Try Again')
  await page.wait()
  expect(page.words()).toContain('Meera Nair')
})

test('a search without matches tells where it looked, and leads back to all', async () => {
  const { page } = await among([], {}, '/admin?tab=users&q=Nobody')
  expect(page.words()).toContain('No account matches. The search looks in names, companies, e-mail addresses')
  await page.press('Show all accounts')
  expect(page.address()).toBe('/admin?tab=users')
})

test('more words than can be searched for, as an address may hold, are cut and not refused', async () => {
  await among([], {}, `/admin?tab=users&q=${'a'.repeat(300)}`)
  expect(document.querySelector<HTMLInputElement>('[role=searchbox]')?.value).toBe('a'.repeat(200))
})

test('where nobody waits, that is said', async () => {
  serve({ 'GET /admin/pending-users': [200, []] })
  const page = await open(<PendingTab me={me} />)
  expect(page.words()).toContain('Nobody is waiting for approval. Who registers appears here by itself.')
})

test('who waits can be let in or turned away, and that is all', async () => {
  serve({ 'GET /admin/pending-users': [200, [aUser({ status: 'pending' })]] })
  const page = await open(<PendingTab me={me} />)
  expect(page.offers('Approve: Meera Nair')).toBe(true)
  expect(page.offers('Reject: Meera Nair')).toBe(true)
  expect(page.offers('Documents: Meera Nair')).toBe(false)
})
