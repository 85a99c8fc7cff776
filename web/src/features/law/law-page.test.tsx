// @vitest-environment happy-dom
import type { LawEntry, LawTable } from '@karar/schema'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { LawPage } from './page.tsx'

const entry = (more: Partial<LawEntry> = {}): LawEntry => ({
  id: 'contract-act-27',
  act: 'Indian Contract Act 1872',
  section: 's. 27',
  says: 'A restraint of trade is void.',
  state: 'in_force',
  from: null,
  until: null,
  checked_on: '2026-11-21',
  checked_against: 'statute_text',
  ...more,
})
const table: LawTable = {
  day: '2026-11-26',
  checked_on: '2026-11-21',
  stale: false,
  provisions: [
    entry(),
    entry({
      id: 'factories',
      act: 'Factories Act 1948',
      section: '',
      says: 'Hours.',
      state: 'no_longer',
      until: '2025-11-20',
    }),
    entry({
      id: 'dpdp',
      act: 'DPDP Act 2023',
      section: 's. 8',
      says: 'Safeguards.',
      state: 'not_yet',
      from: '2027-05-13',
      checked_against: 'memory',
    }),
  ],
}

async function open(answer: LawTable | null = table, address = '/law') {
  serve({ 'GET /law': answer ? [200, answer] : [403, {}] })
  const page = await live(<LawPage />, ['law'], address)
  await page.wait()
  return page
}

test('each provision says how it stands, from when to when, and how far it was checked', async () => {
  const words = (await open()).words()
  expect(words).toContain('3 provisions')
  expect(words).toMatch(
    /A restraint of trade is void\. In force Checked on 21 Nov 2026 against the words of the section/,
  )
  expect(words).toContain('No longer in force until 20 Nov 2025')
  expect(words).toMatch(/Not yet in force from 13 May 2027 From memory, noted on 21 Nov 2026; not looked up yet/)
})

test('law that was checked long ago is said to be so', async () => {
  expect((await open()).words()).toContain('Law as known on 21 Nov 2026, the day of the last check.')
})

test('an old check asks for a lawyer', async () => {
  expect((await open({ ...table, stale: true })).words()).toContain('ask a lawyer what has changed since')
})

test('what is searched, and what is shown, stands in the address', async () => {
  const page = await open()
  await page.type('Search acts and sentences', 'restraint')
  expect(page.words()).toContain('1 provision')
  expect(page.address()).toBe('/law?q=restraint')
})

test('the address narrows the list; without a match that is said', async () => {
  expect((await open(table, '/law?state=not_yet')).words()).toContain('1 provision')
})

test('without a match that is said', async () => {
  expect((await open(table, '/law?q=moon')).words()).toContain('Nothing here matches.')
})

test('what cannot be loaded can be asked for again, and what the page is not stands below', async () => {
  const page = await open(null)
  expect(page.words()).toContain('The law could not be loaded. Please try again.')
  expect(page.words()).toContain('no certificate that anything complies with them')
  serve({ 'GET /law': [200, table] })
  await page.press('Try Again')
  await page.wait()
  expect(page.words()).toContain('3 provisions')
})
