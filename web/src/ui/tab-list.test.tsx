// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { live } from '../lib/testing/live.tsx'
import { scrolledTo, TabList } from './tab-list.tsx'

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

test('a count that comes after the tabs brings the current one back into sight', async () => {
  let resized: () => void = () => {}
  const watched = new Set<Element>()
  const real = globalThis.ResizeObserver
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this)
    }
    observe = (element: Element) => void watched.add(element)
    unobserve() {}
    disconnect() {}
  }
  try {
    const tabs = [
      { id: 'users', name: 'Users' },
      { id: 'audit', name: 'Audit log' },
    ]
    const page = await live(<TabList label="Parts" tabs={tabs} current="audit" hrefOf={() => ({ search: '' })} />, [])
    expect(watched).toContain(page.control(/^Users/))
    const row = page.control(/^Users/).parentElement as HTMLElement
    const place = (element: HTMLElement, sizes: object) =>
      Object.entries(sizes).map(([name, value]) => Object.defineProperty(element, name, { value, configurable: true }))
    place(row, { clientWidth: 300 })
    place(page.control(/^Audit log/), { offsetLeft: 260, offsetWidth: 100 })
    resized()
    expect(row.scrollLeft).toBe(108)
  } finally {
    globalThis.ResizeObserver = real
  }
})
