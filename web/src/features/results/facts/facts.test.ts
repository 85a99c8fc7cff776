import { expect, test } from 'vitest'
import { addressOfFact, blanksIn, changeOf, type DatedFact, enteredFrom, shownValue } from './facts.ts'

const place = { quote: 'Rs 5,00,000 per month', start: 40, end: 61, page: 2 }
const fee: DatedFact = { ...place, label: 'Fee', value: '₹5,00,000' }
const byHand: DatedFact = {
  ...place,
  label: 'Cap',
  value: '₹9',
  as_read: { label: 'Fee', value: '₹5,00,000', corrected_at: '2026-11-23T10:00:00Z' },
}
const day: DatedFact = { ...place, label: 'End date', value: '31 Mar 2027', iso: '2027-03-31' }

test('a date is written as dates are here, and begins in the editor as a day of the calendar', () => {
  expect(shownValue(day)).toBe('31 Mar 2027')
  expect(enteredFrom('dates', day)).toEqual({ label: 'End date', value: '2027-03-31' })
  expect(enteredFrom('dates', { ...day, iso: null })).toEqual({ label: 'End date', value: '' })
  expect(enteredFrom('money', fee)).toEqual({ label: 'Fee', value: '₹5,00,000' })
})

test('a fact is meant by what was read, also once it was corrected', () => {
  const read = { kind: 'money', start: 40, label: 'Fee', value: '₹5,00,000' }
  expect(addressOfFact('money', fee)).toEqual(read)
  expect(addressOfFact('money', byHand)).toEqual(read)
})

test.each([
  [fee, 'Fee', '₹5,00,000', null],
  [fee, ' Fee ', ' ₹5,00,000', null],
  [fee, 'Cap', '₹5,00,000', { label: 'Cap', value: '₹5,00,000' }],
  [fee, 'Fee', ' 450000 ', { label: 'Fee', value: '450000' }],
  [byHand, 'Cap', '₹9', null],
] as const)('%o entered as %s, %s', (fact, label, value, correction) => {
  const change = changeOf('money', fact, { label, value })
  expect(change === null ? null : change.correction).toEqual(correction)
})

test('the one of the two that was left alone is told to stay as it stands', () => {
  expect(changeOf('money', byHand, { label: 'Cap', value: '₹8' })).toMatchObject({ keeps: 'label' })
  expect(changeOf('money', byHand, { label: 'Limit', value: '₹9' })).toMatchObject({ keeps: 'value' })
  expect(changeOf('money', byHand, { label: 'Limit', value: '₹8' })).not.toHaveProperty('keeps')
})

test('who types again what was read takes the correction back', () => {
  expect(changeOf('money', byHand, { label: 'Fee', value: '₹5,00,000' })).toMatchObject({ correction: null })
})

test('what is not filled in is named', () => {
  expect(blanksIn({ label: ' ', value: '' })).toEqual(['label', 'value'])
  expect(blanksIn({ label: 'Fee', value: '5' })).toEqual([])
})
