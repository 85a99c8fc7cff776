import { UnreadableFile } from '../unreadable-file.ts'

/** Names of the Encoding Standard, which are IANA's too. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface Decoded {
  text: string
  encoding: Encoding
  /** some bytes belonged to no character and were left out */
  lossy: boolean
}

/**
 * Turns the bytes of a text file into text: UTF-8, UTF-16 in both byte orders (each with or without a byte order mark),
 * else Windows-1252, which every byte string is; so what then looks like no text is refused.
 * @throws UnreadableFile `wrong_kind` for binary data.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const utf16 = utf16Order(bytes)
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes)
    return { text: text.replaceAll('\ufffd', ''), encoding: utf16, lossy: text.includes('\ufffd') }
  }
  if (bytes.includes(0)) throw new UnreadableFile('otherKind')
  const decoded = decodeUtf8(bytes) ?? asWindows1252(bytes)
  // One or two stray control characters are no reason: old word processors leave them.
  if (controls(decoded.text) > 2 + decoded.text.length * 0.01) throw new UnreadableFile('otherKind')
  return decoded
}

/** In which encoding a text file is read: the `charset` under which it can be handed on. */
export function encodingOf(bytes: Uint8Array): Encoding {
  return utf16Order(bytes) ?? decodeUtf8(bytes)?.encoding ?? 'windows-1252'
}

const asWindows1252 = (bytes: Uint8Array): Decoded => ({
  text: new TextDecoder('windows-1252').decode(bytes),
  encoding: 'windows-1252',
  lossy: false,
})

function decodeUtf8(bytes: Uint8Array): Decoded | undefined {
  const text = new TextDecoder().decode(bytes)
  const bad = count(text, /\ufffd/g)
  if (bad === 0) return { text: readTwice(text), encoding: 'utf-8', lossy: false }
  // A UTF-8 file with a few broken places (cut off, pasted together) is still UTF-8: Windows-1252 text, read as
  // UTF-8, has hardly any valid sequence.
  const good = count(text, /[^\x00-\x7f\ufffd]/g)
  return good > bad * 10 ? { text: text.replaceAll('\ufffd', ''), encoding: 'utf-8', lossy: true } : undefined
}

/**
 * Text that was once read as Windows-1252 and saved so: 'â‚¹ 5,000' was '₹ 5,000'. What else would have these letters in
 * these orders? Only where all of them give signs and letters of
 * here again, and at least two do.
 */
function readTwice(text: string): string {
  const odd = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]+/g
  let repaired = 0
  const told = text.replace(odd, (letters) => {
    const own = new TextDecoder().decode(Uint8Array.from(letters, byteOf))
    if (!/^[\u00a0-\u00ff\u0900-\u0dff\u2010-\u20bf]+$/.test(own)) return letters
    repaired++
    return own
  })
  return repaired >= 2 && repaired === count(text, odd) ? told : text
}

/** The byte that Windows-1252 reads as this letter; the few that it does not know were left as they are. */
const byteOf = (letter: string): number => windows1252.get(letter) ?? letter.charCodeAt(0)
const windows1252 = new Map(
  Array.from({ length: 32 }, (_, i) => [new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + i)), 0x80 + i]),
)

/** Byte order of UTF-16, by its mark or by where the zero bytes of spaces, digits and Latin letters lie. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0 || bytes.length < 4) return undefined
  const zeros = [0, 0]
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]!++
  const [even, odd] = zeros as [number, number]
  if ((even > 0 && odd > 0) || even + odd < bytes.length / 50) return undefined
  const order = odd > 0 ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(order).decode(bytes)
  const strange = count(text, /[\ufffd\p{Cn}\p{Co}]/gu) + controls(text)
  return strange <= text.length * 0.01 ? order : undefined
}

const controls = (text: string) => count(text, /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f]/g)

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}
