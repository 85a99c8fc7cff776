import type { Picture } from '../pictures.ts'
import type { Seen, SeenWord } from '../recogniser.ts'

/** How much ink stands where: dark dots by squares of a page. */
export interface Ink {
  width: number
  height: number
  columns: number
  rows: number
  /** dark dots of each square, row by row */
  dark: Uint16Array
  all: number
  /** dots that are ink or faint print, or the grain of the paper */
  faint: number
  /** the share of the squares that are darker as a whole than the paper, 0..1 */
  shaded: number
}

/** Side of a square in dots. */
export const side = 16
/** How dark a dot of evenly lit white paper must be to be ink, and to be at least faint print. */
const level = 140
const faintLevel = 195
/**
 * How much darker than the paper a square is on which print stands, however faint or blurred: in all of it, so that grain,
 * which is dark here and light there, does not count. Print that shows through from the other side stays below, up to a
 * contrast of about 50 of 255.
 */
const shade = 15
/** A fold or a stain shades less than a hundredth of a page, a page of print at least a twentieth. */
const leastShaded = 0.02
/** A page number alone covers about 0.0002 of a page; dust covers less. */
const leastInk = 0.00012
/** Dense bold print covers about a seventh of a page. */
const mostInk = 0.3
/** The outer part of the page where the shadow of the lid and of the binding lies, as a share of its side. */
const margin = 0.03

export function findInk({ width, height, grey }: Picture): Ink {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const dark = new Uint16Array(columns * rows)
  const light = new Uint32Array(columns * rows)
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)]
  let all = 0
  let faint = 0
  for (let y = top; y < height - top; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = left; x < width - left; x++) {
      const at = y * width + x
      light[row + Math.floor(x / side)]! += grey[at]!
      // a dot counts with its right neighbour: a single one is grain
      const lighter = Math.max(grey[at]!, grey[at + 1]!)
      if (lighter < faintLevel) faint++
      if (lighter >= level) continue
      dark[row + Math.floor(x / side)]!++
      all++
    }
  }
  const whole: number[] = []
  for (let row = Math.ceil(top / side); row < Math.floor((height - top) / side); row++) {
    for (let column = Math.ceil(left / side); column < Math.floor((width - left) / side); column++) {
      whole.push(light[row * columns + column]! / side ** 2)
    }
  }
  return { width, height, columns, rows, dark, all, faint, shaded: shareShaded(whole) }
}

/** @param whole how light each square is; the lightest tenth is paper */
function shareShaded(whole: number[]): number {
  const paper = whole.sort((a, b) => a - b)[Math.floor(whole.length * 0.9)] ?? 0
  const first = whole.findIndex((light) => light >= paper - shade)
  return first < 0 ? 0 : first / whole.length
}

/** True where nothing stands on the page: no dots but dust, and the shadow at the edges. */
export const isBlank = (ink: Ink): boolean => ink.faint < leastInk * ink.width * ink.height && ink.shaded < leastShaded

/** True where there is no dark dot and nothing is shaded: thin print, as of a carbon copy, or nothing but the grain of the paper. */
export const isFaint = (ink: Ink): boolean => ink.all < leastInk * ink.width * ink.height && ink.shaded < leastShaded

/** True where there is far more ink than print has: a photograph, or a page that is black all over. */
export const isPhotograph = ({ all, width, height }: Ink): boolean => all > mostInk * width * height

/** The share of the ink that belongs to the words that were seen, 0..1: what is left out may be words, too. */
export function inkInWords(ink: Ink, seen: Seen): number {
  const { inside } = shareOut(ink, seen)
  return ink.all === 0 ? 1 : inside / ink.all
}

/**
 * The share of the ink among the lines that belongs to their words, 0..1: a logo above them and a seal below them are
 * left out of account, a stamp on them is not.
 */
export function inkInLines(ink: Ink, seen: Seen): number {
  const { inside, between } = shareOut(ink, seen)
  return inside + between === 0 ? 1 : inside / (inside + between)
}

/** How many dark dots lie in the boxes of words, and how many beside those in the block that all lines make up. */
function shareOut(ink: Ink, { lines, slant }: Seen): { inside: number; between: number } {
  const covered = new Uint8Array(ink.columns * ink.rows)
  for (const { box } of lines.flatMap(({ words }) => words)) {
    const [from, to] = [square(box.x0 - side), square(box.x1 + side)]
    for (let row = square(box.y0 - side); row <= square(box.y1 + side); row++) {
      for (let column = from; column <= to; column++) covered[row * ink.columns + column] = 1
    }
  }
  const boxes = lines
    .filter(({ words }) => words.length >= fewWords)
    .flatMap(({ words }) => words.map(({ box }) => box))
  const edge = (choose: (...values: number[]) => number, of: (box: SeenWord['box']) => number) =>
    boxes.reduce((found, box) => choose(found, of(box)), choose === Math.min ? Infinity : -Infinity)
  const block = {
    x0: edge(Math.min, ({ x0 }) => x0),
    x1: edge(Math.max, ({ x1 }) => x1),
    y0: edge(Math.min, ({ y0 }) => y0),
    y1: edge(Math.max, ({ y1 }) => y1),
  }
  let inside = 0
  let between = 0
  for (const [at, dots] of ink.dark.entries()) {
    if (dots === 0) continue
    const [x, y] = straightened(
      ink,
      ((at % ink.columns) + 0.5) * side,
      (Math.floor(at / ink.columns) + 0.5) * side,
      slant,
    )
    if (covered[square(y) * ink.columns + square(x)]) inside += dots
    else if (x > block.x0 && x < block.x1 && y > block.y0 && y < block.y1) between += dots
  }
  return { inside, between }
}

/** Lines of fewer words may be what a logo or a seal says. */
const fewWords = 3

const square = (dots: number): number => Math.max(0, Math.floor(dots / side))

/** Where a place of the page comes to lie when the page is turned about its middle to be straight. */
function straightened({ width, height }: Ink, x: number, y: number, slant: number): [number, number] {
  const [dx, dy] = [x - width / 2, y - height / 2]
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos]
}
