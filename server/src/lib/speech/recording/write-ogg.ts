import OpusScript from 'opusscript'
import { rate } from './sound.ts'

/** Of a packet, in samples: twenty thousandths of a second. */
const frame = rate / 50
/** Ogg counts Opus at 48 kHz, whatever it was made of (RFC 7845). */
const counted = 48_000 / rate
/** What the encoder puts before the sound, in counted samples: libopus looks ahead so far. */
const preSkip = 312
/** Bits a second: of speech, nobody hears the difference to more. */
const bitrate = 24_000
/** Packets a page: a second. */
const perPage = 50

/**
 * An Ogg file with Opus (RFC 6716, RFC 7845), a tenth of the WAV's size. The same sound gives the same file.
 *
 * @param samples one channel at 16 kHz, from -1 to 1
 */
export function writeOgg(samples: Float32Array): Uint8Array {
  const packets = encode(samples)
  const length = preSkip + samples.length * counted
  const pages = [page([head()], 0, 0, 0, 2), page([tags()], 0, 1, 0, 0)]
  for (let at = 0; at < packets.length; at += perPage) {
    const some = packets.slice(at, at + perPage)
    const isLast = at + perPage >= packets.length
    const end = isLast ? length : (at + some.length) * frame * counted
    pages.push(page(some, 0, pages.length, end, isLast ? 4 : 0))
  }
  return new Uint8Array(Buffer.concat(pages))
}

function encode(samples: Float32Array): Buffer[] {
  const encoder = new OpusScript(rate, 1, OpusScript.Application.VOIP)
  try {
    encoder.setBitrate(bitrate)
    const count = Math.max(1, Math.ceil((samples.length + preSkip / counted) / frame))
    return Array.from({ length: count }, (_, number) => {
      const pcm = Buffer.alloc(frame * 2)
      for (let i = 0; i < frame; i++) {
        const value = Math.max(-1, Math.min(1, samples[number * frame + i] ?? 0))
        pcm.writeInt16LE(Math.round(value * 32_767), i * 2)
      }
      return encoder.encode(pcm, frame)
    })
  } finally {
    encoder.delete()
  }
}

function head(): Buffer {
  const bytes = Buffer.alloc(19)
  bytes.write('OpusHead', 0, 'latin1')
  bytes.writeUInt8(1, 8)
  bytes.writeUInt8(1, 9)
  bytes.writeUInt16LE(preSkip, 10)
  bytes.writeUInt32LE(rate, 12)
  return bytes
}

function tags(): Buffer {
  const vendor = Buffer.from('Karar')
  const bytes = Buffer.alloc(16 + vendor.length)
  bytes.write('OpusTags', 0, 'latin1')
  bytes.writeUInt32LE(vendor.length, 8)
  vendor.copy(bytes, 12)
  return bytes
}

/** @param flags 2 at the first page, 4 at the last */
function page(packets: readonly Buffer[], serial: number, number: number, granule: number, flags: number): Buffer {
  // a packet's last piece is shorter than 255, if only by being empty
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const start = Buffer.alloc(27 + lacing.length)
  start.write('OggS', 0, 'latin1')
  start.writeUInt8(flags, 5)
  start.writeBigUInt64LE(BigInt(granule), 6)
  start.writeUInt32LE(serial, 14)
  start.writeUInt32LE(number, 18)
  start.writeUInt8(lacing.length, 26)
  start.set(lacing, 27)
  const whole = Buffer.concat([start, ...packets])
  whole.writeUInt32LE(checksum(whole), 22)
  return whole
}

/** The cyclic redundancy check that Ogg wants (RFC 3533): 0x04c11db7, neither reflected nor inverted. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) sum = (sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)
  return sum >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit++) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum >>> 0
})
