import type { EmbeddedFont } from 'pdfmake/js/PDFDocument.js'

type Glyph = ReturnType<EmbeddedFont['layout']>['glyphs'][number]

/**
 * Makes what a font draws come out as it was written, when it is selected, searched or read aloud.
 *
 * A PDF says for each glyph which characters it stands for, and a reader puts these together in the order of drawing. In
 * Devanagari that is not the order of writing: the short i is drawn before its consonant, a leading r after its
 * syllable. So each glyph of such a word is given the characters that are due at its place, and a glyph that stands for
 * several things is put into the file once for each.
 */
export function makeExtractable(font: EmbeddedFont): void {
  const places = new Map<string, number>()
  const place = (glyph: Glyph, meant: number[]): number => {
    const key = `${glyph.id}:${meant.join()}`
    const known = places.get(key)
    if (known !== undefined) return known
    let code = font.subset.includeGlyph(glyph.id)
    if (font.unicode[code] !== undefined) code = font.subset.glyphs.push(glyph.id) - 1
    places.set(key, code)
    font.unicode[code] = meant
    font.widths[code] = glyph.advanceWidth * font.scale
    return code
  }
  const encode = (text: string, features?: unknown): ReturnType<EmbeddedFont['encode']> => {
    const { glyphs, positions } = font.layout(text, features)
    const meant = inWrittenOrder(glyphs, text)
    const codes = glyphs.map((glyph, index) =>
      place(glyph, meant[index] ?? [])
        .toString(16)
        .padStart(4, '0'),
    )
    return [codes, positions]
  }
  // the printer comes with one word at a time, and mostly with one that it had before
  const encoded = new Map<string, ReturnType<typeof encode>>()
  font.encode = (text, features) => {
    if (features) return encode(text, features)
    const known = encoded.get(text) ?? encode(text)
    encoded.set(text, known)
    return known
  }
}

/** For each glyph the characters that it shall stand for; one after the other they are the text. */
export function inWrittenOrder(glyphs: readonly Pick<Glyph, 'codePoints'>[], text: string): number[][] {
  const own = glyphs.map(({ codePoints }) => codePoints)
  const written = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  if (own.flat().join() === written.join()) return own
  let next = 0
  return own.map((codePoints, index) => {
    const from = next
    next = index === own.length - 1 ? written.length : Math.min(from + codePoints.length, written.length)
    return written.slice(from, next)
  })
}
