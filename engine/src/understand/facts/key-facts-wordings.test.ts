import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { findKeyFacts } from './key-facts.ts'

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
