import { describe, expect, test } from 'vitest'
import { readDocument } from '../../index.ts'
import { makePdf, type PdfPage } from '../../testing/make-pdf.ts'

const read = (page: PdfPage) => readDocument(makePdf([page]))
const at = (x: number, y: number, text: string) => ({ x, y, text })
const textOf = async (page: PdfPage) => (await read(page)).text

describe('a line that is drawn among the words of a PDF', () => {
  test('strikes out the words that it runs through, and the person is told', async () => {
    const items = [at(72, 100, 'The fee is'), at(126, 100, 'Rs. 9,000 ~~'), at(200, 100, 'Rs. 8,000 a month.')]
    const { text, warnings } = await read({ items, rules: [[126, 97, 175, 97]] })
    expect(text).toBe('The fee is ~~Rs. 9,000~~ ∼∼ Rs. 8,000 a month.')
    expect(warnings).toEqual([expect.stringContaining('struck through')])
  })

  test('strikes out some words of a run by where they stand, and those of several lines', async () => {
    const [first, second] = ['The Owner may end this at will and', 'without notice to the Tenant.']
    const items = [at(72, 100, `${first} `), at(72, 114, second)]
    const { text } = await read({
      items,
      rules: [
        [182, 97, 260, 97],
        [72, 111, 133, 111],
      ],
    })
    expect(text).toBe('The Owner may end this ~~at will and~~ ~~without notice~~ to the Tenant.')
  })

  test('is a place to be filled in where nothing stands on it', async () => {
    const items = [at(72, 100, 'A deposit of Rs.'), at(220, 100, 'is paid.'), at(72, 130, 'Signed at')]
    const rules: PdfPage['rules'] = [
      [156, 102, 216, 102],
      [124, 132, 240, 132],
    ]
    expect(await textOf({ items, rules })).toBe('A deposit of Rs. ________ is paid.\n\nSigned at ________')
    const filled = { ...at(170, 100, '25,000'), size: 9 }
    expect(await textOf({ items: [...items, filled], rules })).toMatch(/Rs\.\s25,000\sis paid\.\n/)
  })

  test.each<[string, Partial<PdfPage>]>([
    ['is white', { pen: '1 1 1 RG', rules: [[72, 97, 175, 97]] }],
    ['is as thick as a marker draws', { pen: '1 0.9 0 RG 9 w', rules: [[72, 97, 175, 97]] }],
    ['lies behind a heading from margin to margin', { rules: [[40, 97, 555, 97]] }],
    [
      'is one of those of a paper',
      {
        rules: [
          [20, 73, 575, 73],
          [20, 97, 575, 97],
          [20, 121, 575, 121],
        ],
      },
    ],
  ])('strikes nothing out where it %s', async (_, drawn) => {
    const items = [at(72, 100, 'The fee is Rs. 9,000'), at(72, 128, 'It is paid each month.')]
    const { text, warnings } = await read({ items, ...drawn })
    expect([text, warnings]).toEqual([await textOf({ items }), []])
  })

  test('strikes out nothing of what was filled in: the lines of a field are there to be written on', async () => {
    const fields = [at(72, 100, 'Rs. 9,000')]
    const { text, warnings } = await read({ items: [at(72, 80, 'Fee a month')], fields, rules: [[70, 96, 222, 96]] })
    expect(text).toContain('Rs. 9,000')
    expect([text.includes('~~'), warnings]).toEqual([false, []])
  })

  test('is neither where it underlines words, parts two rows or borders a cell', async () => {
    const items = [
      at(72, 100, '1. FEES'),
      at(72, 130, 'Rent'),
      at(300, 130, '8,500'),
      at(72, 150, 'Water'),
      at(300, 150, '500'),
    ]
    const plain = await textOf({ items })
    const rules: PdfPage['rules'] = [
      [72, 102, 115, 102],
      [60, 134, 180, 134],
      [180, 134, 400, 134],
      [60, 154, 400, 154],
      [60, 120, 60, 154],
      [400, 120, 400, 154],
    ]
    const { text, warnings } = await read({ items, rules })
    expect([text, warnings]).toEqual([plain, []])
  })
})
