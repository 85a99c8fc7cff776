import { expect, test } from 'vitest'
import { badgeText } from './badge-text.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [10_000, '99+'],
])('a badge shows %i as %s', (count, shown) => expect(badgeText(count)).toBe(shown))
