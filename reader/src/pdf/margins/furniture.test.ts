import { describe, expect, test } from 'vitest'
import { readDocument } from '../../index.ts'
import { column, makePdf, type Placed } from '../../testing/make-pdf.ts'

const read = (...pages: Placed[][]) => readDocument(makePdf(pages.map((items) => ({ items }))))
const textOf = async (...pages: Placed[][]) => (await read(...pages)).text

/** Lines of about the same width, so that none of them looks like the last one of a paragraph. */
const prose = [
  'The Tenant shall pay the monthly rent in advance on or before',
  'the fifth day of each month by bank transfer to the account of',
  'the Landlord, and any delay beyond ten days shall carry simple',
  'interest at twelve per cent a year until the date of payment.',
]

describe('running heads and feet', () => {
  const body = (i: number) => column(72, 120, [`${i}. Clause about matter ${i}.`, ...prose])
  const many = (extra: (page: number) => Placed[], pages = 6) =>
    read(...Array.from({ length: pages }, (_, i) => [...extra(i + 1), ...body(i + 1)]))

  test('what repeats at the same height is kept apart, page numbers and all', async () => {
    const reading = await many((page) => [
      { x: 72, y: 40, text: 'Acme Private Limited – Services Agreement' },
      { x: 72, y: 800, text: 'CONFIDENTIAL' },
      { x: 280, y: 800, text: `Page ${page} of 6` },
    ])
    expect(reading.text).not.toMatch(/Acme|CONFIDENTIAL|Page/)
    expect(reading.text.match(/Clause about matter/g)).toHaveLength(6)
    expect(reading.furniture.filter(({ page }) => page === 2).map(({ text }) => text)).toEqual([
      'Acme Private Limited – Services Agreement',
      'CONFIDENTIAL Page 2 of 6',
    ])
  })

  test.each(['- 2 -', '2', 'Page 2', '2 / 6'])('a page number alone: "%s"', async (shown) => {
    const reading = await many((page) => [{ x: 290, y: 810, text: shown.replace('2', String(page)) }])
    expect(reading.furniture).toHaveLength(6)
  })

  test('on a single page only its number goes', async () => {
    const reading = await read([{ x: 72, y: 40, text: 'Letter of Intent' }, ...body(1), { x: 290, y: 810, text: '1' }])
    expect(reading.text).toContain('Letter of Intent')
    expect(reading.furniture).toEqual([{ page: 1, text: '1' }])
  })

  test('envelope numbers of a signing service go', async () => {
    const reading = await read([{ x: 20, y: 20, text: 'DocuSign Envelope ID: 1A2B3C4D-0000' }, ...body(1)])
    expect(reading.text).not.toContain('DocuSign')
  })

  test('clauses that begin every page are text, not furniture', async () => {
    const reading = await many((page) => [{ x: 72, y: 60, text: `Clause ${page}` }])
    expect(reading.text.match(/^Clause \d/gm)).toHaveLength(6)
    expect(reading.furniture).toEqual([])
  })

  test('a year or sum at the foot of a page is text', async () => {
    const reading = await read(
      [...body(1), { x: 72, y: 800, text: '50,000' }],
      [...body(2), { x: 72, y: 800, text: '2024' }],
    )
    expect(reading.text).toMatch(/50,000[\s\S]*2024/)
  })
})

test('a large word that lies across the lines is kept apart from them, a large heading is not', async () => {
  const lines = column(72, 120, [...prose, ...prose])
  const reading = await read([
    { x: 72, y: 90, text: 'LEASE', size: 34 },
    { x: 300, y: 60, text: 'OFFER', size: 60 },
    ...lines,
    { x: 150, y: 168, text: 'DRAFT', size: 60 },
    { x: 520, y: 168, text: 'X', size: 60 },
    { x: 150, y: 240, text: 'COPY', size: 60 },
  ])
  expect(reading.text.replace(/\s+/g, ' ')).toBe(`OFFER LEASE ${[...prose, ...prose].join(' ')}`)
  expect(reading.furniture).toEqual([{ page: 1, text: 'DRAFT X COPY' }])
})

test('letter paper of a business that nothing else names is kept, once, at its own end of the text', async () => {
  const firm = ['SUNRISE CATERERS', 'Shop 4, Laxmi Road, Pune 411030 | Tel 020-24451234']
  const pages = (at: number, first: string) =>
    [1, 2, 3].map((page) => [...column(72, at, firm), ...column(72, 150, [`${page}. ${first}`, ...prose])])
  const flat = async (at: number, first: string) => (await textOf(...pages(at, first))).replace(/\s+/g, ' ')
  const head = await flat(40, 'The tent is ours.')
  expect([head.indexOf(firm.join(' ')), head.split('SUNRISE').length]).toEqual([0, 2])
  const foot = await flat(800, 'The tent is ours.')
  expect([foot.endsWith(firm.join(' ')), foot.split('SUNRISE').length]).toEqual([true, 2])
  expect(await flat(40, 'The tent belongs to Sunrise Caterers.')).not.toContain('SUNRISE')
})

test('of letter paper that is kept neither the page’s number nor a seal is', async () => {
  const pages = [1, 2, 3].map((page) => [
    { x: 20, y: 22, text: 'DocuSign Envelope ID: 1A2B3C4D-0000' },
    { x: 72, y: 40, text: 'SUNRISE CATERERS, Laxmi Road, Pune 411030' },
    { x: 450, y: 40, text: `Page ${page} of 3` },
    ...column(72, 150, [`${page}. The tent is ours.`, ...prose]),
  ])
  const reading = await read(...pages)
  expect(reading.text).toMatch(/^SUNRISE CATERERS, Laxmi Road, Pune 411030\s+1\. The tent/)
  expect(reading.text).not.toMatch(/Page|DocuSign/)
  expect(reading.furniture.filter(({ page }) => page === 1).map(({ text }) => text)).toEqual([
    'DocuSign Envelope ID: 1A2B3C4D-0000',
    'Page 1 of 3',
  ])
})
