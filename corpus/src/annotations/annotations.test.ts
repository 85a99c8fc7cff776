import { createHash } from 'node:crypto'
import { ClauseType, ContractType, IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { agreementOf, readTwice } from './agreement.ts'
import { type Annotation, type Place, readAnnotations, samePlace } from './annotation.ts'
import { withQuotes } from './put-back.ts'

const all = [...readAnnotations(), ...readAnnotations('second')]

test.each(all)(
  '%s names what the taxonomy has, parties that it has, and places inside of its text',
  (_, annotation) => {
    const parties = new Set(annotation.parties.map(({ name }) => name))
    const named: [string, readonly string[]][] = [
      ['side', annotation.sides.map(({ party }) => party)],
      ['missing', annotation.missing.map((lack) => lack.for)],
      ['issue', annotation.issues.flatMap(({ burdens, benefits = [] }) => [...burdens, ...benefits])],
    ]
    for (const [what, names] of named) {
      for (const name of names) expect(parties, `${what} of ${name}`).toContain(name)
    }
    const places: Place[] = [
      ...annotation.issues.flatMap(({ at, with: further = [] }) => [at, ...further]),
      ...annotation.decoys.map(({ at }) => at),
      ...annotation.questions.flatMap(({ evidence_at }) => (evidence_at ? [evidence_at] : [])),
    ]
    for (const [start, end] of places) expect(0 <= start && start < end && end <= annotation.text_length).toBe(true)
    for (const { category, also = [], severity } of annotation.issues) {
      for (const each of [category, ...also]) IssueCategory.parse(each)
      Severity.parse(severity)
    }
    for (const { looks_like } of annotation.decoys) IssueCategory.parse(looks_like)
    for (const type of annotation.clause_types_present) ClauseType.parse(type)
    ContractType.parse(annotation.contract_type)
  },
)

test('a passage is not both a harm and fair', () => {
  for (const [name, { issues, decoys }] of all)
    for (const { id, at } of decoys) expect(issues.some((issue) => same(issue.at, at)) ? `${name} ${id}` : '').toBe('')
})

test('no contract has two first readings', () => {
  const ids = [...readAnnotations().values()].map(({ cuad_id }) => cuad_id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a place is found again where 30 % of the shorter passage lie in the other', () => {
  expect(samePlace([0, 100], [70, 200])).toBe(true)
  expect(samePlace([0, 100], [71, 200])).toBe(false)
  expect(samePlace([0, 1000], [990, 1020])).toBe(true)
  expect(samePlace([0, 10], [10, 20])).toBe(false)
})

test('two readings that are the same agree in all, and the second has nothing beside', () => {
  const twice = readTwice()
  expect(twice.length).toBeGreaterThanOrEqual(20)
  const same = agreementOf(twice.map(([first]) => [first, first]))
  expect(same.all.found).toBe(same.all.of)
  expect(same.grave.calledGrave).toBe(same.grave.of)
  expect(same.highsBeside).toBe(0)
  expect([same.missing.found, same.missing.beside]).toEqual([same.missing.of, 0])
  const none = agreementOf(twice.map(([first]) => [first, { ...first, issues: [], missing: [] }]))
  expect([none.all.found, none.grave.found, none.lookalikes.taken, none.missing.found]).toEqual([0, 0, 0, 0])
})

test('quotes come back from their places, and from no other text', () => {
  const text = 'The Buyer bears every loss. The Seller bears none.'
  const annotation: Annotation = {
    ...readAnnotations().values().next().value!,
    text_sha256: createHash('sha256').update(text).digest('hex'),
    issues: [{ ...readAnnotations().values().next().value!.issues[0]!, at: [0, 27], with: [[28, 50]] }],
    decoys: [],
    questions: [{ q: 'Who bears losses?', answerable: true, evidence_at: [0, 9] }],
  }
  const put = withQuotes(annotation, text)
  expect(put.issues[0]).toMatchObject({ quote: 'The Buyer bears every loss.', with: ['The Seller bears none.'] })
  expect(put.questions[0]?.evidence_quote).toBe('The Buyer')
  expect(() => withQuotes(annotation, `${text} `)).toThrow('another text')
})

function same([from, to]: Place, [start, end]: Place): boolean {
  return from === start && to === end
}
