import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { around } from './context.ts'
import { contextOf, featuresOf } from './features.ts'
import { besideOf, knownOf, learnedCategories, marginsOf } from './issue-scores.ts'
import { type ReadSentence, readSentence } from './read.ts'

test.each([
  ['in the middle', around(20, 10, 10), [7, 8, 9, 11, 12, 13]],
  ['a pair', around(20, 10, 11), [7, 8, 9, 12, 13, 14]],
  ['at the beginning', around(3, 0, 0), [1, 2]],
  ['at the end', around(3, 2, 2), [0, 1]],
  ['alone in its clause', around(1, 0, 0), []],
  ['a part of a sentence has its whole one', around(3, 1, 1, true), [0, 1, 2]],
])('around a passage: %s', (_, indexes, expected) => {
  expect(indexes).toEqual(expected)
})

const clauseOf = (text: string) => {
  const contract = contractOf(text)
  const { sentences } = contract.clauses.find(({ kind }) => kind === 'clause')!
  return sentences.map((sentence) => readSentence(contract, sentence))
}
const weaker = new Set([1])

test('what stands around a passage is told apart from what it says itself', () => {
  const [said] = clauseOf('The Service Provider shall indemnify the Client.')
  const own = new Set(featuresOf(said!, weaker).hashes)
  const near = contextOf(said!, weaker)
  expect(near.length).toBeGreaterThan(4)
  expect([...near].filter((hash) => own.has(hash))).toEqual([])
  expect(contextOf(said!, new Set([0]))).not.toEqual(near)
})

test('the sentences around help to tell the subject, and leave the harm alone', () => {
  const [said] = clauseOf('The person who decides it shall be an officer of the Client.')
  const [arbitration] = clauseOf('Every dispute goes to arbitration under the Arbitration and Conciliation Act, 1996.')
  const [payment] = clauseOf('The Client pays each invoice by bank transfer on the last working day of the month.')
  const category = learnedCategories().indexOf('unilateral_arbitrator')
  const own = [knownOf(featuresOf(said!, weaker))]
  const among = (beside: ReadSentence) => marginsOf(own, () => [besideOf(contextOf(beside, weaker))])
  expect(among(arbitration!).subject[category]).toBeGreaterThan(among(payment!).subject[category]! + 0.05)
  expect(among(arbitration!).harm[category]).toBe(among(payment!).harm[category])
})
