import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js'
import type { Budget } from '../../budget.ts'
import { readingLimits } from '../../limits.ts'

/** A straight line drawn along an edge of the page, points; y runs downward as on the page. */
export interface Rule {
  upright: boolean
  /** x of an upright rule, y of a level one */
  at: number
  from: number
  to: number
  /** how thick it is drawn */
  thick?: number
  /** it is as white as paper, or lets all shine through */
  unseen?: boolean
}

type Matrix = [number, number, number, number, number, number]

/** Thinner than this is a line, whether it was drawn as one or as a filled box. */
const THIN = 2.5
/** Shorter strokes underline a word or make up a picture. */
const SHORT = 8
/** A page with more lines is a drawing. */
const MOST_RULES = 4000
/** Where all three colours are brighter, of 255, nothing is to be seen on paper; nor where less than this share covers it. */
const WHITE = 232
const COVERS = 0.12

/** What lines and fields are drawn with at a place of the page's program. */
interface Pen {
  matrix: Matrix
  width: number
  /** white, for lines and for fields */
  white: { stroke: boolean; fill: boolean }
  /** how much of what lies below is covered */
  covers: { stroke: number; fill: number }
}

/**
 * The level and upright lines that are drawn on a page, as the borders of tables are.
 *
 * @returns undefined where more is drawn on the page than anybody looks through
 */
export async function readRules(page: PDFPageProxy, budget: Budget): Promise<Rule[] | undefined> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const operators = await readOperators(page)
  budget.check()
  if (!operators) return undefined
  const { fnArray, argsArray } = operators
  const rules: Rule[] = []
  const kept: Pen[] = []
  let pen: Pen = {
    matrix: page.getViewport({ scale: 1 }).transform as Matrix,
    width: 1,
    white: { stroke: false, fill: false },
    covers: { stroke: 1, fill: 1 },
  }
  for (const [i, operation] of fnArray.entries()) {
    const own: unknown[] = argsArray[i] ?? []
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(pen)
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) pen = kept.pop() ?? pen
    pen = changed(pen, operation, own, OPS)
    if (operation !== OPS.constructPath || own[0] === OPS.endPath) continue
    const stroked = own[0] !== OPS.fill && own[0] !== OPS.eoFill
    const seen = { ...penOf(pen, stroked ? 'stroke' : 'fill'), stroked }
    for (const path of (own[1] ?? []) as (ArrayLike<number> | null)[]) {
      if (path) rules.push(...boxesOf(path, pen.matrix).flatMap((box) => rulesOf(box, seen)))
    }
    if (rules.length > MOST_RULES) return []
  }
  return rules
}

type Operations = typeof import('pdfjs-dist/legacy/build/pdf.mjs').OPS

/** The pen after a step that sets it. */
function changed(pen: Pen, operation: number, own: readonly unknown[], OPS: Operations): Pen {
  const { matrix, white, covers } = pen
  switch (operation) {
    case OPS.transform:
      return { ...pen, matrix: times(matrix, own as Matrix) }
    case OPS.paintFormXObjectBegin:
      return own[0] ? { ...pen, matrix: times(matrix, own[0] as Matrix) } : pen
    case OPS.setLineWidth:
      return { ...pen, width: Number(own[0]) }
    case OPS.setStrokeRGBColor:
      return { ...pen, white: { ...white, stroke: isWhite(own[0]) } }
    case OPS.setFillRGBColor:
      return { ...pen, white: { ...white, fill: isWhite(own[0]) } }
    case OPS.setStrokeColorN:
      return { ...pen, white: { ...white, stroke: false } }
    case OPS.setFillColorN:
      return { ...pen, white: { ...white, fill: false } }
    case OPS.setGState: {
      const settings = new Map((own[0] ?? []) as [string, unknown][])
      return {
        ...pen,
        width: Number(settings.get('LW') ?? pen.width),
        covers: {
          stroke: Number(settings.get('CA') ?? covers.stroke),
          fill: Number(settings.get('ca') ?? covers.fill),
        },
      }
    }
    default:
      return pen
  }
}

/** @param colour as the library gives it, '#ff0000' */
const isWhite = (colour: unknown): boolean =>
  typeof colour === 'string' &&
  /^#[\da-f]{6}$/i.test(colour) &&
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > WHITE)

