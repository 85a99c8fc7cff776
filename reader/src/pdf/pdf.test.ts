import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { column, makePdf, type Placed } from '../testing/make-pdf.ts'

const read = (...pages: Placed[][]) => readDocument(makePdf(pages.map((items) => ({ items }))))
const textOf = async (...pages: Placed[][]) => (await read(...pages)).text

/** Lines of about the same width, so that none of them looks like the last one of a paragraph. */
const prose = [
  'The Tenant shall pay the monthly rent in advance on or before',
  'the fifth day of each month by bank transfer to the account of',
  'the Landlord, and any delay beyond ten days shall carry simple',
  'interest at twelve per cent a year until the date of payment.',
]

describe('paragraphs', () => {
  test('lines of a paragraph are joined by single spaces', async () => {
    expect(await textOf(column(72, 100, prose))).toBe(prose.join(' '))
  })

  test('a wider gap, a clause number, an indent and a short last line each begin a paragraph', async () => {
    const gap = [...column(72, 100, prose), ...column(72, 170, prose)]
    const numbered = column(72, 100, [`1. ${prose[0]}`, ...prose.slice(1), `2. ${prose[0]}`, ...prose.slice(1)])
    const indented = [0, 1].flatMap((i) => [
      { x: 90, y: 100 + i * 52, text: prose[0]!.slice(0, 58) },
      ...column(72, 113 + i * 52, prose.slice(1)),
    ])
    const short = column(72, 100, [...prose, 'This is all.', ...prose])
    for (const items of [gap, numbered, indented]) expect((await textOf(items)).split('\n\n')).toHaveLength(2)
    expect((await textOf(short)).split('\n\n')).toEqual([`${prose.join(' ')} This is all.`, prose.join(' ')])
  })

  test('a reference cut by a line end begins none', async () => {
    const lines = [
      'The deposit is returned within the time that is set out in clause',
      '5.1 of this Agreement, less any sums that are due at that time and',
    ]
    expect(await textOf(column(72, 100, [...lines, ...prose]))).toContain('set out in clause 5.1 of this')
  })

  test('address lines stay lines of their own', async () => {
    const address = ['Acme Private Limited', '12 MG Road', 'Pune 411 001']
    const expected = `Acme Private Limited\n12 MG Road\nPune 411 001`
    expect(await textOf([...column(72, 100, address), ...column(72, 180, prose)])).toContain(expected)
    // Also where a page holds nothing else: the other pages tell how wide a line may be.
    expect(await textOf(column(72, 100, prose), column(72, 100, address))).toContain(expected)
  })

  test('a number that hangs in the margin is joined to its line', async () => {
    const items = [
      { x: 72, y: 100, text: '1.1' },
      ...column(108, 100, prose),
      { x: 72, y: 152, text: '(a)' },
      ...column(108, 152, prose),
    ]
    expect(await textOf(items)).toBe(`1.1 ${prose.join(' ')}\n\n(a) ${prose.join(' ')}`)
  })

  test('words cut at a line end are joined, real hyphens stay', async () => {
    const lines = [
      'The notice of termi-',
      'nation and the non-',
      'compete clause, the day-to-',
      'day business and a long-',
      'term loan, the INDEMNI-',
      'FICATION and the Indo-',
      'German joint venture and/',
      'or its partners go here.',
    ]
    // The same width for all lines: the cut lines are full.
    const items = lines.map((text, i) => ({ x: 72, y: 100 + i * 13, text, wordSpacing: 0 }))
    expect(await textOf(items)).toBe(
      'The notice of termination and the non-compete clause, the day-to-day business and a long-term loan, the INDEMNIFICATION and the Indo-German joint venture and/or its partners go here.',
    )
  })

  test('how the document writes a word elsewhere decides', async () => {
    const lines = [
      'A re-entry is a re-entry wherever a re-',
      'entry is meant, and a contract is a con-',
      'tract wherever the word may be cut in two.',
    ]
    expect(await textOf(column(72, 100, lines))).toMatch(/wherever a re-entry .* is a contract wherever/)
  })

  test('spaces are rebuilt from gaps and raised letters join their word', async () => {
    const items = [
      { x: 72, y: 100, text: 'On the 5' },
      { x: 114.5, y: 96, text: 'th', size: 7 },
      { x: 124, y: 100, text: 'day of each month' },
    ]
    expect(await textOf(items)).toBe('On the 5th day of each month')
  })

  test('the raised mark of a footnote joins its word, but never a figure', async () => {
    const items = [
      { x: 72, y: 100, text: 'Rent' },
      { x: 95, y: 96, text: '1', size: 7 },
      { x: 102, y: 100, text: 'is Rs. 50,000' },
      { x: 166.6, y: 96, text: '2', size: 7 },
    ]
    expect(await textOf(items)).toBe('Rent1 is Rs. 50,000[2]')
  })

  test('justified lines with wide spaces are still lines', async () => {
    const items = prose.map((text, i) => ({ x: 72, y: 100 + i * 13, text, wordSpacing: i === 1 ? 9 : 0 }))
    expect(await textOf(items)).toMatch(/before the fifth day of each month by bank/)
  })
})

