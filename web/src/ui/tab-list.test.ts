import { expect, test } from 'vitest'
import { scrolledTo } from './tab-list.tsx'

const row = (scrollLeft: number, clientWidth = 300) => ({ scrollLeft, clientWidth })
const tab = (offsetLeft: number, offsetWidth = 100) => ({ offsetLeft, offsetWidth })

test('a tab that is whole stays where it is', () => expect(scrolledTo(row(50), tab(60))).toBe(50))
test('one that begins further left, or ends further right, comes in with a piece of its neighbour', () => {
  expect(scrolledTo(row(200), tab(120))).toBe(72)
  expect(scrolledTo(row(0), tab(250))).toBe(98)
})
test('the first has no neighbour before it', () => expect(scrolledTo(row(40), tab(0))).toBe(0))
test('after the row got narrower the same tab is brought in whole', () => {
  const wide = scrolledTo(row(0, 400), tab(250))
  expect(wide).toBe(0)
  expect(scrolledTo(row(wide, 200), tab(250))).toBe(198)
})
test('a tab wider than the row shows its beginning', () => expect(scrolledTo(row(0, 80), tab(250))).toBe(202))
