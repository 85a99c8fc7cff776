import { normalize } from '@karar/engine/inside'
import { samples } from '@karar/engine/testing'
import { expect, test } from 'vitest'
import { splitUnits } from './units.ts'

const unitsOf = (text: string) => splitUnits(normalize(text))
const wordsOf = (text: string): string[] => unitsOf(text).map((unit) => unit.text)

test('a sentence is a unit, an abbreviation does not end one', () => {
  expect(
    wordsOf(
      'The Supplier shall deliver the goods to M/s. Rao and Co. at Pune. The Buyer shall pay Rs. 500 on delivery.',
    ),
  ).toEqual([
    'the supplier shall deliver the goods to m/s. rao and co. at pune.',
    'the buyer shall pay rs. 500 on delivery.',
  ])
})

test('numbered lines are units of their own', () => {
  expect(
    wordsOf('1. The Employee shall serve the Company faithfully.\n2. The Company shall pay a monthly salary.'),
  ).toHaveLength(2)
})

test('a short line without an end belongs to what follows', () => {
  expect(wordsOf('SCHEDULE A\n\nThe Lessee shall not sublet the premises.')).toEqual([
    'schedule a the lessee shall not sublet the premises.',
  ])
})

test('a heading is handed on until the next one', () => {
  const units = unitsOf(
    '4. Confidentiality\n\n4.1 Each party shall keep the secrets of the other.\n\n4.2 This duty lasts for three years after the end.\n\n5. Governing Law. Indian law applies to this whole agreement.',
  )
  expect(units.map((unit) => unit.heading)).toEqual(['confidentiality', 'confidentiality', 'governing law.'])
})

test.each(samples.map((text, index) => [index + 1, text] as const))(
  'sample %i: units stand in order, do not overlap, and hold all that is written',
  (_, text) => {
    const units = unitsOf(text)
    let end = 0
    let left = ''
    for (const unit of units) {
      left += text.slice(end, unit.start)
      expect(unit.start).toBeGreaterThanOrEqual(end)
      expect(unit.end).toBeGreaterThan(unit.start)
      end = unit.end
    }
    expect((left + text.slice(end)).trim()).toBe('')
  },
)

test('an endless line is cut between words', () => {
  const units = unitsOf('word '.repeat(2000))
  expect(units.length).toBeGreaterThan(4)
  expect(units.every((unit) => unit.text.startsWith('word') && unit.text.endsWith('word'))).toBe(true)
})

test.each(['', ' \n\n ', '。'])('nothing much gives nothing much: %j', (text) => {
  expect(unitsOf(text).length).toBeLessThanOrEqual(1)
})