describe('columns and tables', () => {
  const left = prose.map((line) => line.slice(0, 38).trim())
  const half = (x: number, top: number, word: string) =>
    column(
      x,
      top,
      Array.from({ length: 8 }, (_, i) => `${word} ${i} runs on and on to the end`),
      { size: 10 },
    )

  test('two columns below a heading across the page are read one after the other', async () => {
    const items = [
      { x: 150, y: 80, text: 'STANDARD TERMS AND CONDITIONS OF SALE', size: 14 },
      ...half(72, 120, 'alpha'),
      ...half(320, 124, 'beta'),
      { x: 72, y: 260, text: 'Signed by both parties at the foot of both columns, right across the whole page here' },
    ]
    const text = await textOf(items)
    const order = ['STANDARD', 'alpha 0', 'alpha 7', 'beta 0', 'beta 7', 'Signed'].map((each) => text.indexOf(each))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(text).not.toContain('\t')
  })

  test('three columns', async () => {
    const narrow = (x: number, word: string) =>
      column(
        x,
        100,
        Array.from({ length: 9 }, (_, i) => `${word} ${i} goes on and on to its end`),
        { size: 8 },
      )
    const text = await textOf([...narrow(50, 'one'), ...narrow(220, 'two'), ...narrow(390, 'three')])
    expect(text.match(/(one|two|three) \d/g)!.map((each) => each.split(' ')[0])).toEqual([
      ...Array(9).fill('one'),
      ...Array(9).fill('two'),
      ...Array(9).fill('three'),
    ])
  })

  test('a table is read row by row, lines of one cell together', async () => {
    const row = (y: number, ...cells: string[]): Placed[] => cells.map((text, i) => ({ x: 72 + i * 150, y, text }))
    const items = [
      ...column(72, 60, ['The fees are these:']),
      ...row(100, 'Item', 'Amount', 'Due'),
      ...row(125, 'Licence of the', 'Rs. 50,000', 'On signing of'),
      ...row(138, 'software'),
      { x: 372, y: 138, text: 'this agreement' },
      ...row(163, 'Support', 'Rs. 5,000', 'Each month'),
    ]
    expect(await textOf(items)).toBe(
      'The fees are these:\n\nItem\tAmount\tDue\nLicence of the software\tRs. 50,000\tOn signing of this agreement\nSupport\tRs. 5,000\tEach month',
    )
  })

  test('signatures side by side stay line by line', async () => {
    const items = [
      ...column(72, 600, ['For Acme Limited', 'Name: A. Kumar', 'Director']),
      ...column(320, 600, ['For Beta LLP', 'Name: B. Rao', 'Partner']),
    ]
    expect(await textOf(items)).toBe('For Acme Limited\tFor Beta LLP\nName: A. Kumar\tName: B. Rao\nDirector\tPartner')
  })

  test.each([
    [0, 90],
    [90, 0],
    [180, 0],
    [270, 0],
  ])('a page turned by %i degrees with text set at %i degrees reads the same', async (rotate, turn) => {
    const items = left.map((text, i) =>
      turn ? { x: 100 + i * 13, y: 700, text, turn } : { x: 72, y: 100 + i * 13, text },
    )
    const reading = await readDocument(makePdf([{ items, rotate }]))
    expect(reading.text).toBe(left.join(' '))
  })

  test('a watermark across the page stays out of the text', async () => {
    const reading = await read([...column(72, 100, prose), { x: 150, y: 500, text: 'DRAFT', size: 60, turn: 45 }])
    expect(reading.text).toBe(prose.join(' '))
    expect(reading.furniture).toEqual([{ page: 1, text: 'DRAFT' }])
  })
})

