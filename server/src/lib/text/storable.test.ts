import { expect, test } from 'vitest'
import { storable } from './storable.ts'

test('halves of surrogate pairs and NUL become one character each, at every depth', () => {
  const given = { text: 'a\0b\ud800c', list: [{ quote: '\udc00' }, 7, null], whole: '\ud83d\ude00' }
  expect(storable(given)).toEqual({
    text: 'a\ufffdb\ufffdc',
    list: [{ quote: '\ufffd' }, 7, null],
    whole: '\ud83d\ude00',
  })
})
