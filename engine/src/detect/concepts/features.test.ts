import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { amountsIn } from './amounts.ts'
import { type Burdened, featuresOf } from './features.ts'
import { concepts, MUTUAL, NOBODY, readSentence } from './read.ts'

const sentenceOf = (text: string) => {
  const contract = contractOf(text)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  return { contract, read: readSentence(contract, clause.sentences[0]!) }
}
const hashes = (text: string, burdened: Burdened): Set<number> =>
  new Set(featuresOf(sentenceOf(text).read, burdened).hashes)

describe('what is read of a sentence', () => {
  test('a party is one word, both parties stay words', () => {
    const { read } = sentenceOf('The Service Provider shall notify the other party.')
    expect(read.words).toEqual(['the', '#party', 'shall', 'notify', 'the', 'other', 'party'])
    expect(read.parties).toEqual([NOBODY, 1, NOBODY, NOBODY, MUTUAL, NOBODY, NOBODY])
  })
  test('concepts are marked where a negation stands close before', () => {
    const { read } = sentenceOf('The Client shall not terminate; it may assign at any time.')
    const spoken = read.spoken.map(({ concept, negated }) => `${negated ? 'not ' : ''}${concepts.names[concept]}`)
    expect(spoken).toContain('not terminate')
  })
  test('amounts fall on steps, interest by the month is told by the year', () => {
    const { contract, read } = sentenceOf('Interest of 2% per month runs from thirty (30) days.')
    const amounts = amountsIn(contract, read.sentence)
    expect(amounts).toContain('#pa=4')
    expect(amounts).toContain('#d=4')
  })
})

describe('who bears it', () => {
  const theirs = 'The Client may terminate this Agreement without notice.'
  test('the same words are other features for the other side', () => {
    expect(hashes(theirs, new Set([0]))).not.toEqual(hashes(theirs, new Set([1])))
  })
  test('parties changed about are the same features seen from the other side', () => {
    const ours = theirs.replace('Client', 'Service Provider')
    expect(hashes(ours, new Set([0]))).toEqual(hashes(theirs, new Set([1])))
  })
  test('the same sentence gives the same features', () => {
    expect(hashes(theirs, null)).toEqual(hashes(theirs, null))
  })
})
