import { expect, test } from 'vitest'
import { measureShare, ratioOf } from './measure-share.ts'

const files = new Map([
  ['web/src/features/chat/a.ts', 'one\ntwo\nthree\nfour\n'],
  ['web/src/features/chat/a.test.ts', 'one\n'],
  ['web/src/features/home/page.tsx', 'one\ntwo\n'],
  ['web/src/features/home/page.module.css', 'one\n'],
  ['web/src/words/en/home.ts', 'one\ntwo\n'],
  ['web/src/lib/testing/draw.tsx', 'one\n'],
])
const featureOf = (path: string) => path.split('/').slice(2, 4).join('/')

test('the least tested part comes first, and all of them at the end', () =>
  expect(measureShare(files, featureOf)).toEqual([
    { part: 'features/home', sources: 2, tests: 0 },
    { part: 'features/chat', sources: 4, tests: 1 },
    { part: 'all', sources: 6, tests: 1 },
  ]))

test('a ratio is of tests to sources, also where there is nothing to test', () => {
  expect(ratioOf({ part: 'a', sources: 4, tests: 1 })).toBe(0.25)
  expect(ratioOf({ part: 'a', sources: 0, tests: 0 })).toBe(1)
})
