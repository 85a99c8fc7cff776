import type { IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { asPlainlySaid } from '../judge/weight/plainly.ts'
import type { openings } from '../testing/contract-of.ts'
import { findingOf } from '../testing/finding-of.ts'
import { understand } from '../understand/contract.ts'
import { entailed } from './entailed.ts'
import { changesHimself } from './who-decides.ts'

const told = (category: IssueCategory, words: string, opening?: keyof typeof openings): string | undefined => {
  const { contract, finding } = findingOf(category, words, { opening })
  return entailed(contract, finding)[0]?.category
}

describe('a card is told as what its words are', () => {
  test.each<[IssueCategory, string, IssueCategory, (keyof typeof openings)?]>([
    [
      'personal_guarantee',
      'if the loan is not paid on demand the jewels pledged will be sold by auction',
      'withheld_or_forfeited_money',
      'loan',
    ],
    [
      'personal_guarantee',
      'the gold pledged is retained as security for all debts until they are paid and not returned before',
      'withheld_or_forfeited_money',
      'loan',
    ],
    [
      'personal_guarantee',
      'any surplus of the sale is appropriated towards any other loan of the borrower and set off',
      'one_sided_set_off',
      'loan',
    ],
    [
      'lock_in_trap',
      'the Contractor shall maintain the minimum monthly purchase that is agreed and not less',
      'minimum_commitment_trap',
    ],
    [
      'lock_in_trap',
      'the owner may cut off the supply of electricity and water and shall not restore it',
      'landlord_overreach',
      'lease',
    ],
    [
      'waiver_of_statutory_rights',
      'the firm acts solely as a placement agency and shall not be responsible for salary or provident fund',
      'one_sided_liability_cap',
    ],
  ])('%s: %s', (category, words, better, opening) => {
    expect(told(category, words, opening)).toBe(better)
  })
  test.each<[IssueCategory, string, (keyof typeof openings)?]>([
    ['personal_guarantee', 'the surety guarantees the loan and his own gold may be sold', 'loan'],
    ['lock_in_trap', 'the tenant shall not leave before the lock-in of eleven months with a minimum billing', 'lease'],
    ['waiver_of_statutory_rights', 'the worker waives all rights under the Act, since the firm acts only as agent'],
    [
      'waiver_of_statutory_rights',
      'the portal acts only as an intermediary, and the law that protects consumers shall not apply to it, nor is it liable for the sellers',
    ],
    [
      'restraint_of_legal_proceedings',
      'the members have no claim on the funds of the club and shall never dispute how they are spent',
    ],
    [
      'withheld_or_forfeited_money',
      'the buyer may suspend payment for finished work until it is content with all bills',
    ],
    ['withheld_or_forfeited_money', 'the app may suspend payouts to your account until all dues are settled'],
    [
      'wage_deduction',
      'the labourer shall pay to the contractor one tenth of his monthly salary as supervision charges and is liable for it',
      'employment',
    ],
  ])('and stays where the words say it: %s: %s', (category, words, opening) => {
    expect(told(category, words, opening)).toBe(category)
  })
  test.each<[IssueCategory, string, string, (keyof typeof openings)?]>([
    [
      'wage_deduction',
      'the candidate shall pay half of the first salary to the agency as its placement charge',
      'half of the first salary is deducted and paid to the agency as its charge',
      'employment',
    ],
    [
      'withheld_or_forfeited_money',
      'the vendor may suspend the services until all dues are paid',
      'the vendor may suspend the services and withhold the deposit until all dues are paid',
    ],
  ])('%s is not told of: %s', (category, fair, harsh, opening) => {
    expect(told(category, fair, opening)).toBeUndefined()
    expect(told(category, harsh, opening)).toBe(category)
  })
})

describe('an alarm of the trained reader whose words do not bear its card is a passage to read', () => {
  const words = 'the organiser may close the list before the last day when it is full'
  test('without the title, and no alarm', () => {
    const { contract, finding } = findingOf('restraint_of_legal_proceedings', words, {
      source: 'restraint-of-legal-proceedings',
    })
    expect(entailed(contract, finding)[0]).toMatchObject({ unsure: true, untold: true, hit: { severity: 'low' } })
  })
  test('an alarm of the encoder stays', () => {
    const { contract, finding } = findingOf('restraint_of_legal_proceedings', words)
    expect(entailed(contract, finding)[0]).toMatchObject({ hit: { severity: 'high' } })
  })
  test('working hours are told of nobody who lends', () => {
    const { contract, finding } = findingOf(
      'excessive_working_hours',
      'the pawner shall endorse the discharge on the same day',
      { opening: 'loan', source: 'excessive-working-hours' },
    )
    expect(entailed(contract, finding).map(({ unsure }) => unsure)).toEqual([true])
  })
})

describe('words that carry a harm by themselves', () => {
  const severity = (category: IssueCategory, words: string, opening: keyof typeof openings): string => {
    const { contract, finding: faint } = findingOf(category, words, {
      opening,
      severity: 'low',
      source: category.replaceAll('_', '-'),
    })
    return asPlainlySaid(contract, null, [faint])[0]!.hit.severity
  }
  test.each([
    'such a sale shall not be disputed in any manner',
    'the statement of the company shall not be questioned in any court',
    'the fine cannot be challenged by the member',
    'a decision of the committee will not be open to challenge on any ground',
    'the accounts may not be called in question by the borrower',
  ])('%s', (words) => {
    expect(severity('restraint_of_legal_proceedings', words, 'services')).toBe('critical')
  })
  test.each(['the invoice shall not be disputed after thirty days', 'the price shall not be questioned lightly'])(
    'not: %s',
    (words) => {
      expect(severity('restraint_of_legal_proceedings', words, 'services')).toBe('low')
    },
  )
  test.each([
    'in case of a quarrel the owner may evict the tenant',
    'the landlord shall have the right to immediately evict any occupant',
  ])('%s', (words) => {
    expect(severity('eviction_without_notice', words, 'lease')).toBe('critical')
  })
  test.each([
    'the owner may evict the tenant after a notice of one month',
    'the owner may evict the tenant by an order of a court',
  ])('not: %s', (words) => {
    expect(severity('eviction_without_notice', words, 'lease')).toBe('low')
  })
})

test('whoever writes the terms is at nobody’s mercy where others are taken to agree by going on', () => {
  const text =
    'TERMS\n\nDisha Tutorials ("we") and the student ("you") agree.\n\n1. Fees. You shall pay the fees. You must attend.\n\n2. Changes. Changes take effect when they are posted. Your continued use of our courses counts as acceptance of the new terms.'
  const contract = understand(text, '2026-11-28')
  const start = contract.text.norm.indexOf('changes take effect')
  const span = { start, end: contract.text.norm.length }
  const camps = contract.parties.map(({ index }) => new Set([index]))
  const [ours, yours] = ['we', 'you'].map(
    (word) => contract.parties.find(({ aliases }) => aliases.includes(word))!.index,
  )
  expect(changesHimself(contract, camps[ours!]!, span)).toBe(true)
  expect(changesHimself(contract, camps[yours!]!, span)).toBe(false)
  const titles = analyze(text, { day: '2026-11-28', party: 'Disha Tutorials' }).critical_issues.map(
    ({ category }) => category,
  )
  expect(titles).not.toContain('unilateral_amendment')
})
