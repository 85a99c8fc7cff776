import { expect, test } from 'vitest'
import { missingInFull, missingRow } from './missing-side.ts'

const sides: Parameters<typeof missingRow>[1] = [
  {
    contract: '01-hives',
    party: 'Keeper',
    kind: 'service_agreement',
    wanted: ['refund', 'insurance', 'audit'],
    present: ['payment', 'notices'],
    claimed: [
      { clause_type: 'refund', importance: 'important' },
      { clause_type: 'insurance', importance: 'nice_to_have', too_little: true },
      { clause_type: 'notices', importance: 'critical' },
      { clause_type: 'payment', importance: 'nice_to_have', too_little: true },
      { clause_type: 'warranties', importance: 'nice_to_have' },
    ],
  },
  { contract: '01-hives', party: 'Grower', kind: 'service_agreement', wanted: [], present: [], claimed: [] },
]

test('what is named is found once, what is claimed besides is told apart by whether the notes have it', () => {
  expect(missingRow('hives', sides)).toEqual([
    ...['hives', 2, 3, '66.7 (2/3)', '1.50', '40.0 (2/5)'],
    ...['33.3 (1/3)', '33.3 (1/3)', '50.0 (1/2)', '33.3 (1/3)', '0.50'],
  ])
})

test('a folder without sides or claims divides by nothing', () => {
  expect(missingRow('none', [])).toEqual(['none', 0, 0, '-', '0.00', '-', '-', '-', '-', '-', '0.00'])
})

test('in full, each miss and each claim besides stands with its kind, its contract and its side', () => {
  const told = missingInFull(sides)
  expect(told).toMatch(/^audit +service_agreement +01-hives +Keeper$/m)
  expect(told).toMatch(/^notices +service_agreement +01-hives +Keeper +noted as there$/m)
  expect(told).toMatch(/^payment +service_agreement +01-hives +Keeper +told as too little$/m)
  expect(told).toMatch(/^service_agreement +3 +2 +3 +1$/m)
})
