import type { LinearModel } from './model.ts'

/**
 * The file of a head, before it is packed: 'KLM2', classes as text, then flat tables, each whole before the next begins,
 * which packs best. Hashes are told by their differences in 7-bit groups, idf in a byte, the classes of a feature by their
 * differences, weights as int8.
 */
const MAGIC = 0x324d4c4b
const IDF_STEP = 16

export function encode(model: LinearModel): Uint8Array {
  const names = model.classes.join('\n')
  const parts: Uint8Array[] = [
    numbers([MAGIC, model.classes.length, model.hashes.length, model.weights.length, names.length]),
    Uint8Array.from(names, (sign) => sign.charCodeAt(0)),
    ...[model.choice, model.thresholds, model.slopes, model.offsets, model.bias, model.scales].map(bytesOf),
  ]
  const gaps: number[] = []
  let before = 0
  for (const hash of model.hashes) {
    let gap = hash - before
    before = hash
    for (; gap > 127; gap = Math.floor(gap / 128)) gaps.push((gap % 128) | 128)
    gaps.push(gap)
  }
  const lengths = model.hashes.length === 0 ? [] : Array.from(model.hashes, (_, row) => rowLength(model, row))
  parts.push(
    numbers([gaps.length]),
    Uint8Array.from(gaps),
    Uint8Array.from(model.idf, (idf) => Math.min(255, Math.round(idf * IDF_STEP))),
    Uint8Array.from(lengths),
    steps(model),
    new Uint8Array(model.weights.buffer, model.weights.byteOffset, model.weights.length),
  )
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

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

/** Classes of a row by their distance from the one before: small numbers pack better. */
function steps({ starts, classIds, hashes }: LinearModel): Uint8Array {
  const told = Uint8Array.from(classIds)
  for (let row = 0; row < hashes.length; row++)
    for (let at = starts[row + 1]! - 1; at > starts[row]!; at--) told[at] = classIds[at]! - classIds[at - 1]!
  return told
}

const rowLength = (model: LinearModel, row: number): number => model.starts[row + 1]! - model.starts[row]!

function numbers(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  values.forEach((value, index) => {
    view.setUint32(index * 4, value, true)
  })
  return bytes
}

function bytesOf(values: Float32Array): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  values.forEach((value, index) => {
    view.setFloat32(index * 4, value, true)
  })
  return bytes
}
