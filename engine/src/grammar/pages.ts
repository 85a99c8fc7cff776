import type { Page } from '@karar/schema'

/** Number of the page that holds the original position; 1 where no pages are known. */
export function pageAt(pages: readonly Page[] | undefined, position: number): number {
  if (pages === undefined || pages.length === 0) return 1
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (pages[middle]!.start <= position) low = middle
    else high = middle - 1
  }
  return pages[low]!.number
}
