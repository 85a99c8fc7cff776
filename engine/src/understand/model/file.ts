import type { LinearModel } from './model.ts'

/**
 * The file of a head as `corpus/src/machines/encode.ts` writes it, before it is packed: 'KLM2', classes as text, then flat tables, each whole before the next begins,
 * which packs best. Hashes are told by their differences in 7-bit groups, idf in a byte, the classes of a feature by their
 * differences, weights as int8.
 */
export const MAGIC = 0x324d4c4b
export const IDF_STEP = 16

/** The idf as the file keeps it, so that training and reading weigh alike. */
export const roundedIdf = (idf: number): number => Math.min(255, Math.round(idf * IDF_STEP)) / IDF_STEP

export function decode(file: Uint8Array): LinearModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = 0
  const number = (): number => {
    at += 4
    return view.getUint32(at - 4, true)
  }
  const bytes = (length: number): Uint8Array => {
    at += length
    return file.subarray(at - length, at)
  }
  if (number() !== MAGIC) throw new Error('This is no file of a clause model.')
  const [classCount, rows, weightCount, nameLength] = [number(), number(), number(), number()]
  const classes = String.fromCharCode(...bytes(nameLength)).split('\n')
  const floats = (count = classCount): Float32Array => {
    const values = new Float32Array(count)
    for (let index = 0; index < count; index++) values[index] = view.getFloat32(at + index * 4, true)
    at += count * 4
    return values
  }
  const choice = floats(3)
  const [thresholds, slopes, offsets, bias, scales] = [floats(), floats(), floats(), floats(), floats()]
  const gaps = bytes(number())
  const hashes = new Uint32Array(rows)
  let hash = 0
  for (let row = 0, gapAt = 0; row < rows; row++) {
    let scale = 1
    for (;;) {
      const byte = gaps[gapAt++]!
      hash += (byte & 127) * scale
      scale *= 128
      if (byte < 128) break
    }
    hashes[row] = hash
  }
  const idf = Float32Array.from(bytes(rows), (byte) => byte / IDF_STEP)
  const starts = new Uint32Array(rows + 1)
  bytes(rows).forEach((length, row) => {
    starts[row + 1] = starts[row]! + length
  })
  const classIds = Uint8Array.from(bytes(weightCount))
  for (let row = 0; row < rows; row++)
    for (let at = starts[row]! + 1; at < starts[row + 1]!; at++) classIds[at] = classIds[at]! + classIds[at - 1]!
  const weights = Int8Array.from(bytes(weightCount), (byte) => (byte << 24) >> 24)
  return { classes, choice, thresholds, slopes, offsets, bias, scales, hashes, idf, starts, classIds, weights }
}
