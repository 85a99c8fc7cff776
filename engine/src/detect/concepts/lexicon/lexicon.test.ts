import { expect, test } from 'vitest'
import { ConceptFinder, eachWord } from './lexicon.ts'

const finder = new ConceptFinder([
  { leave: 'terminat~ | bring * to an end | walk away', free: 'without cause | at will', size: '1.5% | two years' },
])
const wordsOf = (text: string): string[] => {
  const words: string[] = []
  eachWord(text, { start: 0, end: text.length }, (word) => words.push(word))
  return words
}
const found = (text: string): string[] => {
  const words = wordsOf(text)
  return finder
    .find(words)
    .map(({ concept, from, to }) => `${finder.names[concept]}: ${words.slice(from, to).join(' ')}`)
}

test.each([
  ['either may terminate it without cause', ['leave: terminate', 'free: without cause']],
  ['termination at will', ['leave: termination', 'free: at will']],
  ['to bring this agreement to an end', ['leave: bring this agreement to an end']],
  ['to bring this rather long agreement of ours to an end', []],
  ['it may walk, away from', ['leave: walk away']],
  ['interest at 1.5% for two years', ['size: 1.5 %', 'size: two years']],
  ['the terms without a cause', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('of two phrases of one concept at a place the longer is kept', () => {
  const longest = new ConceptFinder([{ notice: 'notice | notice period of * days' }])
  const words = wordsOf('a notice period of thirty days')
  expect(longest.find(words)).toEqual([{ concept: 0, from: 1, to: 6 }])
})

test('words are letters or numbers; positions are those of the text', () => {
  expect([...wordsOf('rs. 2,00,000 (15%)')]).toEqual([
    { word: 'rs', at: 0 },
    { word: '2,00,000', at: 4 },
    { word: '15', at: 14 },
    { word: '%', at: 16 },
  ])
})
