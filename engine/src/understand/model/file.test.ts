import { expect, test } from 'vitest'
import { decode } from './file.ts'
import { type LinearModel, scorer } from './model.ts'
import { hashOf, mix } from './tokens.ts'

const hashes = Uint32Array.from(['rent', 'deposit', 'notice'], (word) => hashOf(word) >>> 0).sort()
const model: LinearModel = {
  classes: ['rent', 'notice_period'],
  choice: Float32Array.of(0.5, -1, 2),
  thresholds: Float32Array.of(-0.25, Number.POSITIVE_INFINITY),
  slopes: Float32Array.of(4, 3),
  offsets: Float32Array.of(1, -1),
  bias: Float32Array.of(-1, -0.5),
  scales: Float32Array.of(0.5, 0.25),
  hashes,
  idf: Float32Array.of(1.5, 2, 0),
  starts: Uint32Array.of(0, 2, 2, 3),
  classIds: Uint8Array.of(0, 1, 1),
  weights: Int8Array.of(-127, 127, -4),
}

test('another file is refused', () => expect(() => decode(new Uint8Array(64))).toThrow(/no file of a clause model/))

test('the score is bias plus scale times weight, words levelled to length 1', () => {
  const [first, second, match] = [...hashes]
  const score = scorer(model)
  expect([...score({ own: [first!], near: [], fired: [] })]).toEqual([-1 - 63.5, -0.5 + 31.75])
  // Words without weight still take their share of the length.
  const shared = score({ own: [first!, second!], near: [], fired: [] })
  expect(shared[0]).toBeCloseTo(-1 - 63.5 * (1.5 / Math.hypot(1.5, 2)), 3)
  expect(score({ own: [], near: [], fired: [[match!, 0.3]] })[1]).toBeCloseTo(-0.5 - 0.3, 5)
  expect([...score({ own: [mix(1, 2)], near: [], fired: [] })]).toEqual([-1, -0.5])
})
