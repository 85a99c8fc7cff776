import type { Picture } from '../pictures.ts'

/** Print leaves its darkest dots less than this share of its paper's light, the grain of a desk leaves more. */
const strokes = 0.5
/** Levels between paper and print below which grain alone may make the difference. */
const leastContrast = 6
/** The share of the squares around one that hold print where lines stand, at least: gaps between lines and words are the rest. */
const mostlyPrint = 0.32
/** How many squares around one are looked at for that, to each side. */
const reach = 2
/** Squares beside each other whose paper differs by no more than this are of one paper. */
const alike = 1.25

/**
 * Which squares of a dark part of a picture hold print, or are of one paper with such: there the dark is a shadow on
 * paper, however deep, and no desk beside it.
 *
 * @param side of a square, dots
 * @param paper how bright the paper of each square is
 * @param isDark whether a square lies in the dark
 * @returns for each square 2 where print was seen in it, 1 where it is of one paper with such
 */
export function printInTheDark(
  picture: Picture,
  side: number,
  columns: number,
  rows: number,
  paper: Float32Array,
  isDark: (square: number) => boolean,
): Uint8Array | undefined {
  const print = new Uint8Array(columns * rows)
  const dark = new Uint8Array(columns * rows)
  let any = false
  for (let at = 0; at < print.length; at++) {
    if (!isDark(at)) continue
    dark[at] = 1
    print[at] = holdsPrint(picture, (at % columns) * side, Math.floor(at / columns) * side, side) ? 1 : 0
    any ||= print[at] === 1
  }
  if (!any) return undefined
  const lines = new Uint8Array(columns * rows)
  const around = (at: number, each: (other: number) => void) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) each(y * columns + x)
    }
  }
  for (let at = 0; at < print.length; at++) {
    if (!dark[at]) continue
    let [all, some] = [0, 0]
    around(at, (other) => {
      all += dark[other]!
      some += print[other]!
    })
    if (some < all * mostlyPrint) continue
    // at its edge the shadow is lighter; what is darker is a desk
    around(at, (other) => {
      if (paper[other]! * alike + 1 >= paper[at]!) lines[other] = 1
    })
  }
  const found = [...lines.keys()].filter((at) => lines[at])
  for (let at = found.pop(); at !== undefined; at = found.pop()) {
    const column = at % columns
    for (const other of [
      at - columns,
      at + columns,
      ...(column > 0 ? [at - 1] : []),
      ...(column < columns - 1 ? [at + 1] : []),
    ]) {
      if (!dark[other] || lines[other] || !isAlike(paper[at]!, paper[other]!)) continue
      lines[other] = 1
      found.push(other)
    }
  }
  return lines.map((one, at) => (one ? 1 + print[at]! : 0))
}

const isAlike = (one: number, other: number): boolean => Math.max(one, other) <= Math.min(one, other) * alike + 1

/** Whether some of a square is far darker than the rest, looked at in dots of four so that grain counts half. */
function holdsPrint({ width, height, grey }: Picture, left: number, top: number, side: number): boolean {
  const levels = new Uint16Array(256)
  let all = 0
  for (let y = top; y < Math.min(height, top + side) - 1; y += 2) {
    for (let x = left; x < Math.min(width, left + side) - 1; x += 2) {
      const at = y * width + x
      levels[(grey[at]! + grey[at + 1]! + grey[at + width]! + grey[at + width + 1]!) >> 2]!++
      all++
    }
  }
  const ink = levelBelow(levels, all / 12)
  const paper = levelBelow(levels, (all * 2) / 3)
  return ink < paper * strokes && paper - ink >= leastContrast
}

/** The level below which so many dots lie. */
function levelBelow(levels: Uint16Array, many: number): number {
  let level = 0
  for (let left = many - levels[0]!; left > 0 && level < 255; left -= levels[level]!) level++
  return level
}

/** A dot and those around it, the nearer counting for more: what brings a shadow up to white brings up its grain as well. */
export function calmed({ width, height, grey }: Picture, x: number, y: number): number {
  const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0]
  const row = (at: number) => grey[at + left]! + 2 * grey[at]! + grey[at + right]!
  const at = y * width + x
  return (row(y > 0 ? at - width : at) + 2 * row(at) + row(y < height - 1 ? at + width : at)) / 16
}
