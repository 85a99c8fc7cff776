import type { Page } from '@karar/schema'
import { expect, test } from 'vitest'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const text = `${openings.services.replace(' on 1 December 2026', '')}1. Scope. The Service Provider shall repair each fault.\n\n2. Law. The laws of India govern this Agreement.\n`
const pages: Page[] = [
  { number: 1, start: 0, end: text.length, source: 'ocr', confidence: 0.9 },
  { number: 2, start: text.length, end: text.length, source: 'ocr', confidence: 0 },
]
const day = '2026-11-22'

test.each([
  ['Is the non-compete legal?', /This contract does not say|I found no clause of this contract/],
  ['What does clause 44 mean?', /There is no clause/],
  ['What are the key dates?', /The contract names no date/],
  ['What are all the sums?', /The contract names no sum/],
])('while page 2 is unread nothing is denied of the whole contract: %s', (question, denial) => {
  const unread = openAnswers(text, { day, pages }).ask(question).text
  expect(unread).not.toMatch(denial)
  expect(unread).toContain('Page 2 could not be read')
  expect(unread).toMatch(/pages that could be read/i)
  expect(openAnswers(text, { day }).ask(question).text).toMatch(denial)
})
