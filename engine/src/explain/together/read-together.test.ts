import type { LegalIssue } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { readTogether } from './read-together.ts'

/** What a finding on some words of a contract is to be read with. */
function notes(body: string, words: string, category: LegalIssue['category'] = 'vague_obligation'): string[] {
  const contract = contractOf(body)
  const start = contract.text.original.indexOf(words)
  const clause = contract.clauses.find((one) => one.start <= start && start < one.end)!
  return readTogether(contract, { start, end: start + words.length, clause_id: clause.id, category } as LegalIssue)
}
const filler = '2. Place. The work is done at Pune.\n\n3. Law. Indian law applies.\n\n'

test.each([
  [
    'gives way to another clause, of which the sentence nearest to it is quoted',
    `1. Loss. Subject to clause 4, the Service Provider shall bear all losses of the Client.\n\n${filler}4. Limit. Notices go by post. The losses that the Service Provider shall bear end at the fees of one year.`,
    'shall bear all losses',
    'These words give way to clause 4: \u201cThe losses that the Service Provider shall bear end at the fees of one year.\u201d',
  ],
  [
    'counts more than another',
    `1. Loss. Notwithstanding anything contained in clause 4, the Client may stop all payment.\n\n${filler}4. Fees. The Client shall make each payment within ten days of the invoice.`,
    'may stop all payment',
    'These words count more than clause 4: \u201cThe Client shall make each payment within ten days of the invoice.\u201d',
  ],
  [
    'counts less than a clause that says so',
    `1. Exit. The Client may end this Agreement at any time.\n\n${filler}4. Lock-in. Notwithstanding clause 1, nobody may end this Agreement in the first year.`,
    'at any time',
    'Clause 4 counts more than this one: \u201cNotwithstanding clause 1, nobody may end this Agreement in the first year.\u201d',
  ],
  [
    'uses a word that the contract defines elsewhere',
    `1. Words. "Cause" means whatever the Client calls so.\n\n${filler}4. Exit. The Client may end this Agreement for Cause at once.`,
    'for Cause at once',
    '\u201cCause\u201d is defined in clause 1: \u201c"Cause" means whatever the Client calls so.\u201d',
  ],
])('a finding whose passage %s', (_, body, words, expected) => {
  expect(notes(body, words)).toEqual([expected])
})

test('where two places differ, the clause that says which counts is told', () => {
  const body = `1. Fee. The fee is Rs. 5,000.\n\n${filler}4. Order. In case of any conflict between the papers the Purchase Order shall prevail.`
  expect(notes(body, 'Rs. 5,000', 'internal_inconsistency')).toEqual([
    'Clause 4 says which paper counts where two differ: \u201cIn case of any conflict between the papers the Purchase Order shall prevail.\u201d',
  ])
  expect(notes(body, 'Rs. 5,000')).toEqual([])
})

test.each([
  [
    'a section of a statute',
    `1. Tax. Subject to section 3 of the Income-tax Act, 1961 the Client withholds tax.\n\n${filler}`,
    'withholds tax',
  ],
  [
    'a clause of another paper',
    `1. Tax. Subject to clause 3 of the Main Agreement the Client withholds tax.\n\n${filler}`,
    'withholds tax',
  ],
  [
    'a clause of it called "thereof"',
    `1. Tax. By the Main Agreement, subject to clause 3 thereof, the Client withholds tax.\n\n${filler}`,
    'withholds tax',
  ],
  [
    'a clause that is not there',
    `1. Tax. Subject to clause 17 the Client withholds tax.\n\n${filler}`,
    'withholds tax',
  ],
  ['its own clause', `1. Tax. Subject to clause 1 the Client withholds tax.\n\n${filler}`, 'withholds tax'],
  [
    'a word in its plain sense',
    `1. Words. "Cause" means a crime.\n\n${filler}4. Exit. The Client may end this Agreement without any cause.`,
    'without any cause',
  ],
])('nothing is told of %s', (_, body, words) => {
  expect(notes(body, words)).toEqual([])
})

test('a long passage is cut behind a word', () => {
  const long = `The Client pays ${'each of the sums of the list that follows, and then '.repeat(12)}no more.`
  const [note] = notes(`1. Loss. Subject to clause 4, the Client pays.\n\n${filler}4. Sums. ${long}`, 'the Client pays')
  expect(note!.length).toBeLessThan(320)
  expect(note).toMatch(/[a-z,] \u2026\u201d$/)
})
