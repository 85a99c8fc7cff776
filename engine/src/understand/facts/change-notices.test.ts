import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { findKeyFacts } from './key-facts.ts'

const told = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined).notice.map(({ label, value }) => `${label}: ${value}`)

test.each<[string, string[]]>([
  ['Changes. We may modify these terms with 10 days notice.', ['Notice of changed terms: 10 days']],
  ["Prices. The Client may revise the price list by thirty days' notice.", ['Notice of changed terms: 30 days']],
  [
    'Changes. The Client may change this policy. The Service Provider will be told by e-mail at least 21 days before.',
    ['Notice of changed terms: 21 days'],
  ],
  ['Fees. Invoices of revised fees are paid within 30 days of notice.', []],
  ['Menu. Any changes (a dish more or less) to the menu must be intimated at least 12 days before the feast.', []],
  ["Office. A change of address is told by 7 days' notice.", []],
  ["Exit. Either party may end this Agreement by 30 days' notice.", ['Notice to terminate: 30 days']],
])('how long before a change it is told: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})
