import { decode, hashOf, type LinearModel } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'

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

test('what is written is read again, negative weights and all', () => expect(decode(encode(model))).toEqual(model))

test('a file cut out of a larger buffer is read as well', () => {
  const file = encode(model)
  const larger = new Uint8Array(file.length + 7)
  larger.set(file, 3)
  expect(decode(larger.subarray(3, 3 + file.length))).toEqual(model)
})
