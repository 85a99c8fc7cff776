import { describe, expect, test } from 'vitest'
import { readDocument } from '../index.ts'

const read = async (bytes: Uint8Array | Buffer) => (await readDocument(Uint8Array.from(bytes))).text
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const clause = '1. Rent: ₹ 50,000 – “payable” monthly.'

describe('every common encoding gives the same text', () => {
  test.each([
    ['UTF-8', Buffer.from(clause)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${clause}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${clause}`, 'utf16le')],
    ['UTF-16 BE with a mark', utf16be(`\ufeff${clause}`)],
    ['UTF-16 LE without one', Buffer.from(clause, 'utf16le')],
    ['UTF-16 BE without one', utf16be(clause)],
  ])('%s', async (_, bytes) => expect(await read(bytes)).toBe(clause))

  test('Windows-1252', async () => {
    const bytes = Buffer.from('The \x93Company\x94 \x96 caf\xe9 \x80 5', 'latin1')
    expect(await read(bytes)).toBe('The “Company” – café € 5')
  })

  test('UTF-8 that was taken for Windows-1252 and saved so is mended, all of it or nothing', async () => {
    const spoilt = new TextDecoder('windows-1252').decode(Buffer.from(`${clause} किराया “x”`))
    expect(spoilt).toContain('â‚¹')
    expect(await read(Buffer.from(spoilt))).toBe(`${clause} किराया “x”`)
    for (const whole of ['Prêt à porter – “Señor” Ångström', 'CAFÉ” – “PÂTÉ’ – â‚¹ 5', 'â‚¹ 5'])
      expect(await read(Buffer.from(whole))).toBe(whole)
  })

  test('Hindi in UTF-16 without a mark', async () => {
    const hindi = 'यह अनुबंध दोनों पक्षों के बीच है।'
    expect(await read(Buffer.from(hindi, 'utf16le'))).toBe(hindi)
  })

  test('UTF-8 that is cut off in a character loses only that character, and says so', async () => {
    const bytes = Uint8Array.from(Buffer.from('₹'.repeat(40)).subarray(0, 119))
    const reading = await readDocument(bytes)
    expect(reading.text).toBe('₹'.repeat(39))
    expect(reading.warnings).toHaveLength(1)
  })
})

describe('text hygiene', () => {
  test('any line end is a line end', async () => {
    expect(await read(Buffer.from('a\r\nb\rc\nd\u2028e\ff'))).toBe('a\nb\nc\nd\ne\nf')
  })

  test('invisible characters go, typographic ones stay', async () => {
    const text = 'con\u200bfi\u00adden\u2060tial\u00a0ﬁnal ofﬁce ‘x’ — “y” ₹\u202e\u{e0041}\u0007'
    expect(await read(Buffer.from(text))).toBe('confidential final office ‘x’ — “y” ₹')
  })

  test('joiners stay where they shape a Hindi syllable', async () => {
    expect(await read(Buffer.from('क्\u200dष a\u200db'))).toBe('क्\u200dष ab')
  })

  test('lone surrogates go', async () => {
    const { text } = await readDocument(Uint8Array.from(Buffer.from('\ufeffab\ud800cd', 'utf16le')))
    expect(text).toBe('abcd')
  })
})

describe('pages of a text without pages', () => {
  test.each([1, 2999, 3000, 3001, 9000, 9001])('%i characters', async (length) => {
    const text = 'word and more '
      .repeat(1000)
      .slice(0, length - 1)
      .padEnd(length, 'x')
    const reading = await readDocument(Uint8Array.from(Buffer.from(text)))
    expect(reading.text).toHaveLength(length)
    expect(reading.pages).toHaveLength(Math.ceil(length / 3000))
    expect(reading.pages.at(-1)!.end).toBe(length)
    for (const page of reading.pages) {
      // No page begins or ends within a word.
      expect(reading.text.slice(page.start - 1, page.start).trim()).toBe('')
      expect(reading.text.slice(page.end, page.end + 1).trim()).toBe('')
    }
  })

  test('a line end near the limit is preferred', async () => {
    const text = `${'a '.repeat(1400)}end\n${'b '.repeat(400)}b`
    const [first] = (await readDocument(Uint8Array.from(Buffer.from(text)))).pages
    expect(text.slice(first!.start, first!.end)).toMatch(/end$/)
  })

  test('words without spaces are cut, but never within a character', async () => {
    const reading = await readDocument(Uint8Array.from(Buffer.from(`x${'😀'.repeat(2000)}`)))
    for (const { start, end } of reading.pages) expect(reading.text.slice(start, end).isWellFormed()).toBe(true)
  })
})
