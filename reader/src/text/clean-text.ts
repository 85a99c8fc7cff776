/**
 * Text hygiene, the same for every format: what remains is what a reader sees.
 * Dropped: control characters, soft hyphens, zero-width and direction marks, invisible tag characters (they can hide
 * text from the person and show it to a machine), lone surrogates and non-characters. Quotes, dashes and currency
 * signs stay as they are. Joiners stay after Indic letters, where they shape the syllable.
 */
export function cleanText(text: string): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature.charCodeAt(0) - 0xfb00]!)
    .replace(/(?<![\u0900-\u0dff])[\u200c\u200d]/g, '')
    .replace(/[\uf000-\uf0ff]/g, (symbol) => symbolText(symbol.charCodeAt(0)))
    .replace(invisible, '')
}

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st']

// Control characters, soft hyphen, zero-width and direction marks, variation selectors, private use, non-characters, tags.
const invisible =
  /[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff0-\uffff]|\u034f|\p{Variation_Selector}|[\u{e0000}-\u{e0fff}]|[\u{f0000}-\u{10ffff}]/gu

/** Word's Symbol and Wingdings glyphs sit at U+F000 + their code: the few that carry meaning in contracts. */
const symbols: Record<number, string> = {
  61692: '✓',
  61694: '☒',
  61608: '☐',
  61551: '☐',
  61553: '☐',
  61603: '≤',
  61619: '≥',
  61617: '±',
  61620: '×',
  61614: '→',
  61664: '→',
  61650: '®',
  61651: '©',
  61652: '™',
  61485: '–',
}
const bullets = new Set([0xf0b7, 0xf0a7, 0xf0d8, 0xf076, 0xf09f, 0xf06c, 0xf06e, 0xf075, 0xf077, 0xf0be, 0xf0b2])

/** The character for a Symbol or Wingdings code (0xF000-0xF0FF), or '' for an ornament. */
export function symbolText(code: number): string {
  return symbols[code] ?? (bullets.has(code) ? '•' : '')
}
