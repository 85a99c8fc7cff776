import type { Budget } from '../budget.ts'
import type { Furniture, Reading, ReadOptions } from '../reading.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { assemble } from './assemble.ts'
import { findGutter, toZones } from './columns.ts'
import { type PageSegments, takeFurniture } from './furniture.ts'
import { vocabularyOf } from './hyphens.ts'
import { type Line, toLines } from './lines.ts'
import { withPdf } from './open-pdf.ts'
import { newPageNotes, type PageTrouble } from './page-notes.ts'
import { rightEdge, toParagraphs } from './paragraphs.ts'
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
  const pages = await withPdf(bytes, budget, async (pdf) => {
    const read: PageSegments[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      await budget.pause()
      const runs = await readPage(() => pdf.getPage(number), budget)
      const state = judge(runs)
      if (state !== 'text') notes.add(state, number)
      const kept = state === 'text' || state === 'partly' ? runs : undefined
      read.push({
        number,
        width: Math.round(kept?.width ?? 0),
        height: kept?.height ?? 0,
        segments: kept ? toSegments(kept.runs) : [],
      })
      if (kept && kept.aside.length > 0) furniture.push({ page: number, text: kept.aside.join(' ') })
      onProgress?.({ page: number, pages: pdf.numPages })
    }
    return read
  })
  if (notes.lost() === pages.length) throw new UnreadableFile(notes.sentence(), { pages: pages.length })
  furniture.push(...takeFurniture(pages))
  budget.check()
  const { text, spans } = layOut(pages)
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

/** Finds the order of reading on every page and puts all into one text. */
function layOut(pages: readonly PageSegments[]) {
  const gutters = pages.flatMap(({ segments }) => findGutter(segments) ?? [])
  const zones = pages.map(({ segments }) =>
    toZones(segments, gutters).map((zone) => ({ lines: toLines(zone.segments), column: zone.column })),
  )
  const lines = zones.flat().flatMap((zone) => zone.lines)
  const vocabulary = vocabularyOf(lines.map((line) => line.text))
  const edges = edgesByWidth(pages, zones)
  const paragraphs = zones.map((page, i) =>
    page.map(({ lines, column }) => toParagraphs(lines, vocabulary, column ? 0 : edges.get(pages[i]!.width))),
  )
  return assemble(paragraphs, vocabulary)
}

/** How far to the right the lines reach on pages of each width, columns apart. */
function edgesByWidth(pages: readonly PageSegments[], zones: readonly { lines: Line[]; column: boolean }[][]) {
  const byWidth = Map.groupBy(pages.keys(), (i) => pages[i]!.width)
  return new Map(
    [...byWidth].map(([width, indices]) => {
      const lines = indices.flatMap((i) => zones[i]!.filter((zone) => !zone.column).flatMap((zone) => zone.lines))
      return [width, rightEdge(lines)] as const
    }),
  )
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

function judge(page: PageRuns | undefined): 'text' | PageTrouble {
  if (!page) return 'damaged'
  const letters = page.runs.reduce((sum, run) => sum + run.text.length, 0)
  if (page.unknownLetters > 20 && page.unknownLetters > letters * 2) return 'garbled'
  if (page.unknownLetters > 10 && page.unknownLetters > letters * 0.005) return 'partly'
  return letters === 0 ? 'empty' : 'text'
}
