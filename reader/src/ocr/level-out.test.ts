import { expect, test } from 'vitest'
import { levelOut } from './level-out.ts'
import type { Picture } from './pictures.ts'
import type { Recogniser, Seen, SeenLine } from './recogniser.ts'

const [width, height] = [600, 800]
const lineHeights = Array.from({ length: 16 }, (_, i) => 40 + i * 48)

/** Strokes that fan out: the first falls to the right, the last rises. */
function drawn(slopeAt: (y: number) => number): Picture {
  const grey = new Uint8Array(width * height).fill(255)
  for (const y of lineHeights) {
    for (let x = 30; x < width - 30; x++) {
      const top = Math.round(y + slopeAt(y) * (x - width / 2))
      for (let thick = 0; thick < 4; thick++) grey[(top + thick) * width + x] = 0
    }
  }
  return { width, height, grey }
}

/** Sees the strokes where they are, and reads those that lie level more surely. */
const recogniser = (mayRead = Infinity): Recogniser => {
  let reads = 0
  const page = async (picture: Picture): Promise<Seen> => {
    if (++reads > mayRead) throw new Error('read once more')
    return { lines: strokesOf(picture), slant: 0 }
  }
  const piece = () => Promise.reject(new Error('no piece is read here'))
  return { page, block: page, piece, workMs: async () => 0, close: async () => undefined }
}

function strokesOf(picture: Picture): SeenLine[] {
  const [left, right] = [darkIn(picture, 40), darkIn(picture, 560)]
  return left.map((y, i): SeenLine => {
    const slope = (right[i]! - y) / 520
    const box = { x0: 30, x1: 570, y0: Math.min(y, right[i]!) - 2, y1: Math.max(y, right[i]!) + 6 }
    const confidence = Math.abs(slope) < 0.004 ? 0.99 : 0.91
    return { words: [{ text: 'words', box, confidence }], y: (y + right[i]!) / 2, slope, length: 540, height: 20 }
  })
}

const darkIn = ({ grey }: Picture, x: number): number[] =>
  Array.from({ length: height }, (_, y) => y).filter(
    (y) => grey[y * width + x]! < 128 && (y === 0 || grey[(y - 1) * width + x]! >= 128),
  )

test('lines that fan out, as on a page photographed askew, are levelled and read again', async () => {
  const picture = drawn((y) => 0.03 - 0.00006 * y)
  const seen = { lines: strokesOf(picture), slant: 0 }
  expect(Math.max(...seen.lines.map(({ slope }) => Math.abs(slope)))).toBeGreaterThan(0.02)
  const level = await levelOut(recogniser(), picture, seen, 'eng')
  expect(level.seen.lines).toHaveLength(lineHeights.length)
  expect(Math.max(...level.seen.lines.map(({ slope }) => Math.abs(slope)))).toBeLessThan(0.004)
  expect(strokesOf(level.picture)).toEqual(level.seen.lines)
})

test('lines that all slope alike are no fan, and nothing is read a second time', async () => {
  const picture = drawn(() => 0.03)
  const seen = { lines: strokesOf(picture), slant: 0 }
  expect(await levelOut(recogniser(0), picture, seen, 'eng')).toEqual({ picture, seen })
})
