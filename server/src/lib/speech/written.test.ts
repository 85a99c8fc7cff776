import { expect, test } from 'vitest'
import { written } from './written.ts'

test.each([
  ['What does clause seven point five mean for us?', 'What does clause 7.5 mean for us?'],
  ['What exactly does fourteen point one stop us from doing?', 'What exactly does 14.1 stop us from doing?'],
  ['What does twenty-one point two point three say?', 'What does 21.2.3 say?'],
  ['What does F. Point three let the lender do?', 'What does F.3 let the lender do?'],
  ['What does g-point 2 say?', 'What does G.2 say?'],
  ['Is section twenty seven of the Act in it?', 'Is section 27 of the Act in it?'],
  ['Pig iron has gone up by eight percent.', 'Pig iron has gone up by 8%.'],
  ['Is it eighteen per cent?', 'Is it 18%?'],
  ['In how many installments?', 'In how many instalments?'],
  ['Jewelry and labor laws.', 'Jewellery and labour laws.'],
  // what only looks like it
  [
    'At this point two partners may leave on thirty days notice.',
    'At this point two partners may leave on thirty days notice.',
  ],
  ['One partner, one vote?', 'One partner, one vote?'],
  ['Is the work laborious and honorary?', 'Is the work laborious and honorary?'],
])('%s is written: %s', (heard, text) => expect(written(heard, new Set())).toBe(text))

test('what the contract spells as it was heard stays so', () => {
  expect(written('How many installments?', new Set(['installments']))).toBe('How many installments?')
})
