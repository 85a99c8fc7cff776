import { crc32 } from 'node:zlib'
import { Inflate } from 'fflate'
import { UnreadableFile } from '../unreadable-file.ts'
import type { ZipEntry } from './directory.ts'

/** Bytes still allowed to come out of one archive; shared by all its entries. */
export interface Allowance {
  left: number
}

const CHUNK = 16 * 1024

/**
 * Unpacks one entry piece by piece into `onData`, so that no header can make it larger than the allowance.
 * @throws UnreadableFile `unpacks_too_large`, `encrypted`, or `corrupt` when size or checksum do not agree.
 */
export function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  allowance: Allowance,
  onData: (data: Uint8Array) => void,
): void {
  if (entry.encrypted) throw new UnreadableFile('encryptedWord')
  const packed = packedBytes(bytes, entry)
  let size = 0
  let crc = 0
  const take = (data: Uint8Array) => {
    size += data.length
    allowance.left -= data.length
    if (allowance.left < 0) throw new UnreadableFile('unpacksTooLarge')
    if (size > entry.size) throw new UnreadableFile('corruptWord', { at: 'checksum' })
    crc = crc32(data, crc)
    if (data.length > 0) onData(data)
  }
  if (entry.method === 0) take(packed)
  else inflate(packed, take)
  if (size !== entry.size || crc !== entry.crc) throw new UnreadableFile('corruptWord', { at: 'checksum' })
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== 0x04034b50) {
    throw new UnreadableFile('corruptWord', { at: 'zip entry' })
  }
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
  if ((entry.method !== 0 && entry.method !== 8) || start + entry.packedSize > bytes.length) {
    throw new UnreadableFile('corruptWord', { at: 'zip entry' })
  }
  return bytes.subarray(start, start + entry.packedSize)
}

function inflate(packed: Uint8Array, take: (data: Uint8Array) => void): void {
  const stream = new Inflate(take)
  try {
    for (let at = 0; at < packed.length; at += CHUNK) {
      stream.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length)
    }
  } catch (error) {
    if (isFlateError(error)) throw new UnreadableFile('corruptWord', { at: 'zip data' }, error)
    throw error
  }
}

// fflate's errors are plain Errors with a numeric code; broken tables may also surface as a RangeError or TypeError.
const isFlateError = (error: unknown) =>
  error instanceof Error && !(error instanceof UnreadableFile) && ('code' in error || /^(Range|Type)/.test(error.name))
