import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import { recognisePages } from '../ocr/recognise-pages.ts'
import type { Furniture, Reading, ReadOptions } from '../reading.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { warningWords } from '../words.ts'
import { assemble } from './assemble.ts'
import { chooseSource, type SourcedPage, wantsPicture } from './choose-source.ts'
import { findGutter, toZones } from './columns/columns.ts'
import { partAtGutters } from './columns/narrow-gutters.ts'
import { type RuledTable, takeRuledTables } from './drawn/grid-lines.ts'
import { vocabularyOf } from './hyphens.ts'
import type { Line } from './line.ts'
import { toLines } from './lines.ts'
import { type PageSegments, takeFurniture } from './margins/furniture.ts'
import { takeLineNumbers } from './margins/line-numbers.ts'
import { takeRepeatedHeads } from './margins/repeated-heads.ts'
import { takeWatermarks } from './margins/watermarks.ts'
import { withPdf } from './open-pdf.ts'
import { newPageNotes, type PageNotes } from './page-notes.ts'
import { rightEdge, toParagraphs } from './paragraphs.ts'
import { pictureSizes } from './refuse-bombs.ts'
import { type Segment, toSegments } from './rows.ts'
import { lettersOn, readTextLayers, type TextLayer } from './text-layer.ts'

/** Reads a PDF: text layer or picture of each page -> rows -> columns and tables -> paragraphs -> one text. */
export async function readPdf(bytes: Uint8Array, budget: Budget, options: ReadOptions): Promise<Reading> {
  const notes = newPageNotes()
  const dots = pictureSizes(bytes)
  const drawn = dots.all <= readingLimits.looksForRules
  const layers = await withPdf(bytes, budget, (pdf) => readTextLayers(pdf, budget, drawn, options.onProgress))
  const sourced = await addPictures(bytes, layers, dots, notes, budget, options)
  // A stamp on a page that could not be read is no contract.
  if (!sourced.some(({ runs, confidence }) => confidence > 0 && lettersOn(runs) > 0)) {
    const blank = sourced.every(({ confidence }) => confidence > 0)
    throw new UnreadableFile(blank ? 'blankPdf' : notes.sentence(), { pages: sourced.length })
  }
  const furniture: Furniture[] = []
  const pages = sourced.map(({ number, runs }) => {
    const height = runs?.height ?? 0
    const { runs: printed, marks } = takeWatermarks(runs?.runs ?? [])
    const { runs: lines, numbers } = takeLineNumbers(printed)
    for (const text of [runs?.aside ?? [], marks, numbers]) {
      if (text.length > 0) furniture.push({ page: number, text: text.join(' ') })
    }
    const { runs: rest, tables } = takeRuledTables(lines, runs?.grids ?? [], height)
    return { number, width: Math.round(runs?.width ?? 0), height, segments: partAtGutters(toSegments(rest)), tables }
  })
  furniture.push(...takeFurniture(pages), ...takeRepeatedHeads(pages))
  budget.check()
  const unread = sourced.flatMap(({ confidence }, i) => (confidence === 0 ? [i] : []))
  const { text, spans } = layOut(pages, new Set(unread))
  return {
    kind: 'pdf',
    mimeType: 'application/pdf',
    text,
    pages: sourced.map(({ number, source, confidence }, i) => ({
      number,
      ...spans[i]!,
      source,
      confidence: Math.round(confidence * 100) / 100,
    })),
    warnings: [...notes.warnings(), ...(sourced.some(({ runs }) => runs?.struck) ? [warningWords.struckOut] : [])],
    furniture: furniture.sort((a, b) => a.page - b.page),
  }
}

/** Looks at the pictures of the pages whose text layer is missing or poor. */
async function addPictures(
  bytes: Uint8Array,
  layers: readonly TextLayer[],
  dots: ReturnType<typeof pictureSizes>,
  notes: PageNotes,
  budget: Budget,
  options: ReadOptions,
): Promise<SourcedPage[]> {
  const wanted = layers.flatMap((layer) => {
    const want = wantsPicture(layer, dots.all)
    return want === 'no'
      ? []
      : [{ number: layer.number, ...(want === 'glance' && layer.runs && { layer: layer.runs }) }]
  })
  const huge = dots.largest > readingLimits.pictureDots
  const found =
    wanted.length > 0 && !huge ? await recognisePages(bytes, wanted, budget, options) : new Map<number, undefined>()
  const asked = new Set(wanted.map(({ number }) => number))
  return layers.map((layer) =>
    asked.has(layer.number)
      ? chooseSource(layer, found.get(layer.number), huge, notes)
      : { number: layer.number, runs: layer.runs, source: 'text', confidence: 1 },
  )
}

/** Finds the order of reading on every page and puts all into one text. */
function layOut(pages: readonly TabledPage[], unread: ReadonlySet<number>) {
  const gutters = pages.flatMap(({ segments }) => findGutter(segments) ?? [])
  const zones = pages.map(({ segments, tables }) =>
    around(segments, tables).flatMap((part) =>
      'lines' in part
        ? [{ lines: part.lines, column: false }]
        : toZones(part.segments, gutters).map((zone) => ({ lines: toLines(zone.segments), column: zone.column })),
    ),
  )
  const lines = zones.flat().flatMap((zone) => zone.lines)
  const vocabulary = vocabularyOf(lines.map((line) => line.text))
  const edges = edgesByWidth(pages, zones)
  const paragraphs = zones.map((page, i) =>
    page.map(({ lines, column }) => toParagraphs(lines, vocabulary, column ? 0 : edges.get(pages[i]!.width))),
  )
  return assemble(paragraphs, vocabulary, unread)
}

type TabledPage = PageSegments & { tables: RuledTable[] }

/** What stands above, between and below the tables of a page, and the tables in their places. */
function around(segments: readonly Segment[], tables: readonly RuledTable[]): (RuledTable | { segments: Segment[] })[] {
  let rest = [...segments]
  const parts = tables.flatMap((table) => {
    const above = rest.filter((each) => each.y < table.bottom)
    rest = rest.filter((each) => each.y >= table.bottom)
    return [{ segments: above }, table]
  })
  return [...parts, { segments: rest }]
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
