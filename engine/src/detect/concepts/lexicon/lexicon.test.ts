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
  const text = 'to rs. 2,00,000, (15%), no more'
  const found: [string, number][] = []
  eachWord(text, { start: 3, end: text.indexOf(' more') }, (word, at) => found.push([word, at]))
  expect(found).toEqual([
    ['rs', 3],
    ['2,00,000', 7],
    ['15', 18],
    ['%', 20],
    ['no', 24],
  ])
})
