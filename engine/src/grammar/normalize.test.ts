import { expect, test } from 'vitest'
import { normalize, originalSpan } from './normalize.ts'

test('the space that a scanner leaves before a comma or a full stop is read away', () => {
  const text = normalize('Late , 5 % of  value shall be cut .\nNext ; end .')
  expect(text.norm).toBe('late, 5 % of value shall be cut. next; end.')
})

test('a figure that begins with its decimal point keeps the space before it', () => {
  expect(normalize('at .5% a week').norm).toBe('at .5% a week')
})

test('a quote from such a text has the words as the document has them', () => {
  const text = normalize('The Vendor , a firm .')
  const start = text.norm.indexOf('vendor')
  const place = originalSpan(text, { start, end: text.norm.length })
  expect(text.original.slice(place.start, place.end)).toBe('Vendor , a firm .')
})
