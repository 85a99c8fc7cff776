import type { CommentPlace, DocumentText, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { describePlace, placeToday, readSpan } from './places.ts'

const text = '1. Fees\nRs. 5,00,000 a month.\n1.1 Late fees\nTwo per cent.'
const start = text.indexOf('Two')
const place = { start, end: text.length, quote: 'Two per cent.', page: 1 } as CommentPlace

test.each([
  ['120-180', { start: 120, end: 180 }],
  ['0-1', { start: 0, end: 1 }],
  ['180-120', null],
  ['5-5', null],
  ['-5-9', null],
  ['5', null],
  ['', null],
  ['5-9x', null],
])('the place %s in an address is %o', (at, span) => {
  expect(readSpan(at)).toEqual(span)
})

test('a place after the end of the text is none', () => {
  expect(readSpan(`0-${text.length}`, text)).toEqual({ start: 0, end: text.length })
  expect(readSpan(`0-${text.length + 1}`, text)).toBeNull()
})

test('before it is sent a comment tells its innermost clause, its page and its words', () => {
  const clause_analyses = [
    { number: '1', start: 0, end: text.length },
    { number: '1.1', start: text.indexOf('1.1'), end: text.length },
  ]
  const pages = [
    { number: 1, start: 0 },
    { number: 2, start: text.indexOf('1.1') },
  ]
  const told = describePlace(place, { text, pages } as DocumentText, { clause_analyses } as UnifiedAnalysis)
  expect(told).toEqual({ clause_number: '1.1', page: 2, quote: 'Two per cent.' })
  expect(describePlace(place, undefined, undefined)).toEqual({ clause_number: null, quote: '' })
})

test('words that stand elsewhere since a scan was read anew are found there, or said to be nowhere', () => {
  expect(placeToday(place, undefined)).toEqual({ start, end: text.length })
  expect(placeToday(place, text)).toEqual({ start, end: text.length })
  expect(placeToday(place, `A new line.\n${text}`)).toEqual({ start: start + 12, end: text.length + 12 })
  expect(placeToday(place, text.replace('Two', 'Three'))).toBeNull()
})
