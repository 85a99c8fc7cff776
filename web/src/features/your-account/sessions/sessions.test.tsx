// @vitest-environment happy-dom
import type { Session } from '@karar/schema'
import { expect, test } from 'vitest'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { Sessions } from './sessions.tsx'

const session = (more: Partial<Session> = {}): Session => ({
  id: '019a0000-0000-7000-8000-000000000601' as Session['id'],
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  address: '203.0.113.7',
  created_at: '2026-11-20T06:30:00.000Z',
  last_used_at: '2026-11-21T06:30:00.000Z',
  expires_at: '2026-12-21T06:30:00.000Z',
  ...more,
})
const phone = session({
  id: '019a0000-0000-7000-8000-000000000602' as Session['id'],
  current: false,
  browser: 'Chrome',
  system: 'Android',
  address: null,
})

async function open(sessions: Session[], calls: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ 'GET /auth/sessions': [200, sessions], ...calls })
  const page = await liveWithDialogs(<Sessions />, ['your-account'])
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')).map(({ what }) => what) }
}

test('this device stands first, whatever the order of the answer', async () => {
  const { page } = await open([phone, session()])
  expect(page.words()).toMatch(/Firefox on Linux This device .*from 203\.0\.113\.7.* Chrome on Android/)
})

test('another place is logged out after a question; one that is gone already is what was wanted', async () => {
  const path = `DELETE /auth/sessions/${phone.id}`
  const { page, asked } = await open([session(), phone], { [path]: [404, {}] })
  await page.press('Log out Chrome on Android')
  expect(page.words()).toContain('Whoever uses it has to sign in again.')
  await page.press('Stay signed in')
  expect(asked()).toEqual([])
  await page.press('Log out Chrome on Android')
  await page.press('Log out')
  await page.wait()
  expect(asked()).toEqual([path])
  expect(page.words()).not.toContain('That did not work')
})

test('with this device alone there is nowhere else to log out from', async () => {
  const { page } = await open([session()])
  expect(page.offers('Log out everywhere else')).toBe(false)
  expect(page.offers('Log out everywhere')).toBe(true)
})

test('all others end at once, and how many they were is said', async () => {
  const { page, asked } = await open([session(), phone], { 'DELETE /auth/sessions': [200, { ended: 1 }] })
  await page.press('Log out everywhere else')
  expect(page.words()).toContain('You stay signed in on this device only.')
  await page.press('Log out everywhere else')
  await page.wait()
  expect(asked()).toEqual(['DELETE /auth/sessions'])
})

test('places that cannot be loaded are said to be so', async () => {
  serve({ 'GET /auth/sessions': [403, {}] })
  const page = await liveWithDialogs(<Sessions />, ['your-account'])
  expect(page.words()).toContain('The places where you are signed in could not be loaded')
})
