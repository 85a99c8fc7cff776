import { UnreadableFile } from '../unreadable-file.ts'

/** An entry as the archive's central directory describes it; sizes are claims until inflating proves them. */
export interface ZipEntry {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packedSize: number
  size: number
  /** where the entry's local header begins */
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const HUGE = 0xffffffff

/**
 * Reads the central directory of a ZIP archive without unpacking anything.
 * @throws UnreadableFile `corrupt` when there is none or it does not hold together.
 */
export function readZipDirectory(bytes: Uint8Array, mostEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end < 0) throw new UnreadableFile('corruptWord', { at: 'zip directory' })
  try {
    return readEntries(view, bytes, end, mostEntries)
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile('corruptWord', { at: 'zip directory' }, error)
    throw error
  }
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === END) return at
  return -1
}

function readEntries(view: DataView, bytes: Uint8Array, end: number, mostEntries: number): ZipEntry[] {
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new UnreadableFile('unpacksTooLarge', { entries: count, limit: mostEntries })
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnreadableFile('corruptWord', { at: 'zip directory' })
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const entry: ZipEntry = {
      // some writers begin names with a slash, as the list of types does
      name: new TextDecoder()
        .decode(bytes.subarray(at + 46, at + 46 + nameLength))
        .replaceAll('\\', '/')
        .replace(/^\/{1,9}/, ''),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    readLargeSizes(view, at + 46 + nameLength, extraLength, entry)
    entries.push(entry)
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  return entries
}

/** Some writers put small sizes into the ZIP64 extra field (id 1) all the same. */
function readLargeSizes(view: DataView, start: number, length: number, entry: ZipEntry): void {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let field = at + 4
    for (const key of ['size', 'packedSize', 'offset'] as const) {
      if (entry[key] !== HUGE) continue
      entry[key] = Number(view.getBigUint64(field, true))
      field += 8
    }
    return
  }
}
