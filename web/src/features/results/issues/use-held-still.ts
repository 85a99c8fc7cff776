import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a card where it is in the window while it is opened: the one that stood open above it closes, and would take the
 * title that was pressed out of sight.
 *
 * @returns to be called when it is pressed
 */
export function useHeldStill(card: RefObject<HTMLElement | null>, open: boolean): () => void {
  const stood = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is open, and the other one closed
  useLayoutEffect(() => {
    const before = stood.current
    stood.current = null
    if (before === null || card.current === null) return
    scrollerOf(card.current).scrollBy({ top: card.current.getBoundingClientRect().top - before, behavior: 'instant' })
  }, [open])
  return () => {
    stood.current = card.current?.getBoundingClientRect().top ?? null
  }
}

/** What scrolls around it: the column of the analysis, or on a narrow window the page. */
function scrollerOf(element: HTMLElement): Element | Window {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return window
}
