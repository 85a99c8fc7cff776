import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { nameOfPlace, readPlaces, wasMoved } from '../../ui/focus/kept-places.ts'

/** milliseconds without any change after which the page is as long as it will be */
const settled = 1500
/** milliseconds after which nobody expects to be taken anywhere any more */
const patience = 20_000
/** by which somebody shows that they are where they want to be, or on their way there */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** what the browser loaded is arrived at once; later a page is whole when one comes back to it */
const loaded = { isOver: false }

/**
 * Whoever loads a page anew, or comes back to it from elsewhere, is where they were. The router puts them there once, as the
 * page begins: too short yet for that, since what it is made of still comes. They were left at its end then, and what came
 * in above pushed them on.
 */
export function useLastPlace(arrival = loaded): void {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arrival
  useLayoutEffect(() => {
    if (arrival.isOver) return
    arrival.isOver = true
    // an address that names a place leads there, and whoever did anything before the script came is where they want to be
    const place = location.hash || wasMoved() ? 0 : readPlace(nameOfPlace(location))
    return place > 0 ? holdPlace(place) : undefined
  }, [])
}

function readPlace(name: string): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate' ? 0 : Number(readPlaces()[name]) || 0
}

/** Keeps the page where it was left, however it grows, until it has come to rest or somebody does anything. */
export function holdPlace(place: number): () => void {
  const page = document.documentElement
  let rest: ReturnType<typeof setTimeout> | undefined
  const put = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    clearTimeout(rest)
    if (window.scrollY >= place - 1) rest = setTimeout(end, settled)
  }
  const sizes = new ResizeObserver(put)
  const end = () => {
    sizes.disconnect()
    clearTimeout(rest)
    clearTimeout(late)
    page.style.removeProperty('overflow-anchor')
    for (const sign of signs) removeEventListener(sign, end, true)
  }
  const late = setTimeout(end, patience)
  // the browser would hold on to what is in sight, the foot of a page that has just begun
  page.style.setProperty('overflow-anchor', 'none')
  for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true })
  sizes.observe(document.body)
  put()
  return end
}
