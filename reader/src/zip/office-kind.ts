import type { ZipEntry } from './directory.ts'
import { readZipDirectory } from './directory.ts'
import { unpackEntry } from './unpack.ts'

export type OfficeKind = 'word' | 'spreadsheet' | 'presentation'

/** The part that tells the kind of all the others. */
const types = '[content_types].xml'
/** It lists a line a part: a megabyte is more than any has. */
const mostBytes = 1024 * 1024

/** What an archive is, and whether it is whole: one that was cut off has lost its directory, which stands at its end. */
export function officeKind(bytes: Uint8Array): { kind: OfficeKind | undefined; whole: boolean } {
  try {
    const entries = readZipDirectory(bytes, 65535)
    return { kind: kindByNames(entries.map(({ name }) => name)) ?? kindByTypes(bytes, entries), whole: true }
  } catch {
    return { kind: kindByNames(namesOnTheWay(bytes)), whole: false }
  }
}

function kindByNames(names: readonly string[]): OfficeKind | undefined {
  const has = (folder: string) => names.some((name) => name.toLowerCase().startsWith(folder))
  return has('word/') ? 'word' : has('xl/') ? 'spreadsheet' : has('ppt/') ? 'presentation' : undefined
}

/** A program may lay the parts where it likes, as long as the list of types says what they are. */
function kindByTypes(bytes: Uint8Array, entries: readonly ZipEntry[]): OfficeKind | undefined {
  const entry = entries.find(({ name }) => name.toLowerCase() === types)
  if (!entry) return undefined
  const pieces: Uint8Array[] = []
  try {
    unpackEntry(bytes, entry, { left: mostBytes }, (piece) => pieces.push(piece.slice()))
  } catch {
    return undefined
  }
  const text = Buffer.concat(pieces).toString('utf8').replaceAll('\0', '')
  if (/wordprocessingml\.(document|template)\.main\+xml|ms-word\.\w{1,30}\.macroEnabled/i.test(text)) return 'word'
  if (text.includes('spreadsheetml.sheet.main+xml')) return 'spreadsheet'
  return text.includes('presentationml.presentation.main+xml') ? 'presentation' : undefined
}

/** The names that stand before each entry, for an archive without a directory. */
function namesOnTheWay(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = Buffer.from('PK\x03\x04', 'latin1')
  const names: string[] = []
  for (let at = file.indexOf(header); at >= 0 && at + 30 <= file.length; at = file.indexOf(header, at + 4)) {
    const length = file.readUInt16LE(at + 26)
    names.push(
      file
        .toString('utf8', at + 30, at + 30 + length)
        .replaceAll('\\', '/')
        .replace(/^\/{1,9}/, ''),
    )
  }
  return names
}
