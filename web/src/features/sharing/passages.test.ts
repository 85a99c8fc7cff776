import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

const text = 'one two three four'
const issue = (id: string, start: number, end: number) => ({ id, start, end, severity: 'high', title: id }) as const
const told = (...issues: ReturnType<typeof issue>[]) =>
  passagesOf(text, issues).map((passage) => `${passage.issue?.id ?? '-'}:${passage.text}`)

test('what findings quote is marked, and nothing of the text is lost', () => {
  expect(told()).toEqual(['-:one two three four'])
  expect(told(issue('b', 8, 13), issue('a', 0, 3))).toEqual(['a:one', '-: two ', 'b:three', '-: four'])
})

test('words that two findings share stand once', () => {
  expect(told(issue('a', 0, 7), issue('b', 4, 13))).toEqual(['a:one two', 'b: three', '-: four'])
  expect(told(issue('a', 0, 7), issue('b', 4, 6))).toEqual(['a:one two', '-: three four'])
  expect(told(issue('grave', 0, 3), issue('light', 0, 3))).toEqual(['grave:one', '-: two three four'])
})
