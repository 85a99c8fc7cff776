import type { IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { cards } from '../../categories/cards.ts'
import { contractOf, openings } from '../../testing/contract-of.ts'
import { judgeFindings } from '../issues.ts'

const PROMISE =
  'The Consultant shall indemnify the Company against all losses and costs howsoever arising, whether or not caused by the negligence of the Company.'
const body = `1. Services. The Consultant shall advise the Company for one year and the Company shall pay Rs 50,000 a month.\n\n2. Losses. ${PROMISE} The Consultant shall keep its books at Pune.\n\n3. Law. This Agreement is governed by the laws of India.\n`

const contract = contractOf(body, 'consultancy')
const clause = contract.clauses.find(({ text }) => text.includes('indemnify'))!
const reader = contract.parties[1]!

function told(...found: readonly [IssueCategory, Severity, words?: string][]) {
  const findings = found.map(([category, severity, words = PROMISE]) => {
    const start = contract.text.norm.indexOf(words.toLowerCase())
    const span = { start, end: start + words.length }
    return { category, source: category, hit: { span, clause, severity, burdened: reader, confidence: 0.8 } }
  })
  return judgeFindings(contract, findings, reader, undefined).issues.map(
    (issue) => `${issue.severity} ${issue.category}`,
  )
}

test('a promise to pay whoever is at fault is one card, though two readers find it', () => {
  const here = analyze(openings.consultancy + body, { day: '2026-11-21', party: 'Consultant' }).critical_issues.filter(
    ({ quote }) => quote.includes('negligence of the Company'),
  )
  expect(here.map(({ category }) => category)).toEqual(['one_sided_indemnity'])
})

test('of cards of one harm over the same words the gravest is told, by the card that tells it best where that is close', () => {
  expect(told(['unlimited_liability', 'high'], ['one_sided_indemnity', 'high'])).toEqual(['high one_sided_indemnity'])
  expect(told(['unlimited_liability', 'high'], ['one_sided_indemnity', 'medium'])).toEqual(['high one_sided_indemnity'])
  expect(told(['unlimited_liability', 'high'], ['one_sided_indemnity', 'low'])).toEqual(['high unlimited_liability'])
  expect(told(['unlimited_liability', 'low'], ['one_sided_indemnity', 'critical'])).toEqual([
    'critical one_sided_indemnity',
  ])
})

test('another harm in the same words, and the same harm in a few of them or elsewhere, are cards of their own', () => {
  const [few, elsewhere] = ['howsoever arising', 'The Consultant shall keep its books']
  expect(told(['one_sided_indemnity', 'high'], ['inconvenient_forum', 'high'])).toHaveLength(2)
  expect(told(['one_sided_indemnity', 'high'], ['unlimited_liability', 'high', few])).toHaveLength(2)
  expect(told(['one_sided_indemnity', 'high'], ['unlimited_liability', 'high', elsewhere])).toHaveLength(2)
})

test('no two cards yield to each other: one of them must stay', () => {
  const both = Object.entries(cards).flatMap(([category, { alsoSaidBy = [] }]) =>
    alsoSaidBy.filter((other) => cards[other].alsoSaidBy?.some((one) => one === category)),
  )
  expect(both).toEqual([])
})
