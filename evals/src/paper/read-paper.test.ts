import { expect, test } from 'vitest'
import { likeNames } from './judge-paper.ts'
import { amountsIn, datesIn } from './read-paper.ts'

test.each([
  ['Effective 1 June 1998, signed 16 December 1998', ['1998-06-01', '1998-12-16']],
  ['31/08/2015', ['2015-08-31']],
  ['from 12.01.2026 on', ['2026-01-12']],
  ['July 2013 (no day)', []],
  ['blank', []],
])('%s', (note, dates) => expect(datesIn(note)).toEqual(dates))

test.each([
  ['Rs. 3,20,000 monthly rent', [320000]],
  ['$10.00', [10]],
  ['176 million RMB', []],
  ['0.40 RMB/kWh', [0.4]],
  ['12% yearly escalation', []],
])('%s', (note, sums) => expect(amountsIn(note)).toEqual(sums))

test.each([
  ['The Karnataka Bank', 'Karnataka Bank Ltd.', true],
  ['Guarantor', 'the Guarantor', true],
  ['Bank', 'Guarantor', false],
  ['We', 'you', false],
  ['we', 'We', true],
])('%s and %s', (one, other, same) => expect(likeNames(one, other)).toBe(same))
