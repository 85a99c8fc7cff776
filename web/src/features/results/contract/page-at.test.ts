import type { Page } from '@karar/schema'
import { expect, test } from 'vitest'
import { pageAt } from './scroll-to-offset.ts'

const pages = [0, 100, 250].map((start, index) => ({ number: index + 1, start, end: start + 90 }) as Page)

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [249, 2],
  [250, 3],
  [9999, 3],
])('offset %i stands on page %i', (offset, page) => expect(pageAt(pages, offset)).toBe(page))

test('a document without pages does not throw', () => expect(pageAt([], 5)).toBe(1))
