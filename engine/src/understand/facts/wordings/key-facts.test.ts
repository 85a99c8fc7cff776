import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'
import { findKeyFacts } from '../key-facts.ts'

const factsOf = (body: string) =>
  findKeyFacts(
    understand(
      `LICENCE OF PREMISES\n\nThis Agreement is made on the 3rd of October 2026 between Mrs. Leela Menon ("Licensor") and Mr. Arun Das ("Licensee").\n\nNOW THEREFORE it is agreed as follows:\n\n${body}\n`,
      '2026-11-21',
    ),
    undefined,
  )
const told = (facts: readonly { label: string; value: string }[]): string[] =>
  facts.map((fact) => `${fact.label}: ${fact.value}`)

test('the day of the agreement is read from "the 3rd of October 2026"', () => {
  expect(told(factsOf('1. Use. The premises are a home.').dates)).toEqual(['Date of the agreement: 3 Oct 2026'])
})

test('a term from one day to another has a start and an end', () => {
  const { dates } = factsOf(
    '1. Period. The licence is for eleven months commencing from 1 November 2026 and ending on 30 September 2027.',
  )
  expect(told(dates).slice(1)).toEqual(['Start date: 1 Nov 2026', 'End date: 30 Sep 2027'])
})

test('both days of a term are told as such, and the last day is reckoned from "w.e.f." too', () => {
  expect(told(factsOf('1. Period. The tenure of this licence is from 1.11.2026 to 30.9.2027.').dates).slice(1)).toEqual(
    ['Start date: 1 Nov 2026', 'End date: 30 Sep 2027'],
  )
  expect(told(factsOf('1. Period. The licence is for a period of 36 months w.e.f. 1st April 2027.').dates)).toContain(
    'End of the term, reckoned: 31 Mar 2030',
  )
})

test('the day that years are counted from begins them, whatever the heading says, and a review after the last day ends nothing', () => {
  const counted = factsOf('1. Term and termination. This licence shall continue for two years from 1 January 2027.')
  expect(told(counted.dates).slice(1)).toEqual(['Start date: 1 Jan 2027', 'End of the term, reckoned: 31 Dec 2028'])
  const reviewed = factsOf(
    '1. Period. The licence runs until 31 March 2029, with a review of the fee on 1 October 2027.',
  )
  expect(told(reviewed.dates).slice(1)).toEqual(['End date: 31 Mar 2029', 'Date: 1 Oct 2027'])
})

test('months in arrears are no term', () => {
  const { term } = factsOf(
    '1. Period. The licence is for a period of 11 months.\n\n2. Default. If the Licensee fails to pay the fee for two consecutive months during the period, the Licensor may give notice.',
  )
  expect(told(term)).toEqual(['Term: 11 months'])
})

test('a limit on small repairs is no cap on liability', () => {
  const { money } = factsOf('1. Repairs. The Licensee attends to small repairs not exceeding Rs. 2,000 at a time.')
  expect(told(money)).toEqual(['Amount: \u20b92,000'])
})

test('"Indian law applies" is a choice of law', () => {
  expect(told(factsOf('1. Law. Indian law applies to this licence.').governing_law)).toEqual(['Governing law: India'])
})

test('a ban that runs on after the end is no term', () => {
  const { term } = factsOf(
    '1. Period. The licence is for a period of 11 months.\n\n2. Appointment. During the term of this agreement and for a period of 1 year thereafter the Licensee keeps the plans safe.',
  )
  expect(told(term)).toEqual(['Term: 11 months'])
})

test('one sum in figures and in words is told once', () => {
  const { money } = factsOf('1. Fee. The licence fee is Rs. 20,000/- (Rupees Twenty Thousand only) a month.')
  expect(money).toHaveLength(1)
})

test('the courts that try disputes are told', () => {
  expect(told(factsOf('1. Disputes. Any dispute shall be tried by the competent courts at Pune.').seat)).toEqual([
    'Courts: Pune',
  ])
})

test('a place that is none is no court, and a forecast no term', () => {
  const { seat } = factsOf('1. Disputes. The parties submit to the exclusive jurisdiction of the Courts of the State.')
  expect(told(seat)).toEqual([])
  const { term } = factsOf(
    '1. Orders. During the term the Buyer shall send a six (6) month rolling forecast every quarter.',
  )
  expect(told(term)).toEqual([])
})

test('a first period is the term, also where it may be renewed', () => {
  const { term } = factsOf('1. Renewal. The first subscription period is 12 months from 1 July 2026.')
  expect(told(term)).toEqual(['Term: 12 months'])
})

