import { expect, test } from 'vitest'
import { nextCursor } from './next-cursor.ts'

test.each([
  ['</api/documents?limit=50&cursor=a%2Fb>; rel="next"', 'a/b'],
  ['</api/documents>; rel="first", </api/documents?cursor=c2>; rel="next"', 'c2'],
  ['</api/documents?cursor=c1>; rel="prev"', null],
  [null, null],
])('the page after %s starts at %s', (link, cursor) => expect(nextCursor(link)).toBe(cursor))
