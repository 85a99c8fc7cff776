import { describe, expect, test } from 'vitest'
import { askParts, clauseTypes, contractTypes, issueCategories, scoreBand, standingOf, titleCase } from './index.ts'

describe('the bands of the score', () => {
  test.each([
    [100, 'low'],
    [75, 'low'],
    [74, 'medium'],
    [40, 'medium'],
    [39, 'high'],
    [0, 'high'],
  ] as const)('%i is %s risk', (score, band) => {
    expect(scoreBand(score)).toBe(band)
  })
})

test.each([
  ['limitation_of_liability', 'Limitation of Liability'],
  ['stamp_duty_and_registration', 'Stamp Duty and Registration'],
  ['rent', 'Rent'],
])('%s is shown as %s', (name, shown) => {
  expect(titleCase(name)).toBe(shown)
})

test.each([
  ['Ask for a mutual indemnity.', { lead: 'Ask for', rest: 'A mutual indemnity.' }],
  ['Ask to delete the bar.', { lead: 'Ask to', rest: 'Delete the bar.' }],
  ['Fill every blank.', { lead: '', rest: 'Fill every blank.' }],
])('%s', (guidance, parts) => {
  expect(askParts(guidance)).toEqual(parts)
})

test('no name of the vocabulary stands twice', () => {
  for (const names of [contractTypes, clauseTypes, issueCategories]) expect(new Set(names).size).toBe(names.length)
})

test.each([
  [90, [], 'low'],
  [60, [], 'medium'],
  [74, ['not_indian'], 'not_cleared'],
  [90, undefined, 'older_reading'],
  [30, undefined, 'high'],
] as const)('a score of %i, not cleared for %j, stands as %s', (score, not_cleared, standing) => {
  expect(standingOf(score, { not_cleared: not_cleared && [...not_cleared] })).toBe(standing)
})
