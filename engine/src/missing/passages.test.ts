import { expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import type { Contract } from '../understand/contract.ts'
import { findMissing } from './find-missing.ts'
import { says, together } from './passages.ts'

const withWords = (norm: string): Contract => {
  const contract = contractOf('Work. B paints.')
  return { ...contract, text: { ...contract.text, norm }, clauses: [] }
}

test.each([
  ['the owner pays. the tenant sweeps.', false],
  ['the owner pays rs. 500 when the tenant sweeps.', true],
  ['the owner pays; the tenant sweeps.', false],
  [`the owner pays ${'and so on '.repeat(10)} the tenant sweeps`, true],
  [`the owner pays ${'and so on '.repeat(60)} the tenant sweeps`, false],
])('words stand together within one passage: %s', (norm, expected) => {
  expect(says(withWords(norm), [together(/\bpays\b/, /\bsweeps\b/)])).toBe(expected)
})

test('two words near to each other are found wherever a long sentence is cut', () => {
  for (let before = 0; before < 600; before += 7) {
    const norm = `${'x'.repeat(before)} alpha ${'y'.repeat(100)} omega ${'z'.repeat(300)}`
    expect(says(withWords(norm), [together(/\balpha\b/, /\bomega\b/)])).toBe(true)
  }
})

test('a passage with words that speak against it says nothing', () => {
  const wording = { all: [/\bceiling\b/], never: /\bno ceiling\b/ }
  expect(says(withWords('there is no ceiling.'), [wording])).toBe(false)
  expect(says(withWords('there is no ceiling on rounds. the ceiling is one fee.'), [wording])).toBe(true)
})

// The limit is a guard against super-linear time (a quadratic reading takes minutes), not a benchmark.
test.each(['not liable more than ', 'the term period of ', 'either party may ', '; ', 'begins 2026 '])(
  'words repeated without end are read in linear time: %s',
  (words) => {
    const missing = findMissing(withWords(words.repeat(Math.floor(800_000 / words.length))))
    expect(missing.length).toBeGreaterThan(0)
  },
  20_000,
)
