import type { Picture } from '../pictures.ts'
import { calmed, printInTheDark } from './dark-print.ts'
import { nearPaper } from './near-paper.ts'

/** Side of the squares whose paper is looked for, in dots: a little more than a line of print is high. */
const side = 24
/** What is nearly as bright as its paper is paper: grain would otherwise become specks, and a sea of specks hides print. */
const white = 1
/** In a deep shadow the grain is as strong as on the rest of the page, and the light is not. */
const whiteInTheDark = 0.8
/** Paper is taken to be at least this bright beside the brightest of the page: a dark desk is not turned into paper. */
const darkestPaper = 0.22
/** Where print is seen in the dark, that is paper in a deep shadow. Below this no print is left in it. */
const darkestPrinted = 0.02
/** Where the paper around a square is so much brighter at its brightest than at its darkest, the edge of a shadow runs through. */
const hardEdge = 1.2

/** Where the paper has less light than this beside the brightest, grain hides small print. */
const deepest = 0.11

/** A picture whose paper is white all over. */
export interface EvenPicture extends Picture {
  /** the share of it where print lay in so deep a shadow that words may be lost in it, 0..1 */
  deep: number
}

/**
 * Makes the paper white all over: a photo is brighter near the lamp and darker in the shadow of the hand, and one
 * threshold for the whole page would drown the darker half. The paper's brightness is taken from each small square
 * (print covers less than half of one), smoothed, and divided out. The edge of a phone's shadow is too sharp for that:
 * beside it, dark paper would be taken for grey print. There the paper is looked for dot by dot.
 */
export function evenLight(picture: Picture): EvenPicture {
  const { width, height, grey } = picture
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const bright = brightest(squares(picture, columns, rows), columns, rows)
  const paper = smooth(smooth(bright, columns, rows), columns, rows)
  // What the brightest have grown by is taken back: a shadow ends where it ends.
  const exact = darkest(bright, columns, rows)
  const [from, to] = [darkest(exact, columns, rows), brightest(exact, columns, rows)]
  const edges = from.map((value, i) => (to[i]! > value * hardEdge ? 1 : 0))
  // As far as smoothing carries the edge.
  const isEdge = brightest(brightest(brightest(edges, columns, rows), columns, rows), columns, rows)
  const most = paper.reduce((most, value) => Math.max(most, value), 0)
  const least = Math.max(1, most * darkestPaper)
  const printed = printInTheDark(picture, side, columns, rows, exact, (at) => paper[at]! < least || exact[at]! < least)
  const near = isEdge.includes(1) ? nearPaper(picture, printed !== undefined) : undefined
  const even = new Uint8Array(grey.length)
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / side - 0.5, 0), rows - 1)
    const top = Math.floor(v)
    const below = Math.min(top + 1, rows - 1)
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max(x / side - 0.5, 0), columns - 1)
      const left = Math.floor(u)
      const right = Math.min(left + 1, columns - 1)
      const above = paper[top * columns + left]! * (1 - u + left) + paper[top * columns + right]! * (u - left)
      const under = paper[below * columns + left]! * (1 - u + left) + paper[below * columns + right]! * (u - left)
      const at = y * width + x
      const square = row + Math.floor(x / side)
      const found =
        near && isEdge[square]
          ? Math.min(to[square]!, Math.max(from[square]!, near(x, y)))
          : above * (1 - v + top) + under * (v - top)
      const shadow = found < least && printed?.[square]
      even[at] = shadow
        ? Math.min(255, (calmed(picture, x, y) * 255) / (Math.max(1, most * darkestPrinted, found) * whiteInTheDark))
        : Math.min(255, (grey[at]! * 255) / (Math.max(least, found) * white))
    }
  }
  const deep = printed?.reduce((sum, one, at) => sum + (one === 2 && bright[at]! < most * deepest ? 1 : 0), 0) ?? 0
  return { ...picture, grey: even, deep: deep / (columns * rows) }
}

/** The paper of each square: the level that a third of its dots reach. */
function squares({ width, height, grey }: Picture, columns: number, rows: number): Float32Array {
  const found = new Float32Array(columns * rows)
  const levels = new Uint16Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      levels.fill(0)
      const [right, bottom] = [Math.min(width, (column + 1) * side), Math.min(height, (row + 1) * side)]
      for (let y = row * side; y < bottom; y++) {
        for (let at = y * width + column * side; at < y * width + right; at++) levels[grey[at]!]!++
      }
      let left = ((right - column * side) * (bottom - row * side)) / 3
      let level = 255
      while (level > 0 && left > 0) left -= levels[level--]!
      found[row * columns + column] = level + 1
    }
  }
  return found
}

/** The brightest of each square and its neighbours: a thick stroke or a stamp may fill a square. */
const brightest = (from: Float32Array, columns: number, rows: number) =>
  around(from, columns, rows, (values) => values.reduce((a, b) => Math.max(a, b)))

const darkest = (from: Float32Array, columns: number, rows: number) =>
  around(from, columns, rows, (values) => values.reduce((a, b) => Math.min(a, b)))

const smooth = (from: Float32Array, columns: number, rows: number) =>
  around(from, columns, rows, (values) => values.reduce((a, b) => a + b) / values.length)

function around(from: Float32Array, columns: number, rows: number, choose: (values: number[]) => number): Float32Array {
  const to = new Float32Array(from.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values: number[] = []
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          values.push(from[y * columns + x]!)
      }
      to[row * columns + column] = choose(values)
    }
  }
  return to
}
