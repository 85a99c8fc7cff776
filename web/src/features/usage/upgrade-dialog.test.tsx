// @vitest-environment happy-dom
import type { UsageInfo } from '@karar/schema'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { aUser } from '../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { closeUpgrade, offerUpgrade, offerUpgradeFor } from './api.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

const usage = (more: Partial<UsageInfo> = {}): UsageInfo => ({
  subscription_type: 'free',
  plan: 'starter',
  plan_name: 'Starter',
  period: 'account',
  documents_analyzed: 3,
  free_documents_limit: 3,
  documents_remaining: 0,
  page_limit: 5,
  report: false,
  contact_email: 'sales@karar.example',
  ...more,
})

afterEach(() => act(async () => closeUpgrade()))

async function dialog(used: UsageInfo, open: () => void) {
  serve({ 'GET /user/usage': [200, used], 'GET /auth/me': [200, aUser()] })
  queryClient.setQueryData(meQuery.queryKey, aUser())
  const page = await liveWithDialogs(<UpgradeDialog />, ['usage', 'accounts'])
  await act(async () => open())
  await page.wait()
  return page
}

const refused = (reason: string, message: string) => new HttpError('status', 402, { detail: { reason, message } })

test('at the limit the dialog says what is used, and what payment there is today', async () => {
  const page = await dialog(usage(), () => offerUpgradeFor(refused('document_limit_reached', 'No more this time.')))
  expect(page.words()).toContain('Limit reached! Upgrade to continue')
  expect(page.words()).toContain('No more this time. 3 of 3 documents analyzed on Starter')
  expect(page.words()).toContain('Paying in Karar is not yet implemented; it will come soon.')
  expect(page.words()).toContain('write to sales@karar.example. We answer within 24 hours')
})

test('the e-mail to the administrator is written already', async () => {
  const page = await dialog(usage(), () => offerUpgrade())
  const href = decodeURIComponent(page.control('Write an e-mail').getAttribute('href') ?? '')
  expect(href).toContain('mailto:sales@karar.example?subject=Upgrade of my Karar account')
  expect(href).toContain('Name: Meera Nair')
  expect(href).toContain('Plan today: Starter')
  expect(href).not.toContain('+')
})

test('a document that is too long for the plan is told so under another title', async () => {
  const page = await dialog(usage({ documents_remaining: 2, documents_analyzed: 1 }), () =>
    offerUpgradeFor(refused('page_limit_exceeded', 'It has 9 pages; the plan Starter allows 5.')),
  )
  expect(page.words()).toContain('Upgrade your plan')
  expect(page.words()).toContain('It has 9 pages; the plan Starter allows 5.')
})

test('who was upgraded meanwhile can go on, and writes to nobody', async () => {
  const page = await dialog(
    usage({ plan: 'business', plan_name: 'Business+', free_documents_limit: null, documents_remaining: null }),
    () => offerUpgradeFor(refused('document_limit_reached', '')),
  )
  expect(page.words()).toContain('Your account is on Business+ now and you can go on.')
  expect(page.offers('Write an e-mail')).toBe(false)
  await page.press('Go on')
  expect(page.words()).not.toContain('Business+ now')
})

test('only a refusal by the plan opens it', () => {
  expect(offerUpgradeFor(new HttpError('status', 403, {}))).toBe(false)
  expect(offerUpgradeFor(new Error('402'))).toBe(false)
})

test('whoever closes it is where they were before', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const page = await dialog(usage(), () => offerUpgrade())
  await expect.poll(() => document.activeElement === button).toBe(false)
  await act(async () => closeUpgrade())
  await page.wait()
  await expect.poll(() => document.activeElement === button).toBe(true)
  button.remove()
})
