import { expect, test } from 'vitest'
import { withSign } from './rupee-sign.ts'

// The readings are ones that the recognisers gave for print in four fonts, sharp and grainy.
test.for([
  ['X1,50,000', 0.43, 'कू,50,000', '₹1,50,000'],
  ['¥45,00,000/-', 0.34, '₹45,00,000', '₹45,00,000/-'],
  ['£45,00,000/-.', 0, "' ₹45,00,000/-.", '₹45,00,000/-.'],
  ['#1,50,000', 0.34, '; ₹,50,000', '₹1,50,000'],
  ['(X500)', 0.51, 'कऋु500', '(₹500)'],
  ['325,000', 0.28, 'रू25,000', '₹25,000'],
  ['345,00,000', 0, 'र45,00,000', '₹45,00,000'],
  ['32,000', 0.56, '2,000', '₹2,000'],
  ['3,25,000', 0.42, 'कू3,25,000', '₹3,25,000'],
  ['25,000', 0.3, '; ₹25,000', '₹25,000'],
] as const)('%s (%s) and %s: %s', ([text, confidence, second, mended]) => {
  expect(withSign({ text, confidence }, second)).toBe(mended)
})

test.for([
  ['1,50,000', 0.6, '],50,000', 'the Hindi reading does not know the digit 1'],
  ['32,000', 0.5, 'उ2,000', 'a true 3 looks like this letter'],
  ['325,000', 0.78, 'रू25,000', 'the first reading is sure enough'],
  ['345,000', 0.3, '25,000', 'the readings have other digits'],
  ['£5,000', 0.7, '5,000', 'nothing says that the sign is not what it seems'],
  ['B7,500', 0.5, '7,500', 'a letter may belong to it'],
  ['T1203', 0.5, '1203', 'it may be the number of a flat'],
  ['12.5', 0.2, '2.5', 'only a 2 or a 3 is made of the sign'],
] as const)('%s (%s) stays beside %s: %s', ([text, confidence, second]) => {
  expect(withSign({ text, confidence }, second)).toBe(text)
})
