import type { Picture } from '../pictures.ts'
import { calmed } from './dark-print.ts'

/** How far around a dot its paper is looked for, in pairs of dots: the strokes of print are thinner than twice that. */
const reach = 5

/**
 * The paper's brightness at each dot: the picture without what is narrower than a stroke. All that is dark shrinks by the
 * reach and what is left grows back, so that a stroke is gone and the edge of a shadow stays where it is.
 *
 * @param calm evens out the grain first: in a deep shadow the brightest grains are far brighter than the paper
 */
export function nearPaper(picture: Picture, calm: boolean): (x: number, y: number) => number {
  const half = halved(picture)
  const { width, height } = half
  const grey = calm ? half.grey.map((_, at) => calmed(half, at % width, Math.floor(at / width))) : half.grey
  const grown = spread(grey, width, height, Math.max)
  const paper = spread(grown, width, height, Math.min)
  return (x, y) => paper[Math.min(height - 1, y >> 1) * width + Math.min(width - 1, x >> 1)]!
}

/** Half as wide and high: a quarter of the work, and less grain. */
function halved({ width, height, grey }: Picture): Picture {
  const [columns, rows] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const half = new Uint8Array(columns * rows)
  const [right, below] = [width > 1 ? 1 : 0, height > 1 ? width : 0]
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = 2 * (y * width + x)
      half[y * columns + x] = (grey[at]! + grey[at + right]! + grey[at + below]! + grey[at + below + right]!) >> 2
    }
  }
  return { width: columns, height: rows, grey: half }
}

/** What is chosen among the dots in reach, first along the rows and then along the columns. */
function spread(from: Uint8Array, width: number, height: number, choose: (a: number, b: number) => number): Uint8Array {
  const along = new Uint8Array(from.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [first, last] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
      let value = from[y * width + first]!
      for (let at = first + 1; at <= last; at++) value = choose(value, from[y * width + at]!)
      along[y * width + x] = value
    }
  }
  const to = new Uint8Array(from.length)
  for (let y = 0; y < height; y++) {
    const [first, last] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
    for (let x = 0; x < width; x++) {
      let value = along[first * width + x]!
      for (let at = first + 1; at <= last; at++) value = choose(value, along[at * width + x]!)
      to[y * width + x] = value
    }
  }
  return to
}
