import { expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { abstractNum, listed, makeDocx, num, p } from '../testing/make-docx.ts'
import { formatNumber } from './number-formats.ts'

const linesOf = async (body: string, numbering: string, styles = '') =>
  (await readDocument(makeDocx({ body, numbering, styles }))).text.split('\n\n')

const legal = abstractNum(1, [
  ['decimal', '%1.'],
  ['decimal', '%1.%2'],
  ['lowerLetter', '(%3)'],
  ['lowerRoman', '(%4)'],
])

test('levels count within their parent and start again after it', async () => {
  const at = (level: number, text: string) => p(text, listed(1, level))
  const body =
    at(0, 'Scope') +
    at(1, 'Work') +
    at(2, 'first') +
    at(2, 'second') +
    at(3, 'deep') +
    at(1, 'Time') +
    at(2, 'again') +
    at(0, 'Fees') +
    at(1, 'Rate')
  expect(await linesOf(body, legal + num(1, 1))).toEqual([
    '1. Scope',
    '1.1 Work',
    '(a) first',
    '(b) second',
    '(i) deep',
    '1.2 Time',
    '(a) again',
    '2. Fees',
    '2.1 Rate',
  ])
})

test('two lists of one definition go on counting; an override of the start begins anew', async () => {
  const body = p('a', listed(1)) + p('b', listed(2)) + p('c', listed(3)) + p('d', listed(3)) + p('e', listed(1))
  const override = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>'
  expect(await linesOf(body, legal + num(1, 1) + num(2, 1) + num(3, 1, override))).toEqual([
    '1. a',
    '2. b',
    '7. c',
    '8. d',
    '9. e',
  ])
})

test('an override may replace a whole level', async () => {
  const override =
    '<w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="upperRoman"/><w:suff w:val="nothing"/><w:lvlText w:val="Part %1: "/></w:lvl></w:lvlOverride>'
  expect(await linesOf(p('x', listed(1)), legal + num(1, 1, override))).toEqual(['Part III: x'])
})

test('a level that never restarts, and one that restarts only after the first level', async () => {
  const numbering =
    abstractNum(1, [
      ['decimal', 'Article %1'],
      ['decimal', 'Section %2', '<w:lvlRestart w:val="0"/>'],
      ['lowerLetter', '(%3)', '<w:lvlRestart w:val="1"/>'],
    ]) + num(1, 1)
  const levels = [0, 1, 2, 1, 2, 0, 1, 2]
  const body = levels.map((level) => p('x', listed(1, level))).join('')
  expect(await linesOf(body, numbering)).toEqual(
    ['Article 1', 'Section 1', '(a)', 'Section 2', '(b)', 'Article 2', 'Section 3', '(a)'].map((each) => `${each} x`),
  )
})

test('legal style shows higher levels in digits', async () => {
  const numbering =
    abstractNum(1, [
      ['upperRoman', 'ARTICLE %1'],
      ['decimal', '%1.%2', '<w:isLgl/>'],
    ]) + num(1, 1)
  const levels = [0, 0, 0, 0, 1]
  const lines = await linesOf(levels.map((level) => p('x', listed(1, level))).join(''), numbering)
  expect(lines.slice(-2)).toEqual(['ARTICLE IV x', '4.1 x'])
})

test('numbers that come from styles, along the chain of styles', async () => {
  const styles = `
    <w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:type="paragraph" w:styleId="Heading2"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:type="paragraph" w:styleId="Clause"><w:basedOn w:val="Heading2"/></w:style>
    <w:style w:type="paragraph" w:styleId="Plain"><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:style>`
  const numbering =
    abstractNum(1, [
      ['decimal', '%1.', '<w:pStyle w:val="Heading1"/>'],
      ['decimal', '%1.%2', '<w:pStyle w:val="Heading2"/>'],
    ]) + num(1, 1)
  const styled = (style: string) => p('x', `<w:pStyle w:val="${style}"/>`)
  const body = ['Heading1', 'Heading2', 'Clause', 'Plain', 'Heading1'].map(styled).join('')
  expect(await linesOf(body, numbering, styles)).toEqual(['1. x', '1.1 x', '1.2 x', 'x', '2. x'])
})

test('a numbering style stands for the list it names', async () => {
  const styles =
    '<w:style w:type="numbering" w:styleId="Legal"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
  const linked = '<w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Legal"/></w:abstractNum>'
  const body = p('x', listed(1)) + p('y', listed(2))
  expect(await linesOf(body, legal + linked + num(1, 1) + num(2, 2), styles)).toEqual(['1. x', '2. y'])
})

test('bullets are shown as bullets, whatever font draws them', async () => {
  const fonts = (font: string) => `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr>`
  const numbering =
    abstractNum(1, [
      ['bullet', '\uf0b7', fonts('Symbol')],
      ['bullet', 'o', fonts('Courier New')],
      ['bullet', '–'],
    ]) + num(1, 1)
  const body = [0, 1, 2].map((level) => p('x', listed(1, level))).join('')
  expect(await linesOf(body, numbering)).toEqual(['• x', '• x', '– x'])
})

test('paragraphs that stand empty or deleted', async () => {
  const body =
    p('a', listed(1)) +
    p('', listed(1)) +
    p('gone ', `${listed(1)}<w:rPr><w:del w:id="1"/></w:rPr>`) +
    p('c', listed(1))
  expect(await linesOf(body, legal + num(1, 1))).toEqual(['1. a', '3. gone c'])
})

test.each([
  [1, 'lowerLetter', 'a'],
  [26, 'lowerLetter', 'z'],
  [28, 'upperLetter', 'BB'],
  [4, 'lowerRoman', 'iv'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [7, 'decimalZero', '07'],
  [22, 'ordinal', '22nd'],
  [13, 'ordinal', '13th'],
  [3, 'cardinalText', 'Three'],
  [21, 'ordinalText', 'Twenty-first'],
  [20, 'ordinalText', 'Twentieth'],
  [12, 'hindiNumbers', '१२'],
  [5, 'none', ''],
  [5, 'chicago', '5'],
])('%i as %s is "%s"', (value, format, shown) => expect(formatNumber(value, format)).toBe(shown))

test('a row whose first cell holds nothing but its number keeps it; an empty item elsewhere shows none', async () => {
  const cell = (content: string) => `<w:tc>${content}</w:tc>`
  const row = (words: string) => `<w:tr>${cell(p('', listed(1)))}${cell(p(words))}</w:tr>`
  const table = `<w:tbl>${row('The hall is let for a day.')}${row('Music ends at ten.')}</w:tbl>`
  expect(await linesOf(table + p('', listed(1)) + p('End', listed(1)), legal + num(1, 1))).toEqual([
    '1.\tThe hall is let for a day.\n2.\tMusic ends at ten.',
    '4. End',
  ])
})
