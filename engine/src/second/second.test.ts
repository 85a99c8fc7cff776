import type { ModelReading } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { normalize } from '../grammar/normalize.ts'
import { layOver } from '../judge/second.ts'
import { understand } from '../understand/contract.ts'
import { knownLaw } from './law-known.ts'
import { openPlaces } from './locate.ts'

const day = '2026-11-21'
const text = `CONSULTANCY AGREEMENT

This Agreement is made between Orbis Retail Limited (the "Client") and Asha Rao (the "Consultant").

1. Services. The Consultant shall provide services to the Client.

2. Fees. The Client shall pay Rs. 80,000 a month within thirty days of an invoice.

3. Conﬁdence. The Consultant shall keep all in-
formation “conﬁdential” for ever and a day.

4. Liability. The Consultant shall indemnify the Client against all losses without any limit.

5. Law. This Agreement is governed by the laws of India; the courts at Pune have jurisdiction.
`
const places = openPlaces(normalize(text))
const found = (quote: string) => {
  const at = places.find(quote)
  const norm = normalize(text)
  return at && text.slice(norm.toOriginal[at.start], norm.toOriginal[at.end])
}

test.each([
  ['The Client shall pay Rs. 80,000 a month', 'The Client shall pay Rs. 80,000 a month'],
  ['the client  shall pay\nRs. 80,000', 'The Client shall pay Rs. 80,000'],
  ['keep all information "confidential" for ever', 'keep all in-\nformation “conﬁdential” for ever'],
  ['The Consu1tant shaII indernnify the Client against', 'The Consultant shall indemnify the Client against'],
  ['This Agreement ... the courts at Pune have jurisdiction', 'the courts at Pune have jurisdiction'],
  ['The Consultant guarantees the debts of the Client', null],
  ['shall', null],
])('the quote %j is %j of the document', (quote, words) => expect(found(quote)?.trim() ?? null).toBe(words))

test.each([
  ['Indian Contract Act 1872, s. 27', true],
  ['Section 27 of the Indian Contract Act, 1872', true],
  ['Contract Act, section 74', true],
  ['Indian Contract Act 1872, s. 999', false],
  ['Indian Contract Act 1956, s. 27', false],
  ['Moon Payments Act 1999, s. 4', false],
  ['Information Technology Act 2000', false],
  // repealed by the Codes on the day that they came into force
  ['Industrial Disputes Act 1947, s. 25F', false],
])('%s is known in force: %s', (cited, known) => expect(knownLaw(cited, day) !== null).toBe(known))

const nothing: ModelReading = { issues: [], doubts: [], missing: [], plain: [] }
const claim = (quote: string, category: ModelReading['issues'][number]['category']) => ({
  ...{ category, severity: 'critical' as const, quote, why: 'It hurts.' },
  law: ['Indian Contract Act 1872, s. 27', 'Moon Payments Act 1999, s. 4'],
})

describe('what a model says is laid over the analysis', () => {
  const plain = analyze(text, { day, party: 'Consultant' })
  const read = (second: ModelReading) => analyze(text, { day, party: 'Consultant', second })

  test('nothing said changes nothing but that each finding has an origin', () => {
    const { critical_issues, missing_clause_details, ...rest } = read(nothing)
    const { critical_issues: issues, missing_clause_details: missing, ...same } = plain
    const ofPlaybook = <T extends object>(items: T[]) => items.map((item) => ({ ...item, origin: 'playbook' }))
    expect(rest).toEqual(same)
    expect(critical_issues).toEqual(ofPlaybook(issues))
    expect(missing_clause_details).toEqual(ofPlaybook(missing))
  })

  test('what was a question to check, and a model finds by itself, is a finding; what it does not find stays a question, last', () => {
    const late = claim('the CLIENT shall  pay Rs. 80,000 a month within thirty days', 'late_or_conditional_payment')
    const found = read({ ...nothing, issues: [late] }).critical_issues.find(
      ({ category }) => category === late.category,
    )!
    const { origin: _, second_opinion: __, ...issue } = found
    const asked = [issue, { ...issue, id: 'another', category: 'ip_overreach' as const, start: 3, end: 20 }]
    const known = { issues: asked.map((one) => ({ ...one, unsure: true as const })), favours: [] }
    const contract = understand(text, day)
    const reader = contract.parties.find(({ definedTerm }) => definedTerm === 'Consultant')!
    const all = layOver(contract, { ...nothing, issues: [late] }, known, { reader, pages: undefined, whole: true })
    expect(all.map(({ category, origin, unsure }) => [category, origin, unsure])).toEqual([
      ['late_or_conditional_payment', 'model', undefined],
      ['ip_overreach', 'playbook', true],
    ])
  })

  test('a new finding has the words of the document and of the card, no more weight than the card, and the model’s view apart', () => {
    const analysis = read({
      ...nothing,
      issues: [claim('the CLIENT shall  pay Rs. 80,000 a month within thirty days', 'late_or_conditional_payment')],
    })
    const added = analysis.critical_issues.find(({ origin }) => origin === 'model')
    expect(added).toMatchObject({
      category: 'late_or_conditional_payment',
      second_opinion: { says: 'It hurts.', doubt: null },
    })
    expect(added?.severity).not.toBe('critical')
    expect(text.slice(added?.start, added?.end)).toBe(added?.quote)
    expect(added?.second_opinion?.law.map(({ known }) => known)).toEqual([true, false])
    expect(JSON.stringify(added?.law)).not.toContain('Moon')
    expect(analysis.safety_score).toBeLessThan(plain.safety_score)
    expect(analysis.score_breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(analysis.safety_score)
  })

  test('what is known already becomes one card, what stands nowhere none', () => {
    const known = plain.critical_issues[0]!
    const analysis = read({
      ...nothing,
      issues: [
        claim(known.quote, known.category),
        claim('The Consultant pays the debts of the Client’s family.', 'personal_guarantee'),
      ],
    })
    expect(analysis.critical_issues).toHaveLength(plain.critical_issues.length)
    expect(analysis.critical_issues.find(({ id }) => id === known.id)).toMatchObject({
      origin: 'both',
      severity: known.severity,
    })
    expect(analysis.safety_score).toBe(plain.safety_score)
  })

  test('a doubt is told beside the finding and takes nothing away', () => {
    const doubts = plain.critical_issues.map(({ id }) => ({ finding: id, agrees: false, why: 'This is fine.' }))
    const analysis = read({ ...nothing, doubts })
    expect(analysis.critical_issues.map(({ id, severity }) => [id, severity])).toEqual(
      plain.critical_issues.map(({ id, severity }) => [id, severity]),
    )
    expect(analysis.critical_issues.every(({ second_opinion }) => second_opinion?.doubt === 'This is fine.')).toBe(true)
    expect([analysis.safety_score, analysis.verdict]).toEqual([plain.safety_score, plain.verdict])
  })

  test('a clause that only the model misses costs nothing, and one that is there is not missed', () => {
    const missing = [
      { clause_type: 'source_code_escrow' as const, why: 'Nobody is insured.' },
      { clause_type: 'governing_law' as const, why: 'No law is chosen.' },
    ]
    const analysis = read({ ...nothing, missing })
    expect(
      analysis.missing_clause_details.find(({ clause_type }) => clause_type === 'source_code_escrow'),
    ).toMatchObject({
      ...{ importance: 'nice_to_have', origin: 'model', reason: 'Nobody is insured.' },
    })
    expect(analysis.missing_clauses).not.toContain('governing_law')
    expect(analysis.safety_score).toBe(plain.safety_score)
  })
})
