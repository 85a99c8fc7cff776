import type { PagesInDoubt } from '@karar/schema'
import { words } from './en.ts'
import { type Arguments, format } from './message.ts'

/** Pages for a message: how many, and 'by name', runs of neighbours drawn together: '3', '3 and 7', '3 to 6 and 9'. */
export function pagesNamed(pages: readonly number[]): { count: number; pages: readonly string[] } {
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last !== undefined && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return {
    count: pages.length,
    pages: runs.map(([from, to]) =>
      from === to ? `${from}` : format(to === from + 1 ? words.pagePair : words.pageRun, { from, to }),
    ),
  }
}

/** Which pages a person must check, as a sentence; empty where there are none. */
export function pagesInDoubt({ unread_pages, doubtful_pages }: PagesInDoubt): string {
  const unread = pagesNamed(unread_pages)
  const doubtful = pagesNamed(doubtful_pages)
  const count = unread.count + doubtful.count
  if (count === 0) return ''
  const values: Arguments = {
    count,
    unread: unread.pages,
    unreadCount: unread.count,
    doubtful: doubtful.pages,
    doubtfulCount: doubtful.count,
    both: unread.count > 0 && doubtful.count > 0,
  }
  return format(words.pagesInDoubt, values)
}
