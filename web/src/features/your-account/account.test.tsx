// @vitest-environment happy-dom
import type { TwoStep, User } from '@karar/schema'
import { expect, test, vi } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { keepToken } from '../../lib/http/session.ts'
import { aUser } from '../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Data } from './data/data.tsx'
import { PasswordForm } from './profile/password-form.tsx'
import { ProfileTab } from './profile/profile.tsx'
import { RecoveryCodeList } from './two-step/recovery-code-list.tsx'
import { TwoStepSection } from './two-step/two-step-section.tsx'

/** A part of the account page, for whoever is signed in. */
async function open(part: React.ReactNode, calls: Parameters<typeof serve>[0] = {}, user: User = aUser()) {
  const asked = serve({ 'GET /auth/me': [200, user], ...calls })
  queryClient.setQueryData(meQuery.queryKey, user)
  const page = await liveWithDialogs(part, ['your-account', 'accounts'])
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('what was typed into the profile is saved without the spaces around it, and that is said', async () => {
  const { page, asked } = await open(<ProfileTab />, { 'PUT /auth/me': [200, aUser({ full_name: 'Meera Iyer' })] })
  await page.type('Full name', '  Meera Iyer ')
  await page.submit('Full name')
  await page.wait()
  expect(asked()).toEqual([
    { what: 'PUT /auth/me', json: { full_name: 'Meera Iyer', company_name: 'Nilgiri Softworks LLP', phone: null } },
  ])
  expect(page.words()).toContain('Profile saved')
})

test('what was typed into the profile is there again after a session that ended under it; who leaves by themselves leaves nothing', async () => {
  keepToken('a-session')
  const { page } = await open(<ProfileTab />, { 'PUT /auth/me': [401, { detail: 'Sign in.' }] })
  await page.type('Company name', 'Nilgiri Tents')
  await page.submit('Company name')
  await page.wait()
  await page.close()
  keepToken('another-session')
  const { page: again } = await open(<ProfileTab />)
  expect(again.field('Company name').value).toBe('Nilgiri Tents')
  await again.close()
  const { page: later } = await open(<ProfileTab />)
  expect(later.field('Company name').value).toBe('Nilgiri Softworks LLP')
})

test('each field of the profile says what is wrong with it, and nothing is sent', async () => {
  const { page, asked } = await open(<ProfileTab />)
  await page.type('Full name', ' ')
  await page.type('Company name', '')
  await page.type(/^Phone/, 'call me')
  await page.submit('Full name')
  for (const words of [
    'Enter your full name.',
    'Enter the name of your company.',
    'Enter a phone number such as +91 98400 55512, or leave the field empty.',
  ])
    expect(page.words()).toContain(words)
  expect(document.activeElement).toBe(page.field('Full name'))
  expect(asked()).toEqual([])
})

test.each([
  [aUser(), 'Starter: 1 of 3 documents analyzed'],
  [
    aUser({ subscription_type: 'essential', documents_analyzed: 4 }),
    'Essential: 10 documents a month, 4 analyzed so far',
  ],
  [aUser({ subscription_type: 'premium' }), 'Business+: Unlimited'],
  [aUser({ role: 'admin' }), 'Starter. Administrators have no limits.'],
])('the plan says what of it is used: %#', async (user, words) => {
  const { page } = await open(<ProfileTab />, {}, user)
  expect(page.words()).toContain(words)
})

test('an address that is not confirmed can be sent its mail again, once', async () => {
  const { page, asked } = await open(
    <ProfileTab />,
    { 'POST /auth/send-confirmation': [200, { success: true, message: 'The mail is on its way.' }] },
    aUser({ email_confirmed: false, last_login: null }),
  )
  expect(page.words()).toContain('Last sign-in Never')
  await page.press('Send the mail again')
  await page.wait()
  expect(asked()).toHaveLength(1)
  expect(page.words()).toContain('The mail is on its way.')
  expect(page.offers('Send the mail again')).toBe(false)
})

async function changing(answer: readonly [number, unknown?]) {
  const opened = await open(<PasswordForm />, { 'POST /auth/change-password': answer })
  await opened.page.type('Current password', 'Harvest-77-moon')
  await opened.page.type('New password', 'Monsoon-88-rain')
  await opened.page.type('Confirm new password', 'Monsoon-88-rain')
  return opened
}

test('a new password says how many other sessions it ended, and leaves nothing in the fields', async () => {
  const { page, asked } = await changing([200, { ended: 2, token: 'x'.repeat(43) }])
  await page.submit('Current password')
  await page.wait()
  expect(asked()).toEqual([
    {
      what: 'POST /auth/change-password',
      json: { current_password: 'Harvest-77-moon', new_password: 'Monsoon-88-rain' },
    },
  ])
  expect(page.words()).toContain('Your password is changed. 2 other sessions ended.')
  expect(page.field('New password').value).toBe('')
})

test('a wrong password is told at its field', async () => {
  const { page } = await changing([
    403,
    { detail: { reason: 'wrong_password', message: 'The current password is wrong.' } },
  ])
  await page.submit('Current password')
  await page.wait()
  expect(page.words()).toContain('The current password is wrong.')
  expect(page.field('Current password').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['New password', 'monsoon', 'Password does not meet security requirements. Please check the requirements below.'],
  ['Confirm new password', 'Monsoon-89-rain', 'Passwords do not match'],
  ['Current password', '', 'Enter your current password.'],
])('%s: %j is refused in words', async (label, typed, words) => {
  const { page, asked } = await changing([500])
  await page.type(label, typed)
  await page.submit('Current password')
  expect(page.words()).toContain(words)
  expect(asked()).toEqual([])
})

const twoStep = (more: Partial<TwoStep> = {}) => ({
  'GET /auth/two-step': [200, { enabled: true, required: false, recovery_codes_left: 8, ...more }] as const,
})

test.each([
  ['off', { enabled: false }, /Off\. With it, signing in also asks/],
  ['on', {}, /On\. .*8 recovery codes are left\./],
  ['on, with few codes left', { recovery_codes_left: 1 }, /1 recovery code is left\. Make new ones now/],
  ['asked for by the operator', { required: true }, /Administrators must keep two-step sign-in on here/],
])('two-step sign-in that is %s', async (_, state, words) => {
  const { page } = await open(<TwoStepSection />, twoStep(state))
  expect(page.words()).toMatch(words)
  expect(page.offers('Turn off')).toBe(!('enabled' in state) && !('required' in state))
})

test('to turn it off takes the password and a code, and says what follows', async () => {
  const { page, asked } = await open(<TwoStepSection />, {
    ...twoStep(),
    'POST /auth/two-step/disable': [200, { enabled: false, required: false, recovery_codes_left: 0 }],
  })
  await page.press('Turn off')
  expect(page.words()).toContain('Your password alone will then open your account')
  await page.type('Your password', 'Harvest-77-moon')
  await page.submit('Your password')
  expect(page.words()).toContain('Enter the six digits that your app shows, or a recovery code.')
  await page.type('Code', '123 456')
  await page.submit('Code')
  await page.wait()
  expect(asked()).toEqual([
    { what: 'POST /auth/two-step/disable', json: { password: 'Harvest-77-moon', code: '123456' } },
  ])
})

test('recovery codes are only put away once the person says that they are kept', async () => {
  const onDone = vi.fn()
  const { page } = await open(<RecoveryCodeList codes={['aaaa-bbbb', 'cccc-dddd']} onDone={onDone} />)
  expect(page.words()).toContain('aaaa-bbbb cccc-dddd')
  await page.press('Done')
  expect(page.words()).toContain('Keep the codes first, then tick this box.')
  expect(onDone).not.toHaveBeenCalled()
  await page.choose('I have kept these codes in a safe place')
  await page.press('Done')
  expect(onDone).toHaveBeenCalledOnce()
})

test('a code is asked for as soon as the server wants one', async () => {
  const wanted = new HttpError('status', 403, { detail: { reason: 'code_required', message: 'Enter a code.' } })
  const onConfirm = vi.fn(() => Promise.reject(wanted))
  const { page } = await open(
    <ConfirmForm withCode={false} submit="Go on" cancel="Leave it" onConfirm={onConfirm} onCancel={() => {}} />,
  )
  expect(page.words()).not.toContain('Six digits from your authenticator app')
  await page.type('Your password', 'Harvest-77-moon')
  await page.submit('Your password')
  await page.wait()
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(page.words()).toContain('Six digits from your authenticator app, or a recovery code.')
})

test('an account is deleted after all that is lost was named, with password and word', async () => {
  const { page, asked } = await open(<Data />, {
    'GET /documents': [200, []],
    'DELETE /auth/me': [200, { success: true, message: '', deleted_documents: 0, deleted_files: 0 }],
  })
  await page.press('Delete your account')
  await page.wait()
  expect(page.words()).toContain('The account meera@nilgiri.example will be lost for good, and with it:')
  expect(page.words()).toContain('your profile, Meera Nair of Nilgiri Softworks LLP')
  await page.type('Your password', 'Harvest-77-moon')
  await page.type('Type DELETE to confirm', 'delete')
  await page.submit('Your password')
  expect(page.words()).toContain('Type DELETE in capital letters.')
  expect(asked()).toEqual([])
  await page.press('Keep my account')
  expect(page.words()).not.toContain('will be lost for good, and with it:')
})
