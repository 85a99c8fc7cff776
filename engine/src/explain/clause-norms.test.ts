import { expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import { whoIn } from './clause-norms.ts'
import { plainLanguage } from './plain-language.ts'

const told = (text: string, opening?: Parameters<typeof contractOf>[1]) => {
  const contract = contractOf(text, opening)
  const clause = contract.clauses.find(({ number }) => number === '1')!
  return whoIn(contract, clause.type, clause.body)
}

test.each([
  [
    'Termination. The Client may terminate this Agreement at any time by written notice.',
    'Here the Client may end it.',
  ],
  ['Termination. This Agreement may be terminated by the Client by written notice.', 'Here the Client may end it.'],
  [
    'Termination. Either party may terminate this Agreement on thirty days\u2019 notice.',
    'Here either side may end it.',
  ],
  [
    'Termination. The Client may end this Agreement at will. The Service Provider reserves the right to terminate it for non-payment.',
    'Here either side may end it.',
  ],
  ['Payment. The Client shall pay each invoice within thirty days.', 'Here the Client must pay.'],
  [
    'Indemnity. The Service Provider shall indemnify the Client against all losses.',
    'Here the Service Provider must make good losses.',
  ],
  [
    'Confidentiality. Neither party shall disclose the terms of this Agreement.',
    'Here each side must keep the secret.',
  ],
  [
    'Assignment. The Service Provider shall not assign this Agreement.',
    'Here the Service Provider may not hand it on freely.',
  ],
])('%s', (text, said) => {
  expect(told(text)).toEqual([said])
})

test('what is not what such a clause is about, and what names nobody, is not told', () => {
  expect(told('Termination. The Client shall pay for the work done until then.')).toEqual([])
  expect(told('Payment. Invoices are raised each month and are due within thirty days.')).toEqual([])
})

test('one who may and one who may not are both told, before the figures', () => {
  const contract = contractOf(
    'Assignment. The Client may assign this Agreement on 30 days\u2019 notice. The Service Provider shall not assign this Agreement.',
  )
  expect(plainLanguage(contract, contract.clauses.find(({ number }) => number === '1')!)).toBe(
    'Says who may hand the contract over to somebody else. Here the Client may hand it on. Here the Service Provider may not hand it on freely. It names 30 days.',
  )
})
