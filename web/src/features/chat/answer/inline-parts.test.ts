import type { Citation } from '@karar/schema'
import { expect, test } from 'vitest'
import { inlineParts } from './inline-parts.ts'

const cited = (clause_number: string | null): Citation => ({
  clause_id: null,
  clause_number,
  heading: null,
  quote: 'x',
  start: 0,
  end: 1,
  page: 1,
})
const citations = ['13.2', '4(a)', 'SECTION 6', 'ARTICLE IV', 'CLAUSE 3', null].map(cited)
const law = [{ act: 'Indian Contract Act 1872', section: 's. 74', note: 'It says so.' }]
const read = (line: string) => inlineParts(line, { citations, law }).map(({ kind, text }) => [kind, text])

test('each voice has its own run, and a cited clause leads to its place', () => {
  expect(read('Clause 13.2 (Exit) says: “It may end.” Ask why.')).toEqual([
    ['words', 'Clause '],
    ['clause', '13.2'],
    ['words', ' (Exit) says: '],
    ['quote', '“It may end.”'],
    ['words', ' Ask why.'],
  ])
  expect(read('See clause 4(a).')).toEqual([
    ['words', 'See clause '],
    ['clause', '4(a)'],
    ['words', '.'],
  ])
})

test('a clause that its contract calls by a word of its own leads to its place by that name', () => {
  expect(read('Section 6 (Fees) and clause 3, as in Article IV.')).toEqual([
    ['clause', 'Section 6'],
    ['words', ' (Fees) and clause '],
    ['clause', '3'],
    ['words', ', as in '],
    ['clause', 'Article IV'],
    ['words', '.'],
  ])
  expect(read('Section 7 is not cited.')).toEqual([['words', 'Section 7 is not cited.']])
})

test('a label is told from what it says', () => {
  expect(read('What to watch: It ends.')).toEqual([
    ['label', 'What to watch:'],
    ['words', ' It ends.'],
  ])
  expect(read('Indian Contract Act 1872, s. 74: It says so.')).toEqual([
    ['label', 'Indian Contract Act 1872, s. 74:'],
    ['words', ' It says so.'],
  ])
  expect(read('The law:')).toEqual([['label', 'The law:']])
  expect(read('At 10:30 it ends.')).toEqual([['words', 'At 10:30 it ends.']])
})

test.each(['', 'Plain words.', 'Clause 13 is not cited.', 'On 13.2 percent.', 'A “quote that never ends'])(
  'what leads nowhere stays as it is: %j',
  (line) => {
    expect(read(line)).toEqual(line === '' ? [] : [['words', line]])
  },
)

test('nothing of a line is lost', () => {
  const line = '“a” clause 13.2 “b” clauses 4(a) and 13.2“c”'
  expect(
    inlineParts(line, { citations, law })
      .map(({ text }) => text)
      .join(''),
  ).toBe(line)
})
