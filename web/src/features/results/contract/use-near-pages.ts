import type { Page } from '@karar/schema'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** pixels above and below the window in which pages are drawn */
const reach = 1500

/** Knows which pages are near the window, and how high each was when last drawn. */
export function useNearPages(scroller: RefObject<HTMLElement | null>) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1, 2]))
  const heights = useRef(new Map<number, number>())
  const observer = useRef<IntersectionObserver>(null)
  const waiting = useRef(new Set<HTMLElement>())

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        setNear((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const number = Number((target as HTMLElement).dataset.page)
            if (isIntersecting) next.add(number)
            else {
              if (next.delete(number)) heights.current.set(number, boundingClientRect.height)
            }
          }
          return next
        })
      },
      { root: scroller.current, rootMargin: `${reach}px 0px` },
    )
    observer.current = watcher
    for (const element of waiting.current) watcher.observe(element)
    return () => watcher.disconnect()
  }, [scroller])

  /** For the `ref` of each page. */
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    waiting.current.add(element)
    observer.current?.observe(element)
    return () => {
      waiting.current.delete(element)
      observer.current?.unobserve(element)
    }
  }, [])

  const heightOf = useCallback((page: Page) => heights.current.get(page.number) ?? guessHeight(page), [])
  return { near, heightOf, watch }
}

/** About 58 characters a line of 24 pixels, and some space between paragraphs. */
function guessHeight({ start, end }: Page): number {
  return 60 + Math.ceil((end - start) / 58) * 27
}
