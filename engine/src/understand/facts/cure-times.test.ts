import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { findKeyFacts } from './key-facts.ts'

const told = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined).notice.map(({ label, value }) => `${label}: ${value}`)

test.each([
  ['Either party may terminate if the other does not cure a material breach within 21 days of written notice.', 21],
  [
    'Either party may end this Agreement if the other is in breach and does not put it right in thirty days, on notice.',
    30,
  ],
  [
    'It is an event of default if the Client fails to perform within ten (10) days following notice of the failure.',
    10,
  ],
  ['The Client may terminate if a breach is not remedied within 14 days after receipt of a notice to do so.', 14],
])('the time to put a breach right: %s', (text, days) => {
  expect(told(`Exit. ${text}`)).toContain(`Time to put a breach right: ${days} days`)
})

test.each([
  "Exit. Either party may terminate for breach or for any reason on at least ninety days' written notice.",
  'Repairs. The Service Provider shall cure defects within 30 days of notice.',
  'Exit. The Client may terminate. It pays within 45 days of the invoice.',
])('another time is none: %s', (text) => {
  expect(told(text).filter((fact) => fact.startsWith('Time to'))).toEqual([])
})
