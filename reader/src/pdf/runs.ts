import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import { cleanText } from '../text/clean-text.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { readDrawnLines } from './drawn/drawn-lines.ts'
import { findGrids, type Grid } from './drawn/grids.ts'
import { readRules } from './drawn/rules.ts'
import { readFields } from './form-fields.ts'
import type { Run } from './run.ts'

export interface PageRuns {
  width: number
  height: number
  runs: Run[]
  /** text set at a slant or across the page: stamps, watermarks, notes in the margin */
  aside: string[]
  /** letters that the file gives no meaning for */
  unknownLetters: number
  /** tables whose borders are drawn */
  grids?: Grid[]
  /** words are struck through */
  struck?: boolean
  /** more is drawn on the page than anybody looks through for borders */
  overdrawn?: true
}

interface Placed extends Run {
  /** direction of writing in degrees, clockwise as seen: 0 for upright text */
  angle: number
}

/**
 * Reads the text of one page with its places, turned so that most of it stands upright.
 *
 * @param drawn whether to look for the borders of tables as well: for that, the pictures of the page are unpacked
 */
export async function readRuns(page: PDFPageProxy, budget: Budget, drawn: boolean): Promise<PageRuns> {
  const viewport = page.getViewport({ scale: 1 })
  const placed: Placed[] = []
  let unknownLetters = 0
  let space = false
  let letters = 0
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (!('str' in item) || item.str === '') continue
      budget.check()
      letters += item.str.length
      if (letters > readingLimits.pageCharacters) {
        await reader.cancel().catch(() => undefined)
        throw new UnreadableFile('pageTooLong', { page: page.pageNumber, limit: readingLimits.pageCharacters })
      }
      unknownLetters += item.str.match(/[\ufffd\ue000-\uefff\x00-\x08]/g)?.length ?? 0
      const text = cleanText(item.str).replace(/\s+/g, ' ')
      if (text.trim() !== '') {
        budget.spend(text.length)
        placed.push(place(item, text, viewport.transform, space))
      }
      space = text.endsWith(' ') || text === ''
    }
  }
  const printed = [...placed]
  for (const { text, left, ...item } of await readFields(page, budget)) {
    budget.check()
    const field = place(item, text, viewport.transform, true)
    if (!left || !printed.some((run) => isOver(field, run))) placed.push(field)
  }
  const runs = upright(placed, viewport.width, viewport.height, unknownLetters)
  const stands = placed.every(({ angle }) => quarterOf(angle) === 0)
  if (drawn && stands && placed.length > 0) {
    const rules = await readRules(page, budget)
    if (!rules) return { ...runs, overdrawn: true }
    return { ...runs, ...readDrawnLines(runs.runs, rules), grids: findGrids(rules) }
  }
  return runs
}

/** Whether what is printed stands in the place of a field: dots or a line of its own to be written on, or words. */
const isOver = (field: Placed, { x0, x1, y, size }: Placed): boolean =>
  Math.min(field.x1, x1) - Math.max(field.x0, x0) > field.size && Math.abs(field.y - y) < size

interface Item {
  transform: number[]
  width: number
  height: number
  fontName: string
}

function place(item: Item, text: string, view: number[], space: boolean): Placed {
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number]
  const [va, vb, vc, vd, ve, vf] = view as [number, number, number, number, number, number]
  const x = va * e + vc * f + ve
  const y = vb * e + vd * f + vf
  const angle = (Math.atan2(vb * a + vd * b, va * a + vc * b) * 180) / Math.PI
  const size = Math.hypot(c, d) || Math.hypot(a, b) || item.height || 1
  const trimmed = text.trim()
  // A space at the end of the string takes part of its width.
  const width = item.width * (text.endsWith(' ') ? trimmed.length / Math.max(1, text.trimStart().length) : 1)
  const spaceBefore = space || text.startsWith(' ')
  return { text: trimmed, x0: x, x1: x + width, y, size, font: item.fontName, spaceBefore, angle }
}

function upright(placed: Placed[], width: number, height: number, unknownLetters: number): PageRuns {
  const weights = new Map<number, number>()
  for (const { angle, text } of placed) {
    const quarter = quarterOf(angle)
    if (quarter !== undefined) weights.set(quarter, (weights.get(quarter) ?? 0) + text.length)
  }
  const main = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const runs: Run[] = []
  const aside: string[] = []
  for (const { angle, ...run } of placed) {
    if (quarterOf(angle) === main) runs.push(turn(run, main, width, height))
    else aside.push(run.text)
  }
  const turned = main % 2 === 1
  return { width: turned ? height : width, height: turned ? width : height, runs, aside, unknownLetters }
}

/** 0 to 3 for text along an edge of the page, undefined for slanted text. */
function quarterOf(angle: number): number | undefined {
  const quarter = Math.round(angle / 90)
  return Math.abs(angle - quarter * 90) < 10 ? (quarter + 4) % 4 : undefined
}

function turn(run: Run, quarter: number, width: number, height: number): Run {
  const { x0: x, y } = run
  const length = run.x1 - run.x0
  if (quarter === 0) return run
  const [x0, newY] = quarter === 1 ? [y, width - x] : quarter === 2 ? [width - x, height - y] : [height - y, x]
  return { ...run, x0, x1: x0 + length, y: newY }
}
