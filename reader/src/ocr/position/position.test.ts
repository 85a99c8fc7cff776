import { expect, test } from 'vitest'
import { changePicture } from '../change-picture.ts'
import type { Picture } from '../pictures.ts'
import { readPicture } from '../read-picture.ts'
import type { Recogniser, Seen } from '../recogniser.ts'
import { linesRun } from './lines-run.ts'

const [width, height] = [960, 1280]

/** Lines of strokes below a bar, as of Devanagari, so that it can be told how they lie. */
const upright: Picture = {
  width,
  height,
  grey: Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x < 90 || x > 870 || y < 90 || y > 1190 || y % 34 > 18) return 255
    return y % 34 < 3 || x % 9 < 3 ? 0 : 255
  }),
}

interface Fake {
  /** whether a few lines of the page give no words, as those of a page of signatures */
  sparse?: boolean
  /** how many of ten lines of words are found */
  found?: number
  /** milliseconds that the first reading takes */
  firstMs?: number
}

/** Reads only what stands upright, and remembers the size of each picture that it was given. */
function fakeRecogniser({ sparse = false, found = 10, firstMs = 0 }: Fake = {}) {
  const sizes: number[] = []
  const see = (picture: Picture): Promise<Seen> => {
    sizes.push(picture.width * picture.height)
    if (sparse && picture.width * picture.height < width * height) return Promise.resolve({ lines: [], slant: 0 })
    const inkAt = (y: number) =>
      picture.grey.subarray(y * picture.width, (y + 1) * picture.width).filter((light) => light < 140).length
    const rows = Array.from({ length: picture.height }, (_, y) => inkAt(y))
    const bar = rows.findIndex((dots, y) => dots > 700 && rows[y + 3]! > 100 && rows[y + 6]! < 400)
    const confidence = bar >= 0 && rows[bar + 8]! > 100 && (rows[bar - 8] ?? 0) < 100 ? 0.95 : 0.2
    const words = Array.from({ length: found * 4 }, (_, i) => {
      const [x, y] = [90 + (i % 4) * 200, 90 + Math.floor(i / 4) * 120]
      return { text: 'licensee', confidence, box: { x0: x, x1: x + 190, y0: y, y1: y + 110 } }
    })
    const line = { words, y: 100, slope: 0, length: 800, height: 20 }
    return Promise.resolve({ lines: [line], slant: 0 })
  }
  const recogniser: Recogniser = {
    page: see,
    block: see,
    piece: () => Promise.resolve({ text: '', confidence: 0 }),
    workMs: () => Promise.resolve(sizes.length > 0 ? firstMs : 0),
    close: () => Promise.resolve(),
  }
  const whole = () => sizes.filter((size) => size === width * height).length
  return { recogniser, sizes, whole }
}

test.each([0, 1, 2, 3])(
  'which way the lines of a page run is seen without reading it, turned by %i quarters',
  async (quarters) => {
    expect(linesRun(await changePicture(upright, quarters))).toBe(quarters % 2 === 0 ? 'across' : 'down')
  },
)

test('a grey sheet and clouds tell nothing', () => {
  expect(linesRun({ ...upright, grey: upright.grey.map(() => 90) })).toBe(undefined)
  expect(linesRun({ ...upright, grey: upright.grey.map(() => 250) })).toBe(undefined)
})

test.each([
  ['on its left side among upright ones', 1, 0, 1],
  ['on its right side among upright ones', 3, 0, 1],
  ['on its head among upright ones', 2, 0, 2],
  ['upright after one on its head', 0, 2, 1],
  ['upright after one on its side', 0, 1, 1],
])('a page that lies %s is read, whole no more often than it must be', async (_, turned, before, times) => {
  const { recogniser, sizes, whole } = fakeRecogniser()
  const habit = { quarters: before, languages: 'eng' as const }
  const found = await readPicture(recogniser, await changePicture(upright, turned), habit)
  expect(found).toMatchObject({ width, height, confidence: 0.95 })
  expect(whole()).toBe(times)
  // what else was tried is a few lines each
  for (const size of sizes) expect(size === width * height || size < 0.25 * width * height).toBe(true)
})

test.each([
  ['upright', 0, 1],
  ['on its head', 2, 2],
])(
  'of a page of few words that lies %s after one on its side, the lines tell the position',
  async (_, turned, times) => {
    const { recogniser, whole } = fakeRecogniser({ sparse: true })
    const habit = { quarters: 1, languages: 'eng' as const }
    expect(await readPicture(recogniser, await changePicture(upright, turned), habit)).toMatchObject({
      confidence: 0.95,
    })
    expect([habit.quarters, whole()]).toEqual([turned, times])
  },
)

test('a page that is not looked through for lines that were missed, for lack of time, is one to check', async () => {
  const readIn = async (firstMs: number, found: number) =>
    (await readPicture(fakeRecogniser({ firstMs, found }).recogniser, upright, { quarters: 0, languages: 'eng' }))
      .confidence
  expect(await readIn(20_000, 5)).toBe(0.7)
  expect(await readIn(20_000, 10)).toBeCloseTo(0.95)
  expect(await readIn(0, 5)).toBeCloseTo(0.95)
})
