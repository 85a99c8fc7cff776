import { analyze } from '@karar/engine'
import { expect, test } from 'vitest'
import { report } from './report.ts'
import { plain } from './style.ts'

const text = `SUPPLY AGREEMENT

This Agreement is made on 1 December 2026 between Malabar Teak Private Limited (the "Seller") and Deccan Stores LLP (the "Buyer").

1. SUPPLY
The Seller shall deliver one hundred chairs to the Buyer at Pune by 31 January 2027, packed so that they are safe on the way.

2. PRICE AND PAYMENT
The Buyer shall pay the Seller Rs 2,50,000 within thirty (30) days of delivery by transfer to the account that the invoice names.

3. WARRANTY
The Seller warrants to the Buyer that the chairs are new and free from defects for twelve months from the date of delivery.

4. TERMINATION
Either party may terminate this Agreement by thirty (30) days' written notice to the other party.
`
const reportWith = (confidences: number[]) => {
  const pages = confidences.map((confidence, i) => ({
    number: i + 1,
    start: i === 0 ? 0 : text.length,
    end: text.length,
    source: 'ocr' as const,
    confidence,
  }))
  const analysis = analyze(text, { day: '2026-11-21', pages })
  return report({ name: 'supply.pdf', analysis, warnings: [] }, { style: plain, width: 100 })
}

test('pages that could not be read, or not well, are named before the verdict, and nothing is called missing', () => {
  const out = reportWith([0.9, 0, 0.5, 0.6])
  expect(out.split('\n').slice(0, 3)).toEqual([
    'Page 2 could not be read: check it yourself.',
    'Pages 3, 4 could not be read well: check them yourself.',
    'Nothing is said about missing clauses while pages are unread or badly read.',
  ])
  expect(out).not.toContain('What is missing')
})

test('where all was read well, nothing is said about pages', () => {
  const out = reportWith([0.9])
  expect(out).toMatch(/^supply\.pdf · /)
  expect(out).toContain('What is missing')
})
