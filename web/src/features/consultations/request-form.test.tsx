// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { keepToken, wasLost } from '../../lib/http/session.ts'
import { live } from '../../lib/testing/live.tsx'
import { aDocument } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { usageQuery } from '../usage/api.ts'
import { dropDraft } from './draft.ts'
import { RequestForm } from './request-form.tsx'

const document = aDocument()
const [about, reach] = [/^What is it about/, /^How can the team reach you/]
const sent = {
  id: '019a0000-0000-4000-8000-000000000007',
  document_id: document.id,
  document_name: 'lease.pdf',
  urgency: 'medium',
  description: 'May I sign?',
  contact_info: 'meera@example.in',
  status: 'pending',
  assigned_lawyer: null,
  entitlement: { kind: 'not_included', minutes: null, price: null },
  created_at: '2026-11-21T06:30:00.000Z',
  due_at: '2026-11-23T06:30:00.000Z',
  answered_at: null,
  messages: 0,
  overdue: false,
}

afterEach(() => dropDraft(document.id))

const starter = { plan: 'starter', plan_name: 'Starter' }

async function asking(answer: readonly [number, unknown] = [200, sent], usage = starter) {
  const asked = serve({ 'POST /legal-consultation/request': answer })
  queryClient.setQueryData(meQuery.queryKey, { email: 'meera@example.in', phone: '98450' } as never)
  queryClient.setQueryData(usageQuery.queryKey, usage as never)
  const onSent = vi.fn()
  const page = await live(<RequestForm document={document} onSent={onSent} onClose={() => {}} />, ['consultations'])
  const posted = () => asked.filter(({ what }) => what.startsWith('POST')).map(({ json }) => json)
  return { page, onSent, posted }
}

test('how to be reached is filled in from the account, and what the plan grants is said before it is sent', async () => {
  const { page } = await asking()
  expect(page.field(reach).value).toBe('meera@example.in, 98450')
  expect(page.words()).toContain('Your plan, Starter, does not include a lawyer’s consultation.')
})

test.each([
  [
    'essential',
    'Essential',
    'On your plan, Essential, a consultation is an add-on: ₹2,500 for 30 minutes, taxes extra.',
  ],
  [
    'business',
    'Business+',
    'Your plan, Business+, includes 30 minutes with a lawyer. After that it is ₹4,500 per hour',
  ],
  [
    'enterprise',
    'Enterprise',
    'Your plan, Enterprise, includes 1 hour with a lawyer. After that it is ₹4,000 per hour',
  ],
])('the plan %s is told to grant what the table of plans says', async (plan, plan_name, words) => {
  const { page } = await asking([200, sent], { plan, plan_name })
  expect(page.words()).toContain(words)
})

test('what is missing is told, and nothing is sent', async () => {
  const { page, posted } = await asking()
  await page.type(about, '   ')
  await page.press('Send the request')
  expect(page.words()).toContain('Please fill in all required fields')
  expect(posted()).toEqual([])
})

test('question, urgency and contact go to the team', async () => {
  const { page, posted, onSent } = await asking()
  await page.type(about, ' May I sign? ')
  await page.choose(/^High/)
  await page.press('Send the request')
  await page.wait()
  expect(posted()).toEqual([
    {
      document_id: document.id,
      urgency: 'high',
      description: 'May I sign?',
      contact_info: 'meera@example.in, 98450',
    },
  ])
  expect(onSent).toHaveBeenCalledOnce()
})

test('what was typed outlives a refusal, which is told in the server’s words, and the closing of the dialog', async () => {
  const { page, onSent } = await asking([429, { detail: 'You have asked ten times today.' }])
  await page.type(about, 'May I sign?')
  await page.press('Send the request')
  await page.wait()
  expect(page.words()).toContain('You have asked ten times today.')
  expect(onSent).not.toHaveBeenCalled()
  await page.close()
  const again = await asking()
  expect(again.page.field(about).value).toBe('May I sign?')
})

test('whose session is over when they send finds what they wrote once they have signed in again', async () => {
  keepToken('first')
  const { page } = await asking([401, { detail: 'Please sign in.' }])
  await page.type(about, 'May I sign?')
  await page.press('Send the request')
  await page.wait()
  await vi.waitFor(() => expect(wasLost()).toBe(true), { timeout: 20_000 })
  await page.close()
  keepToken('second')
  expect((await asking()).page.field(about).value).toBe('May I sign?')
})

test('what was sent is not there again', async () => {
  const { page } = await asking()
  await page.type(about, 'May I sign?')
  await page.press('Send the request')
  await page.wait()
  await page.close()
  expect((await asking()).page.field(about).value).toBe('')
})

test('a pasted mail that is too long is not cut off: that is said, and nothing is sent', async () => {
  const { page, posted } = await asking()
  expect(page.field(about).maxLength).toBe(-1)
  await page.type(about, 'a'.repeat(5001))
  expect(page.words()).toContain('This has 5,001 characters, and 5,000 can be sent.')
  await page.submit(about)
  expect(posted()).toEqual([])
})
