import { expect, test } from 'vitest'
import { ownName } from '../index.ts'

test.each([
  ['SECTION 6', 'Section 6'],
  ['ARTICLE IV', 'Article IV'],
  ['Clause 3', 'Clause 3'],
  ['PART B', 'Part B'],
  ['SECTION6', 'Section 6'],
  ['6', null],
  ['14A', null],
  ['11.2', null],
  ['(a)', null],
  ['iii', null],
  ['XVII', null],
  ['Partner 2', null],
  ['Art. 4', 'Art. 4'],
  ['POINT 2', 'Point 2'],
])('%s is %s', (number, name) => {
  expect(ownName(number)).toBe(name)
})
