import { expect, test } from 'vitest'
import { generator } from '../../testing/make-scan.ts'
import { evenLight } from './even-light.ts'

const [width, height] = [360, 240]
/** Where the shadow of a phone begins, with an edge as sharp as a ruler's. */
const edge = 150
const isStroke = (x: number, y: number) => x % 12 < 4 && y % 40 > 12 && y % 40 < 28

function shadowed(left: number): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) grey[y * width + x] = (isStroke(x, y) ? 30 : 220) * (x < edge ? 1 : left)
  return grey
}

test.each([0.7, 0.55, 0.4, 0.25])(
  'paper is white right up to the edge of a shadow that leaves %f of the light',
  (left) => {
    const { grey } = evenLight({ width, height, grey: shadowed(left) })
    const levels = { paper: 255, ink: 0 }
    for (let y = 4; y < height - 4; y++) {
      for (let x = 4; x < width - 4; x++) {
        const value = grey[y * width + x]!
        // the dots that the edge itself runs through
        if (Math.abs(x - edge) <= 2) continue
        if (isStroke(x, y)) levels.ink = Math.max(levels.ink, value)
        else levels.paper = Math.min(levels.paper, value)
      }
    }
    expect(levels.paper).toBeGreaterThan(230)
    expect(levels.ink).toBeLessThan(70)
  },
)

test('a dark bar stays dark, and what is printed white on it stays to be read', () => {
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return y >= 100 && y < 140 && !(x % 30 < 5 && y > 112 && y < 128) ? 70 : 225
  })
  const even = evenLight({ width, height, grey }).grey
  expect(even[106 * width + 100]!).toBeLessThan(110)
  expect(even[120 * width + 92]!).toBeGreaterThan(240)
})

/** Grain as strong in the dark as in the light: the camera's own. */
function grained(grey: Uint8Array): Uint8Array {
  const random = generator(5)
  return grey.map((light) => Math.max(0, Math.min(255, light + (random() + random() + random() - 1.5) * 10)))
}
const average = (grey: Uint8Array, of: (x: number, y: number) => boolean) => {
  const dots = [...grey.keys()].filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.abs(x - edge) > 30 && of(x, y)
  })
  return dots.reduce((sum, at) => sum + grey[at]!, 0) / dots.length
}

test.each([0.15, 0.08])(
  'print is read in a shadow that leaves %f of the light, and how deep it is gets told',
  (left) => {
    const { grey, deep } = evenLight({ width, height, grey: grained(shadowed(left)) })
    const inShadow = (x: number) => x > edge
    const paper = average(grey, (x, y) => inShadow(x) && !isStroke(x, y))
    const ink = average(grey, (x, y) => inShadow(x) && isStroke(x, y))
    expect(paper).toBeGreaterThan(225)
    expect(ink).toBeLessThan(130)
    expect(deep > 0.1).toBe(left < 0.1)
  },
)

test('a dark desk beside the page is no paper in a shadow', () => {
  const desk = Uint8Array.from({ length: width * height }, (_, at) => (at % width < edge ? 225 : 30))
  const { grey, deep } = evenLight({ width, height, grey: grained(desk) })
  expect(average(grey, (x) => x > edge)).toBeLessThan(170)
  expect(deep).toBe(0)
})
