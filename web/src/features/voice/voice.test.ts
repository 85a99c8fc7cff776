import { expect, test } from 'vitest'
import { firstOf } from './api.ts'
import { wavOf } from './to-wav.ts'

test('what is sent to be read aloud is at most 500 characters, to the end of a sentence', () => {
  const sentence = 'The client pays within thirty days. '
  expect(firstOf('Yes.')).toBe('Yes.')
  const first = firstOf(sentence.repeat(20))
  expect(first.length).toBeLessThanOrEqual(500)
  expect(first.endsWith('thirty days.')).toBe(true)
  expect(firstOf('x'.repeat(900))).toHaveLength(500)
})

test('samples become a WAV file of 16 bits at 16 kHz, and no louder than a file can hold', () => {
  const view = new DataView(wavOf(Float32Array.of(0, 0.5, -1, 2)))
  expect(view.byteLength).toBe(52)
  expect([view.getUint32(24, true), view.getUint16(34, true), view.getUint32(40, true)]).toEqual([16_000, 16, 8])
  expect([0, 1, 2, 3].map((i) => view.getInt16(44 + 2 * i, true))).toEqual([0, 16_384, -32_767, 32_767])
})
