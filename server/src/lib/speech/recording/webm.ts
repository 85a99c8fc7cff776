import { CannotBeHeard, type OpusRecording } from './sound.ts'

/** Elements that hold others: we go into them and heed no size of theirs, which browsers leave open while they record. */
const holding = new Set([0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
const trackNumber = 0xd7
const codecId = 0x86
const codecPrivate = 0x63a2
const simpleBlock = 0xa3
const block = 0xa1
const trackEntry = 0xae

interface Track {
  number: number
  codec: string
  head: Uint8Array
}

/**
 * The Opus packets of the first Opus track of a WebM or Matroska file.
 *
 * @throws CannotBeHeard not_audio where there is no such track, cut where the file ends within an element
 */
export function readWebm(file: Uint8Array): OpusRecording {
  const tracks: Track[] = []
  const blocks: Uint8Array[] = []
  for (let at = 0; at < file.length; ) {
    const id = readId(file, at)
    const size = readNumber(file, at + id.length)
    const start = at + id.length + size.length
    if (holding.has(id.value)) {
      if (id.value === trackEntry) tracks.push({ number: 0, codec: '', head: new Uint8Array() })
      at = start
      continue
    }
    const end = start + size.value
    if (end > file.length) throw new CannotBeHeard('cut')
    const content = file.subarray(start, end)
    const track = tracks.at(-1)
    if (id.value === simpleBlock || id.value === block) blocks.push(content)
    else if (track && id.value === trackNumber) track.number = content.at(-1) ?? 0
    else if (track && id.value === codecId) track.codec = Buffer.from(content).toString('latin1')
    else if (track && id.value === codecPrivate) track.head = content
    at = end
  }
  const opus = tracks.find(({ codec }) => codec.startsWith('A_OPUS'))
  if (!opus) throw new CannotBeHeard('not_audio')
  return { head: opus.head, packets: blocks.flatMap((one) => packetOf(one, opus.number)) }
}

/** A block: its track, two bytes of time, flags, then the packet. None of the browsers puts several into one. */
function packetOf(content: Uint8Array, track: number): Uint8Array[] {
  const number = readNumber(content, 0)
  if (number.value !== track) return []
  const flags = content[number.length + 2] ?? 0
  if ((flags & 0x06) !== 0) throw new CannotBeHeard('not_audio')
  return [content.subarray(number.length + 3)]
}

const lengthOf = (first: number, most: number): number => {
  const length = Math.clz32(first) - 23
  if (length > most) throw new CannotBeHeard('not_audio')
  return length
}

function readId(file: Uint8Array, at: number): { value: number; length: number } {
  const length = lengthOf(file[at] ?? 0, 4)
  let value = 0
  for (let i = 0; i < length; i++) value = value * 256 + byte(file, at + i)
  return { value, length }
}

/** A number of variable length, whose first byte tells how long it is. */
function readNumber(file: Uint8Array, at: number): { value: number; length: number } {
  const first = byte(file, at)
  const length = lengthOf(first, 8)
  let value = first & (0xff >> length)
  for (let i = 1; i < length; i++) value = value * 256 + byte(file, at + i)
  return { value, length }
}

function byte(file: Uint8Array, at: number): number {
  const value = file[at]
  if (value === undefined) throw new CannotBeHeard('cut')
  return value
}
