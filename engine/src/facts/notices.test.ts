import { describe, expect, test } from 'vitest'
import { contractOf } from '../playbook/testing.ts'
import { findKeyFacts } from './key-facts.ts'

const days = (text: string): (number | null)[] =>
  findKeyFacts(contractOf(text), undefined).notice.map(({ days: count }) => count)

describe('how long before the end one side must tell the other', () => {
  test.each<[string, number[]]>([
    ["Exit. Either side may end it earlier by 75 days' written notice.", [75]],
    ["Exit. The Service Provider may leave on giving two months' notice.", [60]],
    ["Exit. Either party may bring the work to an end by one month's notice in writing.", [30]],
    ["Exit. The Client may call off this Agreement on a fortnight's notice.", [14]],
    ["Exit. The Client may, upon ten days' intimation, put an end to this Agreement.", [10]],
    ['Exit. Either party may close this Agreement by notice in writing of at least 40 days.', [40]],
    ["Exit. In the first year it ends on 15 days' notice and later either may end it on 60 days' notice.", [15, 60]],
    ['Exit. You may end a booking by telling us 9 days ahead.', [9]],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected)
  })
  test.each([
    "Books. The Client may look at the records on ten days' notice.",
    'Delay. If the event lasts more than 90 days, either party may end this Agreement by notice.',
    'Exit. Either party may end this Agreement by notice after the first six months.',
    'Breach. Either party may end this Agreement if a breach stays uncured for 20 days.',
  ])('no notice to leave: %s', (text) => {
    expect(days(text)).toEqual([])
  })
})
