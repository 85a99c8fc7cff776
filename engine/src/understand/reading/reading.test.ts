import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { isParty, whoDoes } from './reading.ts'

const doer = (text: string, verb: RegExp): string | null => {
  const contract = contractOf(text)
  const sentence = contract.clauses.find(({ kind }) => kind === 'clause')!.sentences[0]!
  const who = whoDoes(contract, sentence, verb)
  return isParty(who) ? who.definedTerm : who === 'mutual' ? 'both' : null
}

describe('who does what a sentence says', () => {
  test('parties joined behind a preposition are not its subject', () => {
    const text =
      'The escrow house shall answer for loss caused to the Client or the Service Provider by its neglect, and its total payment shall not exceed one lakh rupees.'
    expect(doer(text, /\bexceed\b/)).toBe(null)
  })
  test('a party that is the subject is found before one behind a preposition', () => {
    expect(doer('The Client shall, on notice to the Service Provider, inspect the work.', /\binspect\b/)).toBe('Client')
    expect(doer('The Client and the Service Provider shall inspect the work.', /\binspect\b/)).not.toBe(null)
  })
})
