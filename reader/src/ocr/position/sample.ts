import { type Ink, side } from '../paper/ink.ts'
import type { Picture } from '../pictures.ts'
import type { Way } from './lines-run.ts'

/** How many lines of squares (see `findInk`) a sample has: some five lines of print. */
const deep = 14
/** Dark dots of a square in which print stands; fewer are grain, more a seal or a picture. */
const [leastDark, mostDark] = [6, 150]

/**
 * The part of a page in which most print stands, from edge to edge: enough to tell in what position it can be read.
 *
 * @param way that lines may run
 */
export function sampleOf(picture: Picture, ink: Ink, way: Way): Picture {
  const { columns, rows, dark } = ink
  const lines = way === 'across' ? rows : columns
  const print = new Uint32Array(lines)
  for (const [at, dots] of dark.entries()) {
    if (dots < leastDark || dots > mostDark) continue
    print[way === 'across' ? Math.floor(at / columns) : at % columns]!++
  }
  let best = 0
  let most = -1
  for (let first = 0; first === 0 || first + deep <= lines; first++) {
    const here = print.slice(first, first + deep).reduce((sum, squares) => sum + squares, 0)
    if (here > most) {
      most = here
      best = first
    }
  }
  return way === 'across'
    ? cut(picture, 0, best * side, picture.width, deep * side)
    : cut(picture, best * side, 0, deep * side, picture.height)
}

function cut({ width, height, grey }: Picture, x: number, y: number, w: number, h: number): Picture {
  const [right, bottom] = [Math.min(width, x + w), Math.min(height, y + h)]
  const part = new Uint8Array((right - x) * (bottom - y))
  for (let row = y; row < bottom; row++)
    part.set(grey.subarray(row * width + x, row * width + right), (row - y) * (right - x))
  return { width: right - x, height: bottom - y, grey: part }
}
