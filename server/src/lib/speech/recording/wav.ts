import { oneChannel } from './opus.ts'
import { CannotBeHeard, rate } from './sound.ts'

interface Format {
  kind: number
  channels: number
  rate: number
  bits: number
}

/** Sizes that say: it was not known yet how long it would be. */
const unknownSizes = new Set([0, 0xffffffff, 0x7fffffff])

/**
 * The sound of a WAV file of whole numbers of 16 bits or of floats, one channel.
 *
 * @throws CannotBeHeard not_audio where it is of another kind, cut where it ends too early, too_long
 */
export function readWav(file: Uint8Array, mostSeconds: number): Float32Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let format: Format | undefined
  for (let at = 12; at + 8 <= file.length; ) {
    const name = view.getUint32(at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 0x66_6d_74_20 && size >= 16 && start + 16 <= file.length) {
      const [kind, channels] = [view.getUint16(start, true), view.getUint16(start + 2, true)]
      format = { kind, channels, rate: view.getUint32(start + 4, true), bits: view.getUint16(start + 14, true) }
    }
    if (name === 0x64_61_74_61 && format) {
      const end = unknownSizes.has(size) ? file.length : start + size
      if (end > file.length) throw new CannotBeHeard('cut')
      return sound(new DataView(file.buffer, file.byteOffset + start, end - start), format, mostSeconds)
    }
    at = start + size + (size % 2)
  }
  throw new CannotBeHeard(format ? 'cut' : 'not_audio')
}

function sound(data: DataView, format: Format, mostSeconds: number): Float32Array {
  const { channels, bits, kind } = format
  const whole = bits === 16 && kind !== 3
  const readable = whole || (bits === 32 && kind !== 1)
  if (!readable || channels < 1 || channels > 2 || format.rate < 8000 || format.rate > 192_000) {
    throw new CannotBeHeard('not_audio')
  }
  const frame = (channels * bits) / 8
  const length = Math.floor(data.byteLength / frame)
  if (length > mostSeconds * format.rate) throw new CannotBeHeard('too_long')
  const read = (at: number) => (whole ? data.getInt16(at, true) / 32_768 : data.getFloat32(at, true))
  const each = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length }, (_, i) => bounded(read(i * frame + (channel * bits) / 8))),
  )
  return resample(oneChannel(each), format.rate)
}

/** A file of floats may hold anything. */
const bounded = (value: number): number => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0)

/** To the recogniser's rate: each sample is the mean of what was there in its time. */
function resample(samples: Float32Array, from: number): Float32Array {
  if (from === rate) return samples
  const step = from / rate
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    if (step < 1) {
      const at = i * step
      const [left = 0, right = left] = samples.subarray(Math.floor(at), Math.floor(at) + 2)
      return left + (right - left) * (at % 1)
    }
    const window = samples.subarray(
      Math.floor(i * step),
      Math.max(Math.floor(i * step) + 1, Math.floor((i + 1) * step)),
    )
    return window.reduce((sum, value) => sum + value, 0) / window.length
  })
}
