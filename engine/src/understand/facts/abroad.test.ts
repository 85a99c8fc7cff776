import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { findKeyFacts } from './key-facts.ts'

/** A paper of two American firms with these words in it. */
const factsOf = (words: string, opening = 'is made on January 5, 2025') =>
  findKeyFacts(
    understand(
      `SUPPLY AGREEMENT\n\nThis Agreement ${opening} between Orbis Inc., a Delaware corporation ("Vendor"), and Kavya Corp., a Texas corporation ("Dealer").\n\n${words}\n`,
      '2026-11-27',
    ),
    undefined,
  )
const told = (facts: readonly { label: string; value: string }[]): string[] =>
  facts.map(({ label, value }) => `${label}: ${value}`)

test.each([
  ['It is made under and subject to the provisions of the substantive laws of the State of Ohio.', 'State of Ohio'],
  ['It is construed in accordance with the internal laws of the State of Utah.', 'State of Utah'],
])('a law is named by what it is, too: %s', (words, law) => {
  expect(factsOf(`1. Law. ${words}`).governing_law.map(({ value }) => value)).toEqual([law])
})

test.each([
  ['The parties submit to the exclusive jurisdiction of the courts of the State of Ohio.', ['Ohio']],
  [
    'Suits are brought in the United States District Court for the Northern District of Texas, unless that court declines jurisdiction.',
    ['Texas'],
  ],
  ['Suits are brought in the state or federal courts of Oregon.', ['Oregon']],
  ['You submit to the jurisdiction of the courts located within the county of Kern, California.', ['Kern, California']],
  ['The courts and the arbitrators have jurisdiction over any dispute.', []],
])('the courts: %s', (words, places) => {
  expect(factsOf(`1. Courts. ${words}`).seat.map(({ value }) => value)).toEqual(places)
})

test('figures have the month first where American law is chosen, or where the paper shows it', () => {
  const law = '1. Law. This Agreement is governed by the laws of the State of Ohio.'
  const days = (words: string) => factsOf(words).dates.map(({ iso }) => iso)
  expect(days(`${law}\n\n2. Start. It starts on 5/4/2025.`)).toContain('2025-05-04')
  expect(days('1. Start. It starts on 5/4/2025. It ends on 5/28/2026.')).toEqual(
    expect.arrayContaining(['2025-05-04', '2026-05-28']),
  )
  expect(days('1. Start. It starts on 5/4/2025. It ends on 28/5/2026.')).toContain('2025-04-05')
  expect(days('1. Law. Indian law applies.\n\n2. Start. It starts on 5/4/2025.')).toContain('2025-04-05')
  expect(days(`${law}\n\n2. Start. It starts on 05/04/25.`)).toContain('2025-05-04')
  expect(days(`${law}\n\n2. Start. It starts on 7 March 2025. The plan of 7/3/2025 is attached.`)).not.toContain(
    '2025-07-03',
  )
})

test('the day of another agreement is not the day of this one', () => {
  const facts = factsOf(
    'WHEREAS: Orbis and Kavya entered into a Design Services Agreement on April 1, 2024; they agree:\n\n1. Work. Orbis ships pumps.',
    'is made as of the Effective Date by and',
  )
  expect(told(facts.dates)).toEqual(['Date: 1 Apr 2024'])
})

test('an initial term is no renewal, and a ban of two years no term', () => {
  const { term } = factsOf(
    '1. Term and Renewal. The term of this Agreement begins on the Effective Date and continues for a period of five (5) years (the "Initial Term"). Thereafter it renews for successive periods of one (1) year.\n\n2. Vendor. For a period of twenty-four (24) months after the Effective Date, not to sell coin sorters.',
  )
  expect(told(term)).toEqual(['Term: 5 years', 'Renewal: 1 year'])
})

test('what a quarter ends on is no end of the contract', () => {
  expect(told(factsOf('1. Books. The first report is for the quarter ending on June 30, 2025.').dates)).not.toContain(
    'End date: 30 Jun 2025',
  )
  expect(told(factsOf('1. Term. It runs 12 months, beginning May 1, 2025 and ending April 30, 2026.').dates)).toContain(
    'End date: 30 Apr 2026',
  )
})

test('a breach is put right in the time that a list below "may be terminated" gives', () => {
  const { notice } = factsOf(
    '1. End. This Agreement may be terminated:\n\n1.1 by either party, if the other party is in material breach and fails to remedy such breach within forty (40) days from receipt of written notice of it;\n\n1.2 by either party, upon written notice of termination of this Agreement no later than ninety (90) calendar days prior to the expiration of the Term.',
  )
  expect(told(notice)).toEqual(expect.arrayContaining(['Time to put a breach right: 40 days']))
  expect(notice.some(({ days }) => days === 90)).toBe(true)
})

test('who tells of a cancelled insurance changes no terms', () => {
  const { notice } = factsOf(
    '1. Insurance. Each policy provides that thirty (30) days notice is given of any cancellation or change in the terms of such insurance.',
  )
  expect(told(notice)).not.toContain('Notice of changed terms: 30 days')
})
