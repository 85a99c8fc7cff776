import { CannotBeHeard, type OpusRecording } from './sound.ts'

const pageHead = 27
const heads = { opus: 'OpusHead', tags: 'OpusTags' }

/**
 * The Opus packets of an Ogg file.
 *
 * @throws CannotBeHeard not_audio where it holds something else, cut where it ends within a page
 */
export function readOgg(file: Uint8Array): OpusRecording {
  const packets: Uint8Array[] = []
  let parts: Uint8Array[] = []
  let serial: number | undefined
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at < file.length; ) {
    if (at + pageHead > file.length) throw new CannotBeHeard('cut')
    if (textAt(file, at, 4) !== 'OggS') throw new CannotBeHeard('not_audio')
    const lacing = file.subarray(at + pageHead, at + pageHead + (file[at + 26] ?? 0))
    let start = at + pageHead + lacing.length
    const end = start + lacing.reduce((sum, size) => sum + size, 0)
    if (end > file.length) throw new CannotBeHeard('cut')
    const theirs = view.getUint32(at + 14, true)
    serial ??= theirs
    for (const size of theirs === serial ? lacing : []) {
      parts.push(file.subarray(start, start + size))
      start += size
      // a packet goes on for as long as its pieces are full
      if (size < 255) {
        packets.push(parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts))
        parts = []
      }
    }
    at = end
  }
  const [head, tags, ...sound] = packets
  if (!head || textAt(head, 0, 8) !== heads.opus || !tags || textAt(tags, 0, 8) !== heads.tags) {
    throw new CannotBeHeard('not_audio')
  }
  return { head, packets: sound }
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Buffer.from(bytes.subarray(at, at + length)).toString('latin1')
