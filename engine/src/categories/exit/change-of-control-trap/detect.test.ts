import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { endsWithControl } from './detect.ts'

describe('the contract ends with who owns or manages a party', () => {
  test.each([
    [
      'The Client may terminate this Agreement if there is any change in the ownership or management of the Service Provider.',
      'supplier',
    ],
  ])('of one: %s', (text, side) => {
    expect(findWith(endsWithControl, text)).toMatchObject([{ severity: 'medium', burdened: { side } }])
  })

  test('of whom it ends by itself, all are told', () => {
    const text = 'This Agreement shall terminate upon a change of control of the Service Provider.'
    expect(findWith(endsWithControl, text)).toMatchObject([{ severity: 'medium', burdened: null }])
  })

  test('a ground in a list below the words that let somebody end it', () => {
    const list =
      'Either party may terminate this Agreement at once where any of these happens:\n(a) the other becomes insolvent;\n(b) its voting stock is transferred to a third party;\n(c) it ceases to trade.'
    expect(findWith(endsWithControl, list)).toHaveLength(1)
  })

  test.each([
    'A change of control means a sale of half of the shares.',
    'No consent is needed for a change of control of the Client.',
    'The Service Provider shall tell the Client of a change in its management.',
    'The Client manages its stock, and may terminate a subscription on notice.',
  ])('not: %s', (text) => {
    expect(findWith(endsWithControl, text)).toEqual([])
  })
})
