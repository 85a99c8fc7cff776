import type { Budget } from '../budget.ts'
import type { Furniture, Reading, ReadOptions } from '../reading.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { assemble } from './assemble.ts'
import { findGutter, toZones } from './columns.ts'
import { type PageSegments, takeFurniture } from './furniture.ts'
import { vocabularyOf } from './hyphens.ts'
import { toLines } from './lines.ts'
import { withPdf } from './open-pdf.ts'
import { newPageNotes } from './page-notes.ts'
import { toParagraphs } from './paragraphs.ts'
import { toSegments } from './rows.ts'
import { type PageRuns, readRuns } from './runs.ts'

/** Reads the text layer of a PDF: pieces -> rows -> columns and tables -> paragraphs -> one text. */
export async function readPdf(
  bytes: Uint8Array,
  budget: Budget,
  onProgress: ReadOptions['onProgress'],
): Promise<Reading> {
  const notes = newPageNotes()
  const furniture: Furniture[] = []
  const pages = await withPdf(bytes, async (pdf) => {
    const read: PageSegments[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      await budget.pause()
      const runs = await readPage(() => pdf.getPage(number), budget)
      const state = judge(runs)
      if (state !== 'text') notes.add(state, number)
      const kept = runs && state === 'text' ? runs : undefined
      read.push({ number, height: kept?.height ?? 0, segments: kept ? toSegments(kept.runs) : [] })
      if (kept && kept.aside.length > 0) furniture.push({ page: number, text: kept.aside.join(' ') })
      onProgress?.({ page: number, pages: pdf.numPages })
    }
    return read
  })
  if (notes.count() === pages.length) throw new UnreadableFile(notes.sentence(), { pages: pages.length })
  furniture.push(...takeFurniture(pages))
  budget.check()
  const gutters = pages.flatMap(({ segments }) => findGutter(segments) ?? [])
  const zones = pages.map(({ segments }) => toZones(segments, gutters).map(toLines))
  const vocabulary = vocabularyOf(zones.flat(2).map((line) => line.text))
  const paragraphs = zones.map((page) => page.map((lines) => toParagraphs(lines, vocabulary)))
  const { text, spans } = assemble(paragraphs, vocabulary)
  const mimeType = 'application/pdf'
  return {
    kind: 'pdf',
    mimeType,
    text,
    pages: spans.map((span, i) => ({ number: i + 1, ...span, source: 'text', confidence: 1 })),
    warnings: notes.warnings(),
    furniture: furniture.sort((a, b) => a.page - b.page),
  }
}

type Page = Parameters<typeof readRuns>[0]

/** One page that cannot be read does not lose the others. */
async function readPage(open: () => Promise<Page>, budget: Budget): Promise<PageRuns | undefined> {
  let page: Page | undefined
  try {
    page = await open()
    return await readRuns(page, budget)
  } catch (error) {
    budget.check()
    if (error instanceof UnreadableFile) throw error
    return undefined
  } finally {
    page?.cleanup()
  }
}

function judge(page: PageRuns | undefined): 'text' | 'empty' | 'garbled' | 'damaged' {
  if (!page) return 'damaged'
  const letters = page.runs.reduce((sum, run) => sum + run.text.length, 0)
  if (page.unknownLetters > 20 && page.unknownLetters > letters * 0.5) return 'garbled'
  return letters === 0 ? 'empty' : 'text'
}