test('a row whose first cell went on in another line is not told with half of it', () => {
  const { dates } = factsOf(
    '1. Plan.\n\nWork | Date\nHandbook for drivers, in Marathi and | 30 June 2027\nDrawings of the | 31 July 2027\n',
  )
  expect(told(dates)).toEqual(expect.arrayContaining(['Handbook for drivers: 30 Jun 2027', 'Drawings: 31 Jul 2027']))
})

/** A paper of two American firms with these words in it. */
const abroad = (words: string, opening = 'is made on January 5, 2025') =>
  findKeyFacts(
    understand(
      `SUPPLY AGREEMENT\n\nThis Agreement ${opening} between Orbis Inc., a Delaware corporation ("Vendor"), and Kavya Corp., a Texas corporation ("Dealer").\n\n${words}\n`,
      '2026-11-27',
    ),
    undefined,
  )
test.each([
  ['It is made under and subject to the provisions of the substantive laws of the State of Ohio.', 'State of Ohio'],
  ['It is construed in accordance with the internal laws of the State of Utah.', 'State of Utah'],
])('a law is named by what it is, too: %s', (words, law) => {
  expect(abroad(`1. Law. ${words}`).governing_law.map(({ value }) => value)).toEqual([law])
})

test.each([
  ['The parties submit to the exclusive jurisdiction of the courts of the State of Ohio.', ['Ohio']],
  [
    'Suits are brought in the United States District Court for the Northern District of Texas, unless that court declines jurisdiction.',
    ['Texas'],
  ],
  ['Suits are brought in the state or federal courts of Oregon.', ['Oregon']],
  ['You submit to the jurisdiction of the courts located within the county of Kern, California.', ['Kern, California']],
  ['It is governed by the internal laws and decisions of the courts of the State of Ohio.', []],
  ['The courts and the arbitrators have jurisdiction over any dispute.', []],
])('the courts: %s', (words, places) => {
  expect(abroad(`1. Courts. ${words}`).seat.map(({ value }) => value)).toEqual(places)
})

test('figures have the month first where American law is chosen, or where the paper shows it', () => {
  const law = '1. Law. This Agreement is governed by the laws of the State of Ohio.'
  const days = (words: string) => abroad(words).dates.map(({ iso }) => iso)
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
  const facts = abroad(
    'WHEREAS: Orbis and Kavya entered into a Design Services Agreement on April 1, 2024; they agree:\n\n1. Work. Orbis ships pumps.',
    'is made as of the Effective Date by and',
  )
  expect(told(facts.dates)).toEqual(['Date: 1 Apr 2024'])
})

test('an initial term is no renewal, and a ban of two years no term', () => {
  const { term } = abroad(
    '1. Term and Renewal. The term of this Agreement begins on the Effective Date and continues for a period of five (5) years (the "Initial Term"). Thereafter it renews for successive periods of one (1) year.\n\n2. Vendor. For a period of twenty-four (24) months after the Effective Date, not to sell coin sorters.',
  )
  expect(told(term)).toEqual(['Term: 5 years', 'Renewal: 1 year'])
})

test('what a quarter ends on is no end of the contract', () => {
  expect(told(abroad('1. Books. The first report is for the quarter ending on June 30, 2025.').dates)).not.toContain(
    'End date: 30 Jun 2025',
  )
  expect(told(abroad('1. Term. It runs 12 months, beginning May 1, 2025 and ending April 30, 2026.').dates)).toContain(
    'End date: 30 Apr 2026',
  )
})

test('a breach is put right in the time that a list below "may be terminated" gives', () => {
  const { notice } = abroad(
    '1. End. This Agreement may be terminated:\n\n1.1 by either party, if the other party is in material breach and fails to remedy such breach within forty (40) days from receipt of written notice of it;\n\n1.2 by either party, upon written notice of termination of this Agreement no later than ninety (90) calendar days prior to the expiration of the Term.',
  )
  expect(told(notice)).toEqual(expect.arrayContaining(['Time to put a breach right: 40 days']))
  expect(notice.some(({ days }) => days === 90)).toBe(true)
})

test('who tells of a cancelled insurance changes no terms', () => {
  const { notice } = abroad(
    '1. Insurance. Each policy provides that thirty (30) days notice is given of any cancellation or change in the terms of such insurance.',
  )
  expect(told(notice)).not.toContain('Notice of changed terms: 30 days')
})
