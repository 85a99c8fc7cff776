import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { fairNda } from '../testing/contracts.ts'
import { segment } from '../understand/segment/clauses.ts'
import { outlineOf } from '../understand/segment/outline.ts'
import { hasManyRemarks } from './clearance.ts'
import { isProven } from './measured.ts'

/** The same agreement between companies of another country. */
const abroad = fairNda.replaceAll(/India|Hyderabad|Jaipur/g, 'Delaware').replaceAll('Private Limited', 'Inc.')
const read = (text: string, party = 'Tarang') => analyze(text, { day: '2026-11-21', party })

describe('a contract in which nothing grave is found', () => {
  test.each([
    ['foreign law', abroad, 'Tarang', 'not_indian'],
    ['a party that is not in it', fairNda, 'Nobody Limited', 'side_unknown'],
    [
      'parties without names',
      fairNda.replaceAll(/Tarang Labs Private Limited|Palash Foods Private Limited/g, 'a company'),
      'Tarang',
      'parties_unknown',
    ],
    [
      'a sum that is left blank',
      fairNda.replace(
        /\n1\. /,
        '\n1. Its form costs Rs. ________, and was made on ________ at ________ for ________ by ________. ',
      ),
      'Tarang',
      'sum_left_blank',
    ],
    [
      'an option that is not ticked',
      fairNda.replace(/\n1\. /, '\n[x] Secrets are kept for two years.\n[ ] Secrets are kept for ever.\n\n1. '),
      'Tarang',
      'options_left_out',
    ],
    [
      'a sentence in Hindi',
      fairNda.replace(
        /\n1\. /,
        '\n1. यदि कोई बात बाहर गई तो दूसरा पक्ष बिना सीमा के हर्जाना देगा और किसी अदालत में नहीं जाएगा। ',
      ),
      'Tarang',
      'passages_not_english',
    ],
    ['a page that is not the last', fairNda.slice(0, fairNda.indexOf('9. Law and disputes')), 'Tarang', 'end_missing'],
    ['an end within a sentence', fairNda.slice(0, fairNda.indexOf('post to the addresses')), 'Tarang', 'end_missing'],
  ])('is not cleared for %s: below low risk, said why, and the sum shows it', (_, text, party, reason) => {
    const { verdict, safety_score, score_breakdown } = read(text, party)
    expect(verdict).toMatchObject({ color: 'yellow', text: 'Few known patterns found; not cleared.' })
    expect(verdict.not_cleared).toContain(reason)
    expect(verdict.detailed_reasons.length).toBeGreaterThanOrEqual(verdict.not_cleared!.length)
    expect(safety_score).toBe(74)
    expect(score_breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(74)
    expect(score_breakdown.at(-1)!.label).toMatch(/^Not cleared/)
  })
  test('putting all findings right clears no contract that was not understood', () => {
    const harsh = fairNda
      .replaceAll('India', 'Delaware')
      .replace(/\n1\. /, '\n1. Tarang shall indemnify Palash without limit against every loss, whoever causes it. ')
    const fixed = read(harsh).score_breakdown.flatMap(({ score_if_fixed: score }) => score ?? [])
    expect(fixed.length).toBeGreaterThan(0)
    expect(Math.max(...fixed)).toBeLessThan(75)
  })
})

test('a reading is proven by few errors on many sides, never by none on none', () => {
  expect(isProven({ sidesWithGrave: 100, lowOverGrave: 5 })).toBe(true)
  expect(isProven({ sidesWithGrave: 100, lowOverGrave: 6 })).toBe(false)
  expect(isProven({ sidesWithGrave: 0, lowOverGrave: 0 })).toBe(false)
})

test('what stands in an endless opening lies in no clause; a lost number is one', () => {
  const text = `${'Words about nothing. '.repeat(500)}\n\n1. Fees. None.\n\n2. Law. Indian.\n\n4. Courts. Pune.\n\n5. Notice. Ten days.`
  const { clauses } = segment(text)
  const [first] = clauses
  const swallowed = [
    { ...first!, kind: 'parties' as const, end: text.indexOf('\n\n1.') },
    ...clauses.filter(({ number }) => number !== null),
  ]
  expect(outlineOf(text, swallowed).inClauses).toBeLessThan(0.5)
  expect(outlineOf(text, clauses)).toMatchObject({ lostNumbers: [3] })
  expect(outlineOf(text, clauses).inClauses).toBeGreaterThan(0.97)
})

test('a contract of which much is told is in doubt, though none of it is grave; a question counts less than a remark', () => {
  const one = read(fairNda.replace('India', 'France')).critical_issues[0]!
  const many = (remarks: number, questions: number) =>
    hasManyRemarks([
      ...Array.from({ length: remarks }, () => ({ ...one, unsure: undefined })),
      ...Array.from({ length: questions }, () => ({ ...one, unsure: true as const })),
    ])
  expect([many(7, 0), many(8, 0)]).toEqual([false, true])
  expect([many(3, 13), many(3, 14)]).toEqual([false, true])
})

test.each([
  ['prices with their tax', '1. Fees. A session costs Rs. 900 and GST.', false],
  ['rupees that only India has', '1. Fees. A session costs \u20b9900.', false],
  ['the court', '1. Court. Only the courts at Nagpur decide.', false],
  ['a court abroad', '1. Fees. A session costs \u20b9900. 2. Court. Only the courts at Dubai decide.', true],
  [
    'the money of a neighbour',
    '1. Fees. A session costs PKR 900. 2. Court. Only the courts at Hyderabad, Sindh decide.',
    true,
  ],
  ['nothing at all', '1. Fees. A session costs 900.', true],
])('what ties a paper to India that names no law: %s', (_, clause, isStrange) => {
  const text = `TERMS AND CONDITIONS\n\n${clause}\n2. Refunds. The Studio will not refund a booking to the Client. The Client must come on time.\n3. Term. These terms hold for one year from the booking.\n4. Secrecy. The Studio shall keep the pictures of the Client to itself.\n5. Liability. The Studio shall not be liable for indirect loss.\n6. End. Either party may terminate the booking by thirty days of written notice.\n`
  const told = analyze(text, { day: '2026-11-28' }).verdict.not_cleared ?? []
  expect(told.includes('not_indian')).toBe(isStrange)
})