const penOf = ({ matrix, width, white, covers }: Pen, use: 'stroke' | 'fill') => ({
  unseen: white[use] || covers[use] < COVERS,
  thick: use === 'fill' ? 0 : width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])),
})

/** Where the library takes in what is drawn on a page, piece after piece. It has no public way to stop half-way. */
interface Intake {
  _renderPageChunk(piece: { length: number }, state: unknown): void
}

/**
 * All that is drawn on a page, step by step.
 *
 * A form may draw another several times, that one a third: a few kilobytes become millions of steps, and to take those in
 * keeps a core busy for a minute. What has too many is left at that: an intake that fails asks for nothing more, and the
 * library's worker, which goes on only when it is asked, waits until the document is closed. How many there are is the
 * page's own, so that the same file is read alike on every machine.
 *
 * @returns undefined where the page has more than `readingLimits.pageOperators`
 */
function readOperators(page: PDFPageProxy): Promise<PDFOperatorList | undefined> {
  const intake = page as unknown as Intake
  const takeIn = intake._renderPageChunk
  let left: number = readingLimits.pageOperators
  return new Promise((resolve, reject) => {
    intake._renderPageChunk = (piece, state) => {
      left -= piece.length
      if (left < 0) {
        resolve(undefined)
        throw new Error('more is drawn on this page than is looked through')
      }
      takeIn.call(page, piece, state)
    }
    page.getOperatorList({ intent: 'display' }).then(resolve, reject)
  })
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}

/** Numbers behind each step of a path: move, line, curve of three points, curve of two, back to the start. */
const LENGTHS = [2, 2, 6, 4, 0]

/** What the strokes of a path cover: each straight line by itself, curves not at all. */
function boxesOf(path: ArrayLike<number>, matrix: Matrix): Box[] {
  const boxes: Box[] = []
  const whole: Box[] = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let open: Box | undefined
  const line = (toX: number, toY: number) => {
    boxes.push({ x0: Math.min(x, toX), x1: Math.max(x, toX), y0: Math.min(y, toY), y1: Math.max(y, toY) })
  }
  for (let at = 0; at < path.length; ) {
    const step = path[at]!
    const length = LENGTHS[step] ?? path.length
    const toX = step === 4 ? startX : place(matrix, path[at + length - 1]!, path[at + length]!, 0)
    const toY = step === 4 ? startY : place(matrix, path[at + length - 1]!, path[at + length]!, 1)
    if (step === 0) {
      open = { x0: toX, x1: toX, y0: toY, y1: toY }
      whole.push(open)
      ;[startX, startY] = [toX, toY]
    } else if (step === 1 || step === 4) {
      line(toX, toY)
    }
    if (open) {
      open.x0 = Math.min(open.x0, toX)
      open.x1 = Math.max(open.x1, toX)
      open.y0 = Math.min(open.y0, toY)
      open.y1 = Math.max(open.y1, toY)
    }
    ;[x, y] = [toX, toY]
    at += length + 1
  }
  // A box as thin as a line is one line, not its four sides.
  return whole.length === 1 && isThin(whole[0]!) ? whole : [...whole.filter(isThin), ...boxes]
}

const isThin = ({ x0, x1, y0, y1 }: Box): boolean => Math.min(x1 - x0, y1 - y0) < THIN

const place = (m: Matrix, x: number, y: number, axis: 0 | 1): number => m[axis]! * x + m[axis + 2]! * y + m[axis + 4]!

/** The sides of a filled field are no lines: its colour ends there, and nothing says that a cell does. */
function rulesOf({ x0, x1, y0, y1 }: Box, { stroked, thick, unseen }: ReturnType<typeof penOf> & { stroked: boolean }) {
  const [width, height] = [x1 - x0, y1 - y0]
  const rules: Rule[] = []
  if (width < THIN && height > SHORT && (stroked || width > 0)) {
    rules.push({ upright: true, at: (x0 + x1) / 2, from: y0, to: y1, thick: thick + width, unseen })
  } else if (height < THIN && width > SHORT && (stroked || height > 0)) {
    rules.push({ upright: false, at: (y0 + y1) / 2, from: x0, to: x1, thick: thick + height, unseen })
  }
  return rules
}
