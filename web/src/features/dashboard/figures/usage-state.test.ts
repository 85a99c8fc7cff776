import { expect, test } from 'vitest'
import { usageState } from './usage-state.ts'

test.each([
  [3, 'free'],
  [2, 'free'],
  [1, 'near'],
  [0, 'reached'],
  [null, 'none'],
])('with %s documents left the bar is %s', (documents_remaining, state) => {
  expect(usageState({ documents_remaining })).toBe(state)
})
