// @vitest-environment happy-dom
import type { AuditVerification, NamedAuditEntry } from '@karar/schema'
import { act } from 'react'
import { expect, test } from 'vitest'
import { aUserId } from '../../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { AuditTab } from './audit-tab.tsx'

const line = (more: Partial<NamedAuditEntry> = {}): NamedAuditEntry => ({
  id: 12,
  at: '2026-11-21T06:30:00.123456Z',
  actor_id: aUserId(99),
  action: 'user.approve',
  subject_type: 'user',
  subject_id: aUserId(1),
  before: '{"status":"pending"}',
  after: '{"status":"approved"}',
  previous_hash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
  actor_name: 'Asha Rao',
  subject_name: 'Meera Nair',
  ...more,
})

async function log(lines: NamedAuditEntry[], calls: Parameters<typeof serve>[0] = {}, address = '/admin?tab=audit') {
  const asked = serve({ 'GET /admin/audit': [200, lines], ...calls })
  return { page: await liveWithDialogs(<AuditTab />, ['admin'], address), asked }
}

test('a line says who did what to whom, and what changed by it', async () => {
  const { page } = await log([line()])
  expect(page.words()).toMatch(/No\. 12 Asha Rao Approved the account Meera Nair Status: pending → to approved/)
})

test.each([
  ['what Karar does by itself', { actor_id: null }, /Karar Approved the account/],
  ['somebody who is gone', { actor_name: null }, /deleted account \w+ Approved/],
  ['one’s own account', { subject_id: aUserId(99) }, /own account/],
  ['a document that is gone', { subject_type: 'document', subject_name: null }, /document [\w-]+/],
  ['the log', { action: 'audit.verify', subject_type: 'audit' }, /Verified the audit log the audit log/],
  ['the stored files', { action: 'storage.sweep', subject_type: 'storage' }, /the stored files/],
  ['an action without words, as it stands in the log', { action: 'moon.land' }, /moon\.land/],
  ['yes and no', { before: '{"seen":false}', after: '{"seen":true}' }, /Seen: no → to yes/],
  ['a field without words, as it stands in the log', { before: null, after: '{"moon":null}' }, /moon: none/],
])('in words: %s', async (_, more, words) => {
  const { page } = await log([line(more)])
  expect(page.words()).toMatch(words)
})

test('on paper its lines stand one below the other before the pages are counted, and then as they were', async () => {
  const { page } = await log([line()])
  expect(document.querySelectorAll('table')).toHaveLength(1)
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  expect(document.querySelectorAll('table')).toHaveLength(0)
  expect(page.words()).toMatch(/Approved the account Who : Asha Rao/)
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(document.querySelectorAll('table')).toHaveLength(1)
})

test('a name leads to all that its bearer did, and back to everybody', async () => {
  const { page } = await log([line()])
  await page.press('Show only what Asha Rao did')
  expect(page.address()).toBe(`/admin?tab=audit&actor=${aUserId(99)}`)
  expect(page.words()).toContain('Done by Asha Rao')
  await page.press('No longer only: Done by Asha Rao')
  expect(page.address()).toBe('/admin?tab=audit')
})

test('kind and days go into the address, so that the view can be sent on', async () => {
  const { page } = await log([line()])
  await page.type('From', '2026-11-01')
  expect(page.address()).toBe('/admin?tab=audit&from=2026-11-01')
})

test('an empty log and a search without matches are two things', async () => {
  expect((await log([])).page.words()).toContain('Nothing has been recorded yet.')
  const { page } = await log([], {}, '/admin?tab=audit&action=chat')
  expect(page.words()).toContain('No entry matches.')
  await page.press('Show all entries')
  expect(page.address()).toBe('/admin?tab=audit')
})

const verified = (more: Partial<AuditVerification>): AuditVerification => ({
  valid: true,
  entries: 1200,
  head: { id: 1200, hash: 'c'.repeat(64) },
  broken_at: null,
  ...more,
})

test.each([
  [verified({}), 'All 1,200 entries are unchanged and in order.'],
  [verified({}), 'The last is no. 1,200, with a hash that begins cccccccccccccccc.'],
  [verified({ entries: 0, head: null }), 'The log has no entries yet.'],
  [verified({ valid: false, broken_at: 7 }), 'The chain breaks at entry no. 7'],
  [verified({ valid: false }), 'The log was changed: its chain does not hold.'],
])('what a check of the chain came to: %#', async (result, words) => {
  const { page } = await log([line()], { 'GET /admin/audit/verify': [200, result] })
  await page.press('Verify')
  await page.wait()
  expect(page.words()).toContain(words)
})

test('a check that fails says so, and can be put away', async () => {
  const { page } = await log([line()], { 'GET /admin/audit/verify': [403, {}] })
  await page.press('Verify')
  await page.wait()
  expect(page.words()).toContain('The audit log could not be verified. Please try again.')
  await page.press('Close')
  await page.wait()
  expect(page.words()).not.toContain('could not be verified')
})
