import type { Page } from '@karar/schema'

/** The number of the page that holds an offset, or the last one before it. */
export function pageAt(pages: readonly Page[], offset: number): number {
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (pages[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  return pages[low]?.number ?? 1
}

/** Brings the words at an offset to the upper part of the scroller, at once. Pages above them may still change height
 *  as they are drawn, so it looks again a few times; but never against a person who has moved on meanwhile.
 *  Returns how to call it off. `whole` names a page of which the beginning is meant, words or none. */
export function scrollToOffset(
  scroller: HTMLElement,
  pages: readonly Page[],
  offset: number,
  whole?: number,
): () => void {
  const number = whole ?? pageAt(pages, offset)
  const waits = [0, 0, 60, 120, 240]
  const listening = new AbortController()
  let timer = 0
  let left: number | null = null // where the last look left the scroller
  function stop() {
    clearTimeout(timer)
    listening.abort()
  }
  function look() {
    const page = scroller.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (!page) return
    const element = (whole === undefined && elementAt(page, offset)) || page
    const to = scroller.scrollTop + element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    const wished = Math.max(0, to - scroller.clientHeight * 0.22)
    if (Math.abs(wished - scroller.scrollTop) > 4) {
      if (left !== null && Math.abs(left - scroller.scrollTop) > 1) return stop()
      scroller.scrollTo({ top: wished, behavior: 'instant' })
    }
    left = scroller.scrollTop
    const wait = waits.shift()
    if (wait === undefined) return stop()
    timer = window.setTimeout(look, wait)
  }
  look()
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    scroller.addEventListener(act, stop, { passive: true, signal: listening.signal })
  }
  return stop
}

/** The paragraph at an offset, or nearer still the marked words in it: a paragraph may be longer than the window. */
function elementAt(page: HTMLElement, offset: number): HTMLElement | undefined {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-start]')]
  return elements.findLast((element) => Number(element.dataset.start) <= offset) ?? elements[0]
}
