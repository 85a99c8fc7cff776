import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { isStrong, placeSigns } from './standing.ts'

const contract = contractOf(
  'The Client shall not be liable for any delay of the work. The Client may end this work whenever it likes. The Service Provider shall pay for every tool. The weather was fine that year.',
  'services',
)
const partyOf = (words: string) => contract.parties.find(({ aliases }) => aliases.includes(words))!
const client = partyOf('client')
const provider = partyOf('service provider')

const cardOn = (words: string): Finding => {
  const start = contract.text.norm.indexOf(words)
  return {
    category: 'one_sided_liability_cap',
    source: 'meaning-one-sided-liability-cap',
    hit: {
      ...{ span: { start, end: start + words.length }, clause: contract.clauses[0]!, severity: 'low' },
      ...{ burdened: provider, confidence: 0.6 },
    },
  }
}
/** Who need not, may and must, by the norms of these words. */
const normsOn = (words: string, reader = provider) => placeSigns(cardOn(words), { contract, reader }).slice(4)

test('the norms of the words are told from the side that reads', () => {
  const shield = 'the client shall not be liable for any delay of the work.'
  expect(normsOn(shield)).toEqual([0, 0, 1, 0, 0])
  expect(normsOn(shield, client)).toEqual([1, 0, 0, 0, 0])
  expect(normsOn('the client may end this work whenever it likes.')).toEqual([0, 1, 0, 0, 0])
  expect(normsOn('the client may end this work whenever it likes.', client)).toEqual([0, 0, 0, 0, 1])
  expect(normsOn('the service provider shall pay for every tool.')).toEqual([0, 0, 0, 1, 0])
  expect(normsOn('the weather was fine that year.')).toEqual([0, 0, 0, 0, 0])
})

test('who usually writes the paper is strong; nobody is, where the reader is not known', () => {
  expect(isStrong({ ...client, side: 'landlord' })).toBe(true)
  expect(isStrong({ ...client, side: 'tenant' })).toBe(false)
  expect(isStrong(null)).toBe(false)
})
