import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generator } from '../../testing/make-scan.ts'
import { evenLight } from './even-light.ts'
import { findInk, isBlank, isFaint } from './ink.ts'

const [width, height] = [640, 800]

/** A page of strokes as thick and as near to each other as those of print, or a bare one, under the grain of a scanner. */
async function pageOf({ contrast, blur, grain = 6 }: { contrast: number; blur?: number; grain?: number }) {
  const strokes = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const inLine = y % 34 < 18 && x > 60 && x < 580 && y > 60 && y < 740
    return inLine && (x % 8 < 3 || y % 34 < 3) ? 0 : 255
  })
  const image = sharp(strokes, { raw: { width, height, channels: 1 } })
  const { buffer } = await (blur ? image.blur(blur) : image).toColourspace('b-w').raw().toBuffer()
  const random = generator(7)
  const grey = Uint8Array.from(new Uint8Array(buffer), (light) => {
    const noise = (random() + random() + random() - 1.5) * 2 * grain
    return Math.min(255, Math.max(0, 238 - ((255 - light) / 255) * contrast + noise))
  })
  return findInk(evenLight({ width, height, grey }))
}

test.each([
  ['blurred by four dots', { contrast: 220, blur: 4 }],
  ['blurred by ten dots', { contrast: 220, blur: 10 }],
  ['pale', { contrast: 90 }],
  ['hardly to be seen', { contrast: 60, blur: 2 }],
])('a page of print is not taken for a blank one, %s', async (_, look) => {
  const ink = await pageOf(look)
  expect([isBlank(ink), isFaint(ink)]).toEqual([false, false])
})

test.each([
  ['the grain of its paper', { contrast: 0, grain: 14 }],
  ['print that shows through from the other side', { contrast: 35, blur: 3 }],
])('a page with no more on it than %s is blank', async (_, look) => {
  expect(isFaint(await pageOf(look))).toBe(true)
})
