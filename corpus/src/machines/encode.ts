import { IDF_STEP, type LinearModel, MAGIC } from '@karar/engine/inside'

/** Writes a head as the engine reads it (`engine/src/understand/model/file.ts` tells how it is laid out). */
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
