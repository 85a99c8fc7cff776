import type { Sentence } from '../unreadable-file.ts'
import { warningWords } from '../words.ts'

export type PageTrouble = 'empty' | 'garbled' | 'damaged' | 'partly' | 'late' | 'huge' | 'figures'

/** Remembers the pages that gave no text, or none to rely on, and says so in sentences. */
export interface PageNotes {
  add(trouble: PageTrouble, page: number): void
  warnings(): string[]
  /** what to say when no page gave text */
  sentence(): Sentence
}

export function newPageNotes(): PageNotes {
  const found: Record<PageTrouble, number[]> = {
    empty: [],
    garbled: [],
    damaged: [],
    partly: [],
    late: [],
    huge: [],
    figures: [],
  }
  const words: [PageTrouble, one: string, many: string][] = [
    ['empty', warningWords.pageWithoutText, warningWords.pagesWithoutText],
    ['garbled', warningWords.pageGarbled, warningWords.pagesGarbled],
    ['partly', warningWords.pagePartlyGarbled, warningWords.pagesPartlyGarbled],
    ['damaged', warningWords.pageDamaged, warningWords.pagesDamaged],
    ['late', warningWords.pageLate, warningWords.pagesLate],
    ['huge', warningWords.pageHuge, warningWords.pagesHuge],
    ['figures', warningWords.pageFigures, warningWords.pagesFigures],
  ]
  return {
    add: (trouble, page) => found[trouble].push(page),
    warnings: () =>
      words.flatMap(([trouble, one, many]) => {
        const pages = found[trouble]
        return pages.length === 0 ? [] : [(pages.length === 1 ? one : many).replace('{pages}', ranges(pages))]
      }),
    sentence() {
      if (found.garbled.length > 0) return 'garbledPdf'
      if (found.huge.length > 0) return 'unpacksTooLargePdf'
      if (found.late.length > 0) return 'tookTooLongScan'
      return found.damaged.length > found.empty.length ? 'corruptPdf' : 'scannedPdf'
    },
  }
}

/** '1-3, 7': pages in ascending order. */
function ranges(pages: readonly number[]): string {
  const parts: [number, number][] = []
  for (const page of pages) {
    const last = parts.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else parts.push([page, page])
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
