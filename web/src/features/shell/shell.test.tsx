// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { anAdmin, aUser } from '../../lib/testing/accounts.ts'
import { live } from '../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { AdminLink } from './admin-link.tsx'
import { useAskLogout } from './ask-logout.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { NotFound } from './not-found.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useShortcutList } from './shortcut-list.tsx'
import { UserMenu } from './user-menu.tsx'

test('administrators alone find the way to the administration, and are not counted for others', async () => {
  const asked = serve({ 'GET /admin/pending-users': [200, []] })
  queryClient.setQueryData(meQuery.queryKey, aUser())
  const page = await live(<AdminLink />, ['shell'])
  expect(page.words()).toBe('')
  expect(asked).toEqual([])
})

test.each([
  [7, '7', 'Admin, 7 waiting for approval'],
  [120, '99+', 'Admin, 120 waiting for approval'],
])('%i who wait are a badge of %s, and said in full for who cannot see it', async (count, badge, words) => {
  globalThis.fetch = async () => new Response('[]', { headers: { 'x-total-count': `${count}` } })
  queryClient.setQueryData(meQuery.queryKey, anAdmin())
  const page = await live(<AdminLink />, ['shell'])
  await page.wait()
  expect(page.words()).toContain(badge)
  expect(page.words()).toContain(words)
})

test('the menu of a person leads to what is theirs, and names their plan', async () => {
  const page = await liveWithDialogs(<UserMenu user={aUser({ subscription_type: 'premium' })} />, ['shell'])
  await page.press('Meera Nair, account menu')
  expect(page.words()).toContain('Meera Nair meera@nilgiri.example Nilgiri Softworks LLP Plan: Business+')
  expect(page.control('Where you are signed in').getAttribute('href')).toBe('/account?tab=sessions')
  expect(page.control('Requests to the legal team').getAttribute('href')).toBe('/requests')
})

function Ask() {
  const ask = useAskLogout()
  return (
    <button type="button" onClick={ask}>
      Leave
    </button>
  )
}

test('to log out is asked in the specified words; staying changes nothing', async () => {
  const asked = serve({ 'POST /auth/logout': [200, {}] })
  const page = await liveWithDialogs(<Ask />, ['shell'])
  await page.press('Leave')
  expect(page.words()).toContain('Are you sure you want to logout?')
  await page.press('Stay signed in')
  expect(asked).toEqual([])
})

function List() {
  const list = useShortcutList()
  return (
    <button type="button" onClick={list}>
      Keys
    </button>
  )
}

test('the list of shortcuts names each key beside what it does', async () => {
  const page = await liveWithDialogs(<List />, ['shell'])
  await page.press('Keys')
  const words = page.words()
  expect(words).toContain('Everywhere ? Show this list g Go to Documents Esc Close what is open')
  expect(words).toContain('n j → Next finding')
  expect(words).toContain('/ Search in the contract')
})

test('on a phone what is reached from the account stands under it', async () => {
  const current = async (address: string) => {
    const page = await live(<BottomBar />, ['shell'], address)
    const found = document.querySelector('nav [aria-current]')
    const said = [found?.textContent, found?.getAttribute('aria-current')]
    await page.close()
    return said
  }
  expect(await current('/admin?tab=users')).toEqual(['Account', 'true'])
  expect(await current('/account')).toEqual(['Account', 'page'])
  expect(await current('/templates')).toEqual(['Templates', 'page'])
})

test('the bar of a phone gives way to a result’s own actions', async () => {
  expect((await live(<BottomBar />, ['shell'], '/documents')).words()).toBe('Dashboard Documents Templates Account')
})

test('on a result there is no such bar', async () => {
  expect((await live(<BottomBar />, ['shell'], '/documents/7/results')).words()).toBe('')
})

test('without a connection that is said, and that nothing is lost', async () => {
  const page = await live(<OfflineNotice />, ['shell'])
  expect(page.words()).toBe('')
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(page.words()).toContain('No connection. Nothing is lost')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(page.words()).toBe('')
})

test('an address that is none leads to the documents', async () => {
  const page = await live(<NotFound />, ['shell'])
  expect(page.control('Go to Documents').getAttribute('href')).toBe('/documents')
})
