import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { missingWords } from '../missing/words.en.ts'
import { topicWords } from './answer-topics.ts'
import { answerWords, severityWords } from './answers.ts'
import { computeWords } from './answers-compute.ts'
import { clauseMeanings } from './clause-meanings.ts'
import { words } from './en.ts'
import { inEnglish } from './follow-ups-en.ts'
import { inHindi } from './follow-ups-hi.ts'
import { inHinglish } from './follow-ups-hinglish.ts'
import { legalTermWords } from './legal-terms.ts'
import { format, say } from './message.ts'
import { pagesInDoubt } from './pages.ts'
import { protectionWords } from './protections.ts'
import { summaryWords } from './summary.ts'

const resources = {
  answerWords,
  clauseMeanings,
  computeWords,
  inEnglish,
  inHindi,
  inHinglish,
  legalTermWords,
  missingWords,
  protectionWords,
  severityWords,
  summaryWords,
  topicWords,
  words,
}

/** Every leaf of a resource with its name. */
function leaves(value: unknown, name: string): [name: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${name}.${key}`))
}

test('a resource is words and nothing else: another language is another file, and no code', () => {
  const all = leaves(resources, 'resources')
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(([, leaf]) => typeof leaf !== 'string' && leaf !== null)).toEqual([])
})

test('every message can be read by the library', () => {
  for (const [name, leaf] of leaves(resources, 'resources'))
    if (typeof leaf === 'string')
      expect(() => new IntlMessageFormat(leaf, 'en-IN', undefined, { ignoreTag: true }), name).not.toThrow()
})

describe('what a message is given', () => {
  const told = '{who, select, absent {nobody} yes {so it is} no {not so} other {{who}}}'
  test.each([
    [null, 'nobody'],
    [undefined, 'nobody'],
    [true, 'so it is'],
    [false, 'not so'],
    [7, '7'],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j is told as %s', (who, expected) => expect(format(told, { who })).toBe(expected))
})

test('a message that chooses nothing is put together as the library does it', () => {
  const values = { who: 'Asha', sum: 1200, none: null, both: ['A', 'B'] }
  for (const message of [
    "{who}'s share is {sum}; it isn't less",
    '{none}',
    '{who} and {both}: {sum}',
    "a '{who}' in quotes",
    "it''s {who}",
    '{ who } pays',
    "of the parties' {who}",
    'at < {sum} > {who} #',
  ]) {
    const library = new IntlMessageFormat(message, 'en-IN', undefined, { ignoreTag: true })
    const told = String(library.format({ ...values, none: 'absent', both: 'A and B' }))
    expect(format(message, values), message).toBe(told)
  }
  expect(() => format('{who} pays {whom}', values)).toThrow(/whom/)
})

test.each([
  [[], [], ''],
  [[3], [], 'Page 3 could not be read: check it yourself.'],
  [[], [3, 4], 'Pages 3 and 4 could not be read well: check them yourself.'],
  [[3, 4, 5, 9], [1], 'Pages 3 to 5 and 9 could not be read. Page 1 could not be read well: check them yourself.'],
])('pages %j unread and %j doubtful', (unread_pages, doubtful_pages, expected) => {
  expect(pagesInDoubt({ unread_pages, doubtful_pages })).toBe(expected)
})

test.each([
  ['{other} owes you this', 'Orbis Packing Pvt. Ltd.', 'Orbis Packing Pvt. Ltd. owes you this'],
  ['{other} alone decides. {other} pays.', 'the Company', 'The Company alone decides. The Company pays.'],
  ['You pay {other}. {other} keeps it.', 'Mandovi Inc.', 'You pay Mandovi Inc. Mandovi Inc. keeps it.'],
  ['You pay {other}. it is kept.', 'Mandovi Inc.', 'You pay Mandovi Inc. It is kept.'],
  ['No. {other} may not.', 'the Bank', 'No. The Bank may not.'],
])('%s of %s', (message, other, words) => expect(say(message, { other })).toBe(words))
