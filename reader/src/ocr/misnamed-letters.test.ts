import { describe, expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { errorRate } from '../testing/error-rate.ts'
import { column, makePdf } from '../testing/make-pdf.ts'

const licence = [
  'The Licensee shall pay a monthly fee of Rs. 45,000 in advance on or before',
  'the fifth day of each month. A delay beyond ten days carries simple interest',
  'at 18% per annum. Either party may end this Agreement by giving the other',
  'sixty days of notice in writing, and the deposit is given back on that day.',
]
const german = [
  'Der Mieter zahlt die Miete im Voraus bis zum dritten Werktag eines jeden',
  'Monats auf das Konto des Vermieters. Die Kaution wird nach dem Ende des',
  'Mietverhaeltnisses innerhalb von sechs Monaten abgerechnet und mit Zinsen',
  'ausgezahlt, soweit keine Forderungen gegen den Mieter mehr offen stehen.',
]
const pages = (lines: string[]) => [{ height: 240, items: column(72, 90, lines, { leading: 16 }) }]

describe('fonts that say another letter than they draw', () => {
  test('what is seen counts, not what the fonts say', { timeout: 300_000 }, async () => {
    const { text, pages: read } = await readDocument(makePdf(pages(licence), { misnamed: true }))
    expect(read[0]).toMatchObject({ source: 'ocr' })
    expect(errorRate(licence.join(' '), text.replace(/\s+/g, ' '))).toBeLessThan(0.02)
  })

  test('another language is none of that', async () => {
    const { text, pages: read } = await readDocument(makePdf(pages(german)))
    expect(read[0]).toMatchObject({ source: 'text' })
    expect(text).toBe(german.join(' '))
  })
})
