import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { findKeyFacts } from './key-facts.ts'

const timesOf = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined)
    .notice.filter(({ label }) => label === 'Time to pay')
    .map(({ value }) => value)

test.each([
  ['The Client shall pay each invoice within 60 days of its receipt.', ['60 days']],
  ['Payment shall be made 45 days after delivery of the goods.', ['45 days']],
  ['Invoices are payable within thirty days of the invoice date.', ['30 days']],
  ['A refund shall be made within 60 days of receipt of the goods.', []],
  ['Interest runs on invoices that are payable within 30 days of receipt.', []],
  ['The goods are warranted for 60 days after delivery.', []],
  ['The Client shall pay the invoice in full.', []],
])('how long the price may wait: %s', (text, told) => {
  expect(timesOf(text)).toEqual(told)
})
