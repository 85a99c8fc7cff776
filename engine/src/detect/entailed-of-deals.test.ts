import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf, type openings } from '../testing/contract-of.ts'
import { entailed } from './entailed.ts'

/** By which card words of deals between firms are told where a reader took them for `category`; undefined where by none. */
const told = (category: IssueCategory, words: string, opening: keyof typeof openings = 'services') => {
  const contract = contractOf(`${words}.`, opening)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.indexOf(words.toLowerCase().slice(-30)) + 30 - words.length
  const hit = { span: { start, end: start + words.length }, clause, burdened: null, confidence: 0.7 }
  const source = `meaning-${category.replaceAll('_', '-')}`
  return entailed(contract, { category, source, hit: { ...hit, severity: 'low' } })[0]?.category
}

test.each<[IssueCategory, string, (keyof typeof openings)?]>([
  [
    'unsigned_or_incomplete_document',
    'Exhibit B monthly sales report for the month of ______ total fee ______',
    'licence',
  ],
  [
    'ip_overreach',
    'The Licensor files and may prosecute and maintain all patents, and title to them rests in it',
    'licence',
  ],
  [
    'ip_overreach',
    'The Licensor shall file and prosecute all patents under its rights, title to which is its own',
    'licence',
  ],
  ['self_judged_performance', 'The Licensor, at its sole option, shall file the patents', 'licence'],
  [
    'penalty_or_excessive_damages',
    'On an initial public offering the Licensee will pay one percent of its value, if any',
    'licence',
  ],
  ['unsigned_or_incomplete_document', '/s/ A. Moss By: ________________ Chief Executive Date: ____________'],
  ['unsigned_or_incomplete_document', 'Schedule B Schedule of fees Plan Category all plans Rs 4 a month'],
  [
    'overbroad_non_solicitation',
    'The Distributor shall not solicit or accept orders other than from buyers within the Territory',
    'distribution',
  ],
  [
    'self_judged_performance',
    'The Company reserves the right, in its sole discretion, to accept or reject any order',
    'distribution',
  ],
  ['inconvenient_forum', 'The courts of Goa will have nonexclusive jurisdiction over any dispute'],
  ['auto_renewal_trap', 'The Client may, at its option, renew the work for further periods of a year'],
  [
    'one_sided_termination',
    'The Distributor will immediately cease conducting any activities of sale and discontinue using the name',
    'distribution',
  ],
  ['data_use_without_consent', 'Data required by the Service Provider and that can be provided by the Client'],
  [
    'non_refundable_payment',
    'The fee of 1 million (say one million only) shall be paid when the non-urban use of the land is over',
  ],
  ['unbounded_scope', 'For any other work that it asks for the Client shall bear the corresponding extra service fee'],
])('not told: %s in %s', (category, words, opening) => {
  expect(told(category, words, opening)).toBeUndefined()
})

test.each<[IssueCategory, string, IssueCategory, (keyof typeof openings)?]>([
  // the same words where they do say it
  ['unsigned_or_incomplete_document', 'The report is due on the date of ______', 'unsigned_or_incomplete_document'],
  [
    'penalty_or_excessive_damages',
    'On a liquidity event the Licensee pays a penalty of one percent',
    'penalty_or_excessive_damages',
    'licence',
  ],
  ['non_refundable_payment', 'The entry fee is non-refundable', 'non_refundable_payment'],
  ['auto_renewal_trap', 'The term shall automatically renew and the Client may renew it', 'auto_renewal_trap'],
  ['inconvenient_forum', 'The courts of Goa alone have jurisdiction over any dispute', 'inconvenient_forum'],
  ['unsigned_or_incomplete_document', 'Schedule B is attached', 'unsigned_or_incomplete_document'],
  [
    'as_is_disclaimer',
    'The Licensor disclaims all obligations and liabilities for damages of any sort',
    'one_sided_liability_cap',
    'licence',
  ],
  [
    'as_is_disclaimer',
    'The Licensor disclaims all warranties and all liabilities for damages of any sort',
    'as_is_disclaimer',
    'licence',
  ],
])('%s: %s', (category, words, card, opening) => {
  expect(told(category, words, opening)).toBe(card)
})

test('half of a line of signatures is no blank', () => {
  const contract = contractOf('Signed. /s/ A. Moss, Chief Executive, /s/ B. Lane, Vice President, date ____________')
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.indexOf('date ____')
  const hit = { span: { start, end: start + 17 }, clause, severity: 'low', burdened: null, confidence: 0.7 } as const
  const finding = {
    category: 'unsigned_or_incomplete_document',
    source: 'meaning-unsigned-or-incomplete-document',
    hit,
  } as const
  expect(entailed(contract, finding)).toEqual([])
})