describe('what else a PDF may hold', () => {
  test('what was typed into the fields of a form stands in its place', async () => {
    const items = [{ x: 72, y: 100, text: 'Name of the Tenant:' }, ...column(72, 130, prose)]
    const reading = await readDocument(makePdf([{ items, fields: [{ x: 172, y: 100, text: 'Asha Rao' }] }]))
    expect(reading.text).toBe(`Name of the Tenant: Asha Rao\n\n${prose.join(' ')}`)
  })

  test('boxes and buttons of a form say whether they are ticked, and an empty field is a blank', async () => {
    const at = (x: number, y: number, text: string) => ({ x, y, text })
    const items = [
      at(72, 100, 'Deposit of Rs.'),
      at(90, 130, 'refundable'),
      at(90, 145, 'kept'),
      at(72, 175, 'Paid'),
      at(113, 175, 'in cash'),
      at(180, 175, 'by transfer'),
      at(72, 240, 'Signed at ...................'),
    ]
    const boxes = [at(74, 130, 'off'), at(74, 145, 'on')]
    const buttons = [at(100, 175, 'off'), at(166, 175, 'on')].map((button) => ({ ...button, radio: true }))
    const fields = [at(150, 100, ''), at(125, 240, '')]
    const { text } = await readDocument(makePdf([{ items, fields, boxes: [...boxes, ...buttons] }]))
    expect(text.split(/\n+/)).toEqual([
      'Deposit of Rs. ________',
      '☐ refundable',
      '☒ kept',
      'Paid ☐ in cash ☒ by transfer',
      'Signed at ...................',
    ])
  })

  test('a page whose text unpacks without end is refused before it is unpacked', async () => {
    const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'BT (a) Tj ET '), { level: 1 })
    const plain = Buffer.from(makePdf([{ items: [{ x: 1, y: 1, text: 'MARK' }] }])).toString('latin1')
    const bomb = plain.replace(
      /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/,
      () => `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
    )
    await expect(readDocument(Uint8Array.from(Buffer.from(bomb, 'latin1')))).rejects.toMatchObject({
      reason: 'unpacks_too_large',
    })
  })

  test('letters of one width, as on a typewriter: wide spaces are no cells', async () => {
    const widths = ['The Tenant   shall pay the', 'agreed rent   on the first', 'day of each   month']
    const items = widths.flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map((word) => ({
        x: 72 + word.index * 6,
        y: 100 + row * 12,
        text: word[0],
        size: 10,
        mono: true,
      })),
    )
    expect(await textOf(items)).toBe('The Tenant shall pay the agreed rent on the first day of each month')
  })
})

describe('pages', () => {
  test('a paragraph that runs over a page is one paragraph, cut between the pages', async () => {
    const reading = await read(column(72, 100, prose.slice(0, 2)), column(72, 100, prose.slice(2)))
    expect(reading.text).toBe(prose.join(' '))
    const shown = reading.pages.map(({ start, end }) => reading.text.slice(start, end))
    expect(shown).toEqual([prose.slice(0, 2).join(' '), prose.slice(2).join(' ')])
  })

  test('a word cut by the end of a page is one word', async () => {
    const one = column(72, 100, [prose[0]!, 'the fifth day of each month by bank transfer and notice of termi-'])
    const reading = await read(one, column(72, 100, ['nation shall be given in writing.']))
    expect(reading.text).toContain('notice of termination shall')
    const [first, second] = reading.pages
    expect(reading.text.slice(first!.start, first!.end)).toMatch(/termi$/)
    expect(reading.text.slice(second!.start, second!.end)).toMatch(/^nation/)
  })

  test('a blank page needs no word and has an empty span', async () => {
    const reading = await read(column(72, 100, prose), [], column(72, 100, prose))
    expect(reading.warnings).toEqual([])
    expect(reading.pages[1]).toMatchObject({ number: 2, start: reading.pages[1]!.end, confidence: 1 })
  })

  test('a Buffer is read like any bytes, and is the caller\u2019s afterwards', async () => {
    const bytes = Buffer.from(makePdf([{ items: column(72, 100, prose) }]))
    const before = bytes.length
    expect((await readDocument(bytes)).text).toBe(prose.join(' '))
    expect(bytes.length).toBe(before)
  })
})
