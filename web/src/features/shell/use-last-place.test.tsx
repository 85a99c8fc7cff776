// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { placesKept } from '../../ui/focus/kept-places.ts'
import { holdPlace, useLastPlace } from './use-last-place.ts'

/** How far down the page can be scrolled; it grows while what it is made of comes. */
let most = 0
let at = 0
let grown = () => {}
const grow = (to: number) => {
  most = to
  grown()
}

beforeEach(() => {
  most = 100
  at = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grown = told
      }
      observe() {}
      disconnect() {
        grown = () => {}
      }
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    at = Math.min((to as ScrollToOptions).top ?? 0, most)
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
})

async function arrive(address: string, type: NavigationTimingType, kept: Record<string, number>) {
  sessionStorage.setItem(placesKept, JSON.stringify(kept))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  const arrival = { isOver: false }
  const Page = () => {
    useLastPlace(arrival)
    return null
  }
  await live(<Page />, [], address)
}

test('a page that is loaded anew and comes bit by bit ends where it was left', async () => {
  await arrive('/documents?page=2', 'reload', { '/documents?page=2': 900, '/documents': 50 })
  expect(window.scrollY).toBe(100)
  grow(700)
  expect(window.scrollY).toBe(700)
  grow(3000)
  expect(window.scrollY).toBe(900)
  // something came in above, and the browser has moved on with what stood there
  at = 2000
  grow(4000)
  expect(window.scrollY).toBe(900)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  '%s: whoever does anything is taken nowhere',
  async (sign) => {
    await arrive('/documents', 'reload', { '/documents': 900 })
    window.dispatchEvent(new Event(sign))
    grow(3000)
    expect(window.scrollY).toBe(100)
  },
)

test('whoever did something before the script had come is taken nowhere', async () => {
  document.documentElement.setAttribute('data-moved', '')
  onTestFinished(() => document.documentElement.removeAttribute('data-moved'))
  await arrive('/documents', 'reload', { '/documents': 900 })
  grow(3000)
  expect(window.scrollY).toBe(0)
})

test('once it has come to rest it grows without being moved', () => {
  vi.useFakeTimers()
  holdPlace(900)
  grow(3000)
  vi.advanceTimersByTime(2000)
  at = 1200
  grow(4000)
  expect(window.scrollY).toBe(1200)
})

test('one that never becomes so long again moves nobody later', () => {
  vi.useFakeTimers()
  holdPlace(900)
  vi.advanceTimersByTime(21_000)
  grow(3000)
  expect(window.scrollY).toBe(100)
})

test.each([
  ['what is opened by its address', '/documents', 'navigate'],
  ['an address that names a place', '/documents#issue-1', 'reload'],
  ['a page that was not left yet', '/templates', 'reload'],
] as const)('%s begins where it begins', async (_what, address, type) => {
  await arrive(address, type, { '/documents': 900 })
  grow(3000)
  expect(window.scrollY).toBe(0)
})
