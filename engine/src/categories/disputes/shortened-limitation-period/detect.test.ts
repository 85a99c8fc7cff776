import { describe, expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { findWith } from '../../../testing/contract-of.ts'
import { timeToSue } from './detect.ts'

describe('a time to sue', () => {
  test.each([
    'No action, in whatever form, may be brought by either party more than one (1) year after its cause has arisen.',
    'Any claim or cause of action out of these services must be filed within sixty days of the day on which it arose.',
    'All claims of the Service Provider lapse unless raised in writing within 14 days of the invoice.',
    'No complaint will be entertained after the expiry of 10 days from delivery.',
  ])('shorter than the law’s: %s', (text) => {
    expect(findWith(timeToSue, text)).toMatchObject([{ severity: 'high', burdened: null }])
  })

  test('of one side alone, where the words say whose claim it is', () => {
    const text = 'No action may be brought by the Service Provider more than six months after the event.'
    expect(findWith(timeToSue, text)).toMatchObject([{ burdened: { side: 'supplier' } }])
  })

  test.each([
    'Any suit against the Service Provider must be filed within sixty days of the event.',
    'Claims by the Client lapse unless they are raised within ten days.',
  ])('of the side across from whom it is made: %s', (text) => {
    expect(findWith(timeToSue, text)).toMatchObject([{ burdened: { side: 'customer' } }])
  })

  test.each([
    'No action may be brought by either party more than three years after its cause has arisen.',
    'Expense claims must be filed within 30 days of the journey.',
    'If a dispute is not settled within thirty days, either party may bring an action in the courts at Pune.',
    'The Client shall answer a complaint within seven days.',
    'No claim may be brought against the Client’s directors.',
  ])('not: %s', (text) => {
    expect(findWith(timeToSue, text)).toEqual([])
  })
})

test.each([
  ['two years', 'the State of Ohio', 'low'],
  ['two years', 'India', 'high'],
  ['two months', 'the State of Ohio', 'high'],
])('a time to sue of %s for both, under the law of %s', (time, place, severity) => {
  const text = `SERVICES AGREEMENT\n\nThis Agreement is made on May 1, 2006 between Item Processing, Inc. ("IPI") and Prairie Life Company ("PLC").\n\n1. Services. IPI shall run the system and PLC shall pay $5,000 a month.\n\n2. Actions. Any claim or cause of action which one party may have against the other party must be commenced within ${time} from the date on which it accrued.\n\n3. Law. This Agreement is governed by the laws of ${place}.\n`
  const { critical_issues: issues } = analyze(text, { day: '2026-11-28', party: 'IPI' })
  expect(issues.filter((one) => one.category === 'shortened_limitation_period').map((one) => one.severity)).toEqual([
    severity,
  ])
})
