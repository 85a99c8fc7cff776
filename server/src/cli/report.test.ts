import { analyze } from '@karar/engine'
import type { LegalIssue } from '@karar/schema'
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

test('what is only to be checked comes after the others, under a heading of its own', () => {
  const analysis = analyze(text, { day: '2026-11-21' })
  const clause = analysis.clause_analyses.find(({ number }) => number === '3')
  if (!clause) throw new Error('no clause')
  const doubted = {
    ...{ id: 'd', rule_id: 'd', category: 'vague_obligation', title: 'To check: is one year enough?', short_label: '' },
    ...{ severity: 'low', description: '', quote: 'new and free from defects', start: clause.start, end: clause.end },
    ...{ page: 1, clause_id: clause.id, clause_number: '3', clause_type: 'warranty', risk_assessment: 'low' },
    ...{ red_flags: [], actionable_guidance: '', improvement_notes: [], law: [], suggested_wording: null },
    ...{ confidence: 0.3, unsure: true },
  } as unknown as LegalIssue
  const told = (critical_issues: LegalIssue[]) =>
    report({ name: 'a', analysis: { ...analysis, critical_issues }, warnings: [] }, { style: plain, width: 100 })
  expect(told([doubted])).toContain(
    `weigh against you in this document.\n\nPassages to check yourself (1)\n  Karar is not sure`,
  )
  expect(told([doubted])).toMatch(
    / {2}- To check: is one year enough\?\n {4}Clause 3, page 1\n {4}“new and free from defects”/,
  )
  expect(told([])).not.toContain('Passages to check')
})
