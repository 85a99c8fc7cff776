import { expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { understand } from '../../contract.ts'
import { isBusinessWord, strangersIn } from './strangers.ts'

/** Terms that introduce 'the Company' and speak of somebody else alone. */
const terms = (word: string, own = ''): string =>
  `Stall Terms

These terms are meant for the Stall Holder ("You") who works with Chandni Melas Private Limited (the "Company").

1. Fees. ${word} may deduct its share from what it collects for You. You shall pay the fair's charges within ten days.

2. Ending. ${word} shall pay the balance each week. You may leave with thirty days of notice.

3. Pictures. ${word} will show the stall on its page. You shall send pictures that are Yours. ${own}

4. Law. The laws of India govern these terms, and the courts of Pune have jurisdiction.`

const aliasesOf = (text: string): string[] =>
  understand(text, '2026-11-21')
    .parties.find(({ name }) => /Chandni/.test(name))
    ?.aliases.slice() ?? []

test('who acts by a usual word for a business, and is introduced nowhere, is the business that never acts by its own', () => {
  expect(aliasesOf(terms('Agency'))).toContain('agency')
  expect(aliasesOf(terms('The Organiser'))).toContain('organiser')
})

test.each([
  ['its own word acts', terms('Agency', 'The Company shall keep the ground clean.')],
  ['the text says who it is', terms('Agency', 'Dhwani Ads, a firm of Pune (the "Agency"), sells the space.')],
  ['one of many is meant', terms('Any Government Agency')],
])('not where %s', (_, text) => {
  expect(aliasesOf(text)).not.toContain('agency')
})

test('nothing is cleared while somebody acts whom the text does not introduce', () => {
  const read = (text: string) => analyze(text, { day: '2026-11-21', party: 'Chandni Melas Private Limited' }).verdict
  expect(read(terms('Agency', 'The Company shall keep the ground clean.')).detailed_reasons).toContain(
    'Not both parties could be made out by name.',
  )
})

test('who acts less than three times, or as a party, is no stranger', () => {
  const isParty = (word: string): boolean => word === 'hotel'
  expect(
    strangersIn('The Firm shall pay. The Firm may leave. The Hotel shall pay. The Hotel may. Hotel will.', isParty),
  ).toEqual([])
  expect(strangersIn('The Firm shall pay. The Firm may leave. Firm will act.', isParty)).toEqual([
    { word: 'Firm', acts: 3 },
  ])
})

test.each([
  ['Placement Cell', true],
  ['School', true],
  ['Asha Dental Clinic', true],
  ['Student', false],
  ['Asha Rao', false],
])('%s stands for a business: %s', (word, holds) => {
  expect(isBusinessWord(word)).toBe(holds)
})
