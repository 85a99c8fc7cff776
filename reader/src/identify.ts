import { readingLimits } from './limits.ts'
import type { FileKind } from './reading.ts'
import { decodeText } from './txt/decode-text.ts'
import { type Sentence, UnreadableFile } from './unreadable-file.ts'
import { officeKind } from './zip/office-kind.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * What a document is, by its content alone. A photo is none yet: `bindPhotos` makes one of it.
 * @throws UnreadableFile `empty_file`, `too_large`, `wrong_kind`, or `encrypted` and `corrupt` where that already shows.
 */
export function identify(bytes: Uint8Array): { kind: FileKind; mimeType: string } {
  if (bytes.length === 0) throw new UnreadableFile('emptyFile')
  if (bytes.length > readingLimits.fileBytes) {
    const megabytes = Math.ceil(bytes.length / 104857.6) / 10
    throw new UnreadableFile('tooLarge', { megabytes, limit: readingLimits.fileBytes / 1048576 })
  }
  const head = latin1(bytes.subarray(0, 1024))
  // A PDF may have some bytes before its header: mail gateways and printers leave them there.
  if (head.includes('%PDF-')) return { kind: 'pdf', mimeType: 'application/pdf' }
  if (/^PK(\x03\x04|\x05\x06|\x07\x08)/.test(head)) return identifyZip(bytes, head)
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw new UnreadableFile(oleSentence(bytes))
  for (const [magic, sentence] of refused) if (magic.test(head)) throw new UnreadableFile(sentence)
  decodeText(bytes)
  return { kind: 'txt', mimeType: 'text/plain' }
}

const markupStart = '^(?:\xef\xbb\xbf|\xff\xfe)?[\\s\\0]*'
const refused: [RegExp, Sentence][] = [
  [/^....ftyp(hei|hev|mif|msf)/s, 'heic'],
  [/^(\x89PNG|\xff\xd8|GIF8|II\*\0|MM\0\*|RIFF....WEBP|....ftypavi|8BPS)/s, 'picture'],
  [/^BM....\0\0\0\0/s, 'picture'],
  [/^\{\\rtf/, 'richText'],
  [/^(\x1f\x8b|7z\xbc\xaf|Rar!|BZh|\xfd7zXZ)/, 'zipArchive'],
  [new RegExp(`${markupStart}<(!doctype html|html|head|body|!--|svg)`, 'i'), 'webPage'],
  [new RegExp(`${markupStart}<\\?xml`, 'i'), 'otherKind'],
  [/^(MZ|\x7fELF|%!PS|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe)/, 'otherKind'],
]

function identifyZip(bytes: Uint8Array, head: string): { kind: FileKind; mimeType: string } {
  const { kind, whole } = officeKind(bytes)
  if (kind === 'word') {
    if (whole) return { kind: 'docx', mimeType: DOCX }
    throw new UnreadableFile('corruptWord', { at: 'zip directory' })
  }
  if (kind) throw new UnreadableFile(kind)
  if (head.includes('mimetypeapplication/vnd.oasis.opendocument')) throw new UnreadableFile('openDocument')
  // The list of parts comes first in a Word file; an archive that was cut off right behind it was to be one.
  const wasOffice = !whole && /^.{26}..\0?.?(\[Content_Types\]|_rels\/|docProps\/)/s.test(head)
  throw new UnreadableFile(wasOffice ? 'corruptWord' : 'zipArchive')
}

/** OLE containers hold old Office files and password-protected new ones; their stream names are in UTF-16. */
function oleSentence(bytes: Uint8Array): Sentence {
  const names = latin1(bytes).replaceAll('\0', '')
  if (names.includes('EncryptedPackage') || names.includes('EncryptionInfo')) return 'encryptedWord'
  if (names.includes('WordDocument')) return 'oldWord'
  if (names.includes('Workbook')) return 'spreadsheet'
  if (names.includes('PowerPoint Document')) return 'presentation'
  return 'otherKind'
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
