import type { IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { type Contract, understand } from '../../understand/contract.ts'
import { withMeaning } from './find.ts'
import { piecesOf } from './pieces.ts'
import type { Reading, Readings } from './readings.ts'

const contract = contractOf(
  'The Client may alter these terms at any point of time. Invoices are paid within thirty days. The Service Provider may send an invoice each month.',
  'services',
)
const reader = contract.parties.find(({ role, definedTerm }) => /provider/i.test(role ?? definedTerm ?? ''))!
const rival = contract.parties.find((party) => party !== reader)!
const quiet: Reading = { any: 0, grave: 0, category: 'uncertainty', fit: 0, next: [] }

/** Readings in which the piece that holds `words` scores `score` for the first side. */
function reading(
  words: string,
  score: number,
  category: IssueCategory = 'unilateral_amendment',
  grave = score,
  of: Contract = contract,
): Readings {
  const { pieces } = piecesOf(of)
  return {
    length: of.text.original.length,
    pieces: pieces.map(({ span, text }) =>
      span === null
        ? null
        : [text.includes(words) ? { any: score, grave, category, fit: score, next: [] } : quiet, quiet],
    ),
  }
}

test('what is clear is an alarm, what is less clear worth a look, the rest silence; and only for the side that bears it', () => {
  const found = (score: number, party = reader) =>
    withMeaning(contract, reading('alter these terms', score), party, []).findings
  const severities = Array.from({ length: 21 }, (_, step) => found(step / 20)[0]?.hit.severity)
  expect(severities.filter((now, step) => now !== severities[step - 1])).toEqual(['low', 'medium', 'high'])
  expect(found(1).map(({ category }) => category)).toEqual(['unilateral_amendment'])
  expect(found(1, rival)).toEqual([])
  const { span } = found(1)[0]!.hit
  expect(contract.text.norm.slice(span.start, span.end)).toContain('alter these terms at any point of time')
})

test('an alarm of the trained reader that the encoder holds to be harmless is toned down, and none is raised twice', () => {
  const [alarm] = withMeaning(contract, reading('alter these terms', 1), reader, []).findings as [Finding]
  const again = withMeaning(contract, reading('alter these terms', 1), reader, [alarm]).findings
  // both name the category: no words are looked for then
  expect(again).toEqual([{ ...alarm, agreed: true }])
  const dull = 'invoices are paid within thirty days.'
  const start = contract.text.norm.indexOf(dull)
  const span = { start, end: start + dull.length }
  const elsewhere = { ...alarm, hit: { ...alarm.hit, span } }
  const calm = withMeaning(contract, reading('nowhere', 1), reader, [elsewhere]).findings
  expect(calm.map(({ hit }) => hit.severity)).toEqual(['medium'])
  const byWords = { ...alarm, source: 'unilateral-amendment', hit: { ...alarm.hit, span } }
  expect(withMeaning(contract, reading('nowhere', 1), reader, [byWords]).findings).toEqual([])
})

test('what the trained reader holds worth a look is an alarm where the words may well be grave, and nowhere else', () => {
  const [alarm] = withMeaning(contract, reading('alter these terms', 1), reader, []).findings as [Finding]
  const byWords = (severity: Severity): Finding => ({
    ...{ category: 'unilateral_amendment', source: 'unilateral-amendment' },
    hit: { ...alarm.hit, severity },
  })
  const weighed = (score: number, ...known: Finding[]) =>
    withMeaning(contract, reading('alter these terms', score), reader, known)
      .findings.filter(({ source }) => !source.startsWith('meaning-'))
      .map(({ hit }) => hit.severity)
  const severities = Array.from({ length: 21 }, (_, step) => weighed(step / 20, byWords('medium'))[0] ?? 'none')
  expect(severities.filter((now, step) => now !== severities[step - 1])).toEqual(['medium', 'high'])
  expect(weighed(1, byWords('low'))).toEqual(['low'])
  // an alarm over the same words says it already
  const other: Finding = { ...byWords('high'), category: 'self_judged_performance', source: 'a-detector' }
  expect(weighed(1, byWords('medium'), other)).toEqual(['medium', 'high'])
})

test('it is no alarm under the law of another country', () => {
  const abroad = understand(
    'SERVICES AGREEMENT\n\nThis Agreement is made between Orchard Mills Inc., a Delaware corporation (the "Client"), and Lakeside Code LLC, a Texas company (the "Service Provider").\n\n1. The Client may alter these terms at any point of time.\n\n2. The laws of the State of Texas govern this Agreement.\n',
    '2026-11-21',
  )
  const party = abroad.parties.find(({ definedTerm }) => definedTerm === 'Service Provider')!
  const clause = abroad.clauses.find(({ text }) => text.includes('alter these terms'))!
  const { start, end } = clause.sentences[0]!
  const known: Finding = {
    ...{ category: 'unilateral_amendment', source: 'unilateral-amendment' },
    hit: { span: { start, end }, clause, severity: 'medium', burdened: party, confidence: 0.8 },
  }
  const read = reading('alter these terms', 0.7, undefined, undefined, abroad)
  const [own] = withMeaning(abroad, read, party, [known]).findings
  expect(own).toMatchObject({ source: 'unilateral-amendment', agreed: true, hit: { severity: 'medium' } })
})

test('a remark stands beside what is known of the same words where it gives another reason, and not where it gives the same', () => {
  const [alarm] = withMeaning(contract, reading('alter these terms', 1), reader, []).findings as [Finding]
  const beside = (category: IssueCategory) => {
    const known: Finding = {
      ...{ category, source: 'by-a-detector' },
      hit: { ...alarm.hit, severity: 'medium', confidence: 0.6 },
    }
    return withMeaning(contract, reading('alter these terms', 0.1, undefined, 0.01), reader, [known]).findings.map(
      (one) => one.category,
    )
  }
  expect(beside('unilateral_amendment')).toEqual(['unilateral_amendment'])
  expect(beside('vague_obligation')).toEqual(['vague_obligation', 'unilateral_amendment'])
})

test('what its words deny outright is told by no other name', () => {
  const ends = contractOf(
    'The work will automatically come to an end in May, and no notice of it is needed.',
    'services',
  )
  const { pieces } = piecesOf(ends)
  const felt = (category: IssueCategory): Reading => ({
    ...{ any: 1, grave: 1, category, fit: 1 },
    next: ['short_or_missing_notice', 'one_sided_termination'],
  })
  const found = (category: IssueCategory) =>
    withMeaning(
      ends,
      {
        length: ends.text.original.length,
        pieces: pieces.map(({ span, text }) =>
          span === null ? null : [text.includes('come to an end') ? felt(category) : quiet, quiet],
        ),
      },
      ends.parties.find(({ role, definedTerm }) => /provider/i.test(role ?? definedTerm ?? ''))!,
      [],
    ).findings
  expect(found('auto_renewal_trap')).toEqual([])
  expect(found('short_or_missing_notice')).toHaveLength(1)
})

test('readings of another text are refused', () => {
  expect(() => withMeaning(contract, { length: 3, pieces: [] }, reader, [])).toThrow('another text')
})
