import { Inflate } from 'fflate'
import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const CHUNK = 16 * 1024

/**
 * Refuses a PDF whose text or fonts unpack to far more than a contract holds, before the PDF library meets it: it
 * unpacks a stream whole, and a few kilobytes can become a gigabyte. Pictures are left out: reading text skips them.
 * @throws UnreadableFile `unpacks_too_large`
 */
export function refuseBombs(bytes: Uint8Array, budget: Budget): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left: number = readingLimits.unpackedBytes
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    budget.check()
    const dictionary = dictionaryBefore(file, at)
    if (dictionary === undefined || /\/Subtype\s*\/Image\b/.test(dictionary)) continue
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1)
    const end = file.indexOf('endstream', start)
    const packed = file.subarray(start, end < 0 ? file.length : end)
    const filters = dictionary.match(/\/(\w+Decode|Fl|LZW|A85|AHx|RL)\b/g) ?? []
    if (filters.length === 0) continue
    if (filters.every((filter) => /^\/Fl/.test(filter))) left -= unpackedSize(packed, filters.length, left)
    else if (packed.length > readingLimits.oddStreamBytes) left = -1 // other packings, nested ones: too large to be text
    if (left < 0) throw new UnreadableFile('unpacksTooLargePdf')
  }
}

/** Bytes of the largest picture that a PDF declares, a byte for a dot of grey, and dots of all; nothing is unpacked. */
export function pictureSizes(bytes: Uint8Array): { largest: number; all: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [largest, all] = [0, 0]
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const dictionary = dictionaryBefore(file, at)
    if (dictionary === undefined || !/\/Subtype\s*\/Image\b/.test(dictionary)) continue
    const dots = sideOf(dictionary, 'Width') * sideOf(dictionary, 'Height')
    // black and white only: eight dots to the byte
    const packed = /\/BitsPerComponent\s+1\b|\/ImageMask\s+true/.test(dictionary)
    largest = Math.max(largest, packed ? dots / 8 : dots)
    all += dots
  }
  return { largest, all }
}

/** A side that is told elsewhere (by reference) counts as one line: such files are rare, and the library has limits too. */
const sideOf = (dictionary: string, side: string): number =>
  Number(new RegExp(`/${side}\\s+(\\d{1,9})(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 1)

/** What stands between 'obj' and 'stream'. */
function dictionaryBefore(file: Buffer, at: number): string | undefined {
  const text = file.toString('latin1', Math.max(0, at - 4096), at)
  if (!/>>\s*$/.test(text)) return undefined
  const begin = text.lastIndexOf(' obj')
  return text.slice(begin < 0 ? 0 : begin)
}

/** Bytes that come out of a stream packed `times` times over; counting stops once they exceed `limit`. */
function unpackedSize(packed: Uint8Array, times: number, limit: number): number {
  let size = 0
  const enough = new Error('enough')
  let sink = (data: Uint8Array) => {
    size += data.length
    if (size > limit) throw enough
  }
  try {
    for (let i = 0; i < Math.min(times, 4); i++) sink = inflater(sink)
    for (let at = 0; at < packed.length; at += CHUNK) sink(packed.subarray(at, at + CHUNK))
  } catch (error) {
    if (error === enough) return size
    // Broken or encrypted data: what came out so far is what the PDF library would get as well.
  }
  return size
}

/** Unpacks what it is given behind the two bytes of a zlib header. */
function inflater(next: (data: Uint8Array) => void): (data: Uint8Array) => void {
  const stream = new Inflate((data) => next(data))
  let header = 2
  return (data) => {
    const body = data.subarray(Math.min(header, data.length))
    header -= data.length - body.length
    if (body.length > 0) stream.push(body)
  }
}
