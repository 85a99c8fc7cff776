import { answerWords } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { wordsAlone } from '../paper/way.ts'
import { placesOf } from '../places.ts'
import { type Pair, readPairs } from './pairs.ts'
import { figuresOf, judge, retrievalTable, runPairs } from './retrieval.ts'

const text = 'The rent is Rs. 100. The deposit is Rs. 500. The rent is due on the 5th.'
const pair = (own: Partial<Pair>): Pair => ({
  id: 'x',
  contract: 'x.txt',
  source: 'repo',
  question: 'How much is the deposit?',
  lang: 'en',
  kind: 'answered',
  evidence: ['The deposit is Rs. 500.'],
  split: 'dev',
  ...own,
})
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

test.each([
  ['the place itself', [place('The deposit is Rs. 500.')], 1],
  ['a place beside it', [place('The rent is Rs. 100.')], null],
  ['the place behind two others', [place('The rent is Rs.'), place('due on'), place('deposit')], 3],
  ['nothing', [], null],
])('cited is %s', (_, citations, hit) => {
  expect(judge(pair({}), text, { kind: 'answered', citations }).hit).toBe(hit)
})

test('any of the evidence is a hit, wherever in the text it stands again', () => {
  const own = pair({ evidence: ['no such words', 'The rent is'] })
  expect(judge(own, text, { kind: 'answered', citations: [place('due on the 5th')] }).hit).toBe(null)
  expect(judge(own, text, { kind: 'answered', citations: [place('The rent is due')] }).hit).toBe(1)
})

test('a refusal is no hit, and counts against what the contract answers', () => {
  const refused = judge(pair({}), text, { kind: 'silent', citations: [place('The deposit')] })
  expect(refused.hit).toBe(null)
  expect(figuresOf([refused])).toMatchObject({ hitAt1: [0, 1], hitAt3: [0, 1], falseRefusals: [1, 1] })
  expect(figuresOf([refused]).foundAt1).toEqual([1, 1])
})

test('an answer to what the contract does not say is a false answer', () => {
  const silent = pair({ kind: 'silent', evidence: [] })
  const away = pair({ kind: 'off_topic', evidence: [] })
  const outcomes = [
    judge(silent, text, { kind: 'answered', citations: [place('rent')] }),
    judge(silent, text, { kind: 'silent', citations: [] }),
    judge(away, text, { kind: 'off_topic', citations: [] }),
  ]
  const doubted = judge(silent, text, { kind: 'answered', text: `${answerWords.unsure}\n\nrent`, citations: [] })
  expect(figuresOf([...outcomes, doubted])).toMatchObject({ falseAnswers: [2, 3], sureFalse: [1, 3] })
  expect(figuresOf(outcomes)).toMatchObject({ falseAnswers: [1, 2], offTopic: [1, 1], hitAt1: [0, 0] })
})

test('every pair stands on words of its contract, and no contract is on both sides of the split', () => {
  const { pairs, texts } = readPairs(undefined)
  expect(pairs.length).toBeGreaterThanOrEqual(60)
  for (const { id, contract, kind, evidence } of pairs) {
    expect(evidence.length > 0, id).toBe(kind === 'answered')
    for (const words of evidence)
      expect(placesOf(texts.get(contract)!, words).length, `${id}: ${words}`).toBeGreaterThan(0)
  }
  const splits = Map.groupBy(pairs, ({ contract }) => contract)
  for (const [contract, own] of splits) expect(new Set(own.map(({ split }) => split)).size, contract).toBe(1)
})

test('the table tells both ways of finding beside each other', async () => {
  const { pairs, texts } = readPairs(undefined)
  const some = pairs.filter(({ contract, split }) => split === 'dev' && contract === pairs[0]!.contract)
  const told = retrievalTable(await runPairs(some.length > 0 ? some : pairs.slice(0, 3), texts, [wordsAlone]))
  expect(told).toContain('BM25 alone')
  expect(told).toContain(': words alone')
})

test('white space is folded on both sides', () => {
  expect(placesOf('The  rent\nis due. The rent is low.', 'rent is')).toEqual([
    { start: 5, end: 12 },
    { start: 22, end: 29 },
  ])
  expect(placesOf('The rent', ' ')).toEqual([])
})
