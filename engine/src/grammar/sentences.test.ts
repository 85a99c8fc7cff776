import { expect, test } from 'vitest'
import { normalize } from './normalize.ts'
import { splitSentences } from './sentences.ts'

const sentences = (words: string): string[] => {
  const text = normalize(words)
  return splitSentences(text, 0, text.norm.length, []).map(({ text }) => text)
}

test.each([
  [
    'Charges for delay are as per schedule 2. f) Borrower may close the loan early after eight months.',
    ['charges for delay are as per schedule 2.', 'f) borrower may close the loan early after eight months.'],
  ],
  [
    'The shop opens at nine. iv) Rent is due on the fifth.',
    ['the shop opens at nine.', 'iv) rent is due on the fifth.'],
  ],
  [
    'Tools are returned clean. (c) Losses are paid for. d) The deposit carries no interest.',
    ['tools are returned clean.', '(c) losses are paid for.', 'd) the deposit carries no interest.'],
  ],
])('an item that stands in the middle of a line begins a sentence: %s', (words, wanted) => {
  expect(sentences(words)).toEqual(wanted)
})

test.each([
  'A fee of Rs. 5) is due to the keeper of the gate.',
  'The form in No. 3) of the list is to be filled in.',
  'Whoever breaks section 4(f) Of the rules leaves the hall.',
  'The keys lie with Mr. B) Who keeps the gate.',
  'What is said in item 3. b) above holds for guests too.',
])('what only looks like an item ends nothing: %s', (words) => {
  expect(sentences(words)).toHaveLength(1)
})

test('a line between the words that lead into a list and its first item parts nothing', () => {
  const text = normalize('The owner answers for:\n\n* fire;\n\n* flood.\n\nThe guest brings a lamp.')
  const items = ['fire', 'flood'].map((word) => text.norm.indexOf(word))
  const read = splitSentences(text, 0, text.norm.length, items)
  expect(read.map(({ full }) => full)).toEqual([
    'the owner answers for:',
    'the owner answers for: fire;',
    'the owner answers for: flood.',
    'the guest brings a lamp.',
  ])
})

test.each([
  'The Processor shall not be liable in\n\nE - 11\n\n\n\nany manner for costs.',
  'The Processor shall not be liable in\n\n-11-\n\nany manner for costs.',
  'The Processor shall not be liable in\n\n11\n\n\n\nany manner for costs.',
])('a sentence goes on over the foot of a page: %s', (words) => {
  expect(sentences(words)).toHaveLength(1)
})

test('a heading behind the foot of a page begins anew', () => {
  expect(sentences('The Processor keeps the data safe\n\nE - 11\n\nFees are due.')).toHaveLength(3)
})
