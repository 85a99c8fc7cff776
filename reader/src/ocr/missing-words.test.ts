import { describe, expect, test } from 'vitest'
import { lacksWords } from './missing-words.ts'
import { type Ink, side } from './paper/ink.ts'
import type { SeenLine } from './recogniser.ts'

const [width, height] = [1600, 2000]
const sentence = 'The Licensor may end this licence at any time by giving one month of notice in writing'.split(' ')

/** A line of print as it is recognised: 70 dots a word from the left margin, 40 dots below the one before. */
function lineAt(y: number, words: readonly string[] = sentence, confidence = 0.95, from = 150): SeenLine {
  const seen = words.map((text, i) => ({
    text,
    confidence,
    box: { x0: from + i * 70, x1: from + i * 70 + 60, y0: y - 25, y1: y + 5 },
  }))
  return { words: seen, y, slope: 0, height: 28, length: words.length * 70 }
}

const page = Array.from({ length: 30 }, (_, i) => lineAt(200 + i * 40))
const noInk: Ink = {
  width,
  height,
  columns: width / side,
  rows: height / side,
  dark: new Uint16Array((width * height) / side ** 2),
  all: 0,
  faint: 0,
  shaded: 0,
}
const lacks = (lines: SeenLine[], ink = noInk) => lacksWords(ink, { lines, slant: 0 })
/** The page with some lines in place of its own. */
const with5 = (make: (y: number, i: number) => SeenLine) =>
  page.map((line, i) => (i >= 10 && i < 15 ? make(line.y, i) : line))

describe('a page that was read surely, and not whole', () => {
  test('has long lines that make no sense, as in a shadow', () => {
    expect(lacks(with5((y) => lineAt(y, sentence, 0.6)))).toBe(true)
  })

  test('has lines that run out of the picture', () => {
    expect(lacks(with5((y) => lineAt(y, sentence, 0.95, 2)))).toBe(true)
  })

  test('has lines that break off in the middle of a word, where a lamp shines back', () => {
    const brokenOff = (y: number): SeenLine => {
      const line = lineAt(y, sentence.slice(0, 8))
      return {
        ...line,
        words: line.words.map((word, i) => (i === 7 ? { ...word, text: 'ti', confidence: 0.6 } : word)),
      }
    }
    expect(lacks(with5(brokenOff))).toBe(true)
  })

  test('has lines with a gap of which the words beside it are halves, each at another place', () => {
    const halved = (y: number, i: number): SeenLine => {
      const line = lineAt(y)
      const words = line.words
        .toSpliced(5 + (i % 3), 3)
        .map((word, at) => ({ ...word, confidence: at === 4 + (i % 3) ? 0.6 : 0.95 }))
      return { ...line, words }
    }
    expect(lacks(page.map((line, i) => (i >= 10 && i < 16 ? halved(line.y, i) : line)))).toBe(true)
  })

  test('has a dark strip where a line would be, as in a fold', () => {
    const folded = page.filter((_, i) => i !== 12)
    const dark = noInk.dark.map((_, at) => {
      const [x, y] = [(at % noInk.columns) * side, Math.floor(at / noInk.columns) * side]
      return x > 100 && x < 1400 && y > 650 && y < 680 ? 160 : 0
    })
    expect(lacks(folded, { ...noInk, dark })).toBe(true)
    expect(lacks(folded)).toBe(false)
  })
})

describe('a page that was read whole', () => {
  test('may have short last lines, sums in columns, a stamp and a note by hand', () => {
    const lines = page.map((line, i) => (i % 4 === 3 ? lineAt(line.y, sentence.slice(0, 6)) : line))
    const sums = ['Advance', '25,000', '50,000'].map((text, i) => ({
      text,
      confidence: i === 0 ? 0.95 : 0.7,
      box: { x0: 150 + i * 400, x1: 250 + i * 400, y0: 1500, y1: 1530 },
    }))
    const table = Array.from({ length: 6 }, (_, i) => ({ ...lineAt(1500 + i * 40), words: sums }))
    const stamp = { ...lineAt(1800, ['SHREE', 'CO'], 0.3), height: 80 }
    expect(lacks([...lines, ...table, stamp, lineAt(1850, ['ok', 'Rao'], 0.4)])).toBe(false)
  })

  test('may have blanks of dots and the borders of cells, which are hardly ever read surely', () => {
    const blanks = (sign: string, step: number) => (y: number) => {
      const words = ['Name', sign, 'Mobile', sign].map((text, i) => ({
        text,
        confidence: text === sign ? 0.5 : 0.95,
        box: { x0: 150 + i * step, x1: 210 + i * step, y0: y - 25, y1: y + 5 },
      }))
      return { ...lineAt(y), words }
    }
    expect(lacks(with5(blanks('.......', 200)))).toBe(false)
    expect(lacks(with5(blanks('|', 200)))).toBe(false)
  })

  test('may have a thick rule below its letterhead', () => {
    const headed = page.filter((_, i) => i !== 2)
    const dark = noInk.dark.map((_, at) => (Math.floor(at / noInk.columns) === 17 ? 16 * 10 : 0))
    expect(lacks(headed, { ...noInk, dark })).toBe(false)
  })
})
