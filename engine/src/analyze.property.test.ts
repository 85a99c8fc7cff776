import { UnifiedAnalysis } from '@karar/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import { samples } from './testing/contracts.ts'

const day = '2026-11-21'

/** Every place that an analysis names, with the words it claims to stand there. */
function places(analysis: UnifiedAnalysis): { start: number; end: number; quote: string }[] {
  const facts = Object.values(analysis.key_facts).flat()
  const insights = [...analysis.key_advantages, ...analysis.key_risks].flatMap(({ quote, start, end }) =>
    quote === null || start === null || end === null ? [] : [{ quote, start, end }],
  )
  const duties = analysis.obligations.map(({ text, start, end }) => ({ quote: text, start, end }))
  return [...analysis.critical_issues, ...facts, ...insights, ...duties]
}

function holds(text: string): void {
  const analysis = analyze(text, { day })
  for (const { start, end, quote } of places(analysis)) {
    expect(text.slice(start, end)).toBe(quote)
    expect(quote.length).toBeGreaterThan(0)
  }
  for (const clause of analysis.clause_analyses) {
    expect(clause.start).toBeLessThanOrEqual(clause.end)
    expect(clause.end).toBeLessThanOrEqual(text.length)
  }
  expect(analysis.score_breakdown.reduce((sum, line) => sum + line.points, 0)).toBe(analysis.safety_score)
  expect(new Set(analysis.critical_issues.map((issue) => issue.id)).size).toBe(analysis.critical_issues.length)
  expect(UnifiedAnalysis.safeParse(analysis).error?.issues ?? []).toEqual([])
}

/** Words and signs that contracts are made of, in any order. */
const pieces = fc.constantFrom(
  'The Client',
  'the Service Provider',
  'shall',
  'may',
  'not',
  'indemnify',
  'terminate',
  'at any time',
  'without notice',
  'for a period of two (2) years',
  'after termination',
  'Rs. 2,00,000/-',
  '\u20b91,05,000',
  'liable',
  'unlimited',
  'compete',
  '(the "Client")',
  'between',
  'and',
  '1.',
  '1.1',
  '(a)',
  '(i)',
  'ARTICLE II',
  'SCHEDULE A',
  'IN WITNESS WHEREOF',
  'WHEREAS',
  '\n',
  '\n\n',
  '\t',
  '.',
  ';',
  ':',
  ',',
  '\u201cConfidential Information\u201d',
  'means',
  'arbitrator appointed by the Client',
  'courts at Pune',
  '\u0915\u0930\u093e\u0930',
  '\ud83d\ude00',
  '\u0130',
  '\u00a0',
  '____',
  '[\u25cf]',
  '31/02/2026',
  '999999999999',
  '(((((',
  '"',
  '\u2019',
)

describe('whatever the text', () => {
  test('each quote is a verbatim slice and the score adds up: random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), holds), { numRuns: 150 })
  })

  test('each quote is a verbatim slice and the score adds up: words of contracts in any order', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 400 }).map((words) => words.join(' ')),
        holds,
      ),
      { numRuns: 150 },
    )
  })

  test('each quote is a verbatim slice and the score adds up: real-sounding contracts, cut and shuffled', () => {
    const text = fc.constantFrom(...samples)
    const cut = fc
      .tuple(text, fc.nat(), fc.nat())
      .map(([whole, a, b]) => whole.slice(Math.min(a, b) % whole.length, Math.max(a, b) % whole.length))
    const shuffled = text.chain((whole) =>
      fc.shuffledSubarray(whole.split('\n\n'), { minLength: 1 }).map((parts) => parts.join('\n\n')),
    )
    fc.assert(fc.property(fc.oneof(cut, shuffled), holds), { numRuns: 80 })
  })

  test('the same text gives the same analysis', () => {
    for (const sample of samples) expect(analyze(sample, { day })).toEqual(analyze(sample, { day }))
  })
})
