import { describe, expect, test } from 'vitest'
import { classifiers } from '../../classify/classifiers.ts'
import { understand } from '../../contract.ts'
import { findWith, severityOf } from '../testing.ts'
import { farForum } from './far-forum.ts'

const between = (
  first: string,
  second: string,
  body: string,
  title = 'SERVICES AGREEMENT',
  roles = ['Client', 'Service Provider'],
) =>
  understand(
    `${title}\n\nThis Agreement is made between Orbis Retail Private Limited, having its office at ${first} (the "${roles[0]}"), and Mr. Nitin Rao, residing at ${second} (the "${roles[1]}").\n\nNOW THEREFORE the parties agree as follows:\n\n1. ${body}\n`,
    '2026-11-21',
    classifiers,
  )
const hits = (contract: ReturnType<typeof between>) =>
  contract.clauses.flatMap((clause) => farForum.read?.(clause, contract) ?? [])

describe('a court far from the one who has to use it', () => {
  test.each<[string, string, string]>([
    ['Chennai', 'Delhi', 'The courts at Chennai alone shall have jurisdiction.'],
    ['Mumbai', 'Pune', 'This Agreement is subject to the exclusive jurisdiction of the courts at Mumbai.'],
    ['Mumbai', 'Kochi', 'The courts of Guwahati shall have exclusive jurisdiction.'],
    ['Hyderabad', 'Jaipur', 'All suits shall be filed only in the courts at Hyderabad, which shall have jurisdiction.'],
    ['Ahmedabad', 'Indore', 'Only the courts in Ahmedabad shall have jurisdiction over any dispute.'],
    ['Gurgaon', 'Lucknow', 'Courts at Gurugram shall have sole jurisdiction to the exclusion of all other courts.'],
  ])('is medium for a supplier: office %s, home %s: %s', (first, second, body) => {
    const found = hits(between(first, second, body))
    expect(severityOf(found)).toBe('medium')
    expect(found[0]?.burdened).toMatchObject({ index: 1 })
  })

  test('is high for an employee', () => {
    const contract = between(
      'New Delhi',
      'Patna',
      'The Employee may sue only in New Delhi and its courts have exclusive jurisdiction.',
      'EMPLOYMENT AGREEMENT',
      ['Employer', 'Employee'],
    )
    expect(severityOf(hits(contract))).toBe('high')
  })

  test('is high where one side may choose the court', () => {
    expect(
      severityOf(
        findWith(
          farForum,
          'Disputes are subject to the exclusive jurisdiction of any court chosen by the Client.',
          'services',
        ),
      ),
    ).toBe('high')
    expect(
      severityOf(findWith(farForum, 'The Lender may sue in any court, and the Borrower only in Mumbai.', 'loan')),
    ).toBe('high')
  })

  test.each<[string, string, string]>([
    ['Pune', 'Pune', 'The courts at Pune alone shall have jurisdiction.'],
    ['Bangalore', 'Bengaluru', 'The courts at Bengaluru shall have exclusive jurisdiction.'],
    ['Chennai', 'Delhi', 'The courts at Chennai shall have jurisdiction.'],
    [
      'Chennai',
      'Delhi',
      'The courts at the place of the defendant shall have exclusive jurisdiction, for instance Chennai.',
    ],
    ['Chennai', 'Delhi', 'The courts at Delhi shall have exclusive jurisdiction.'],
    ['Chennai', 'Delhi', 'Either party may seek interim relief from any court; the arbitration is seated at Chennai.'],
  ])('is not seen: office %s, home %s: %s', (first, second, body) => {
    expect(hits(between(first, second, body))).toEqual([])
  })
})

describe('a court that follows one side, or sits abroad', () => {
  test.each<[string, 'services' | 'employment' | 'terms', string]>([
    [
      'Only the courts where the Client has its registered office from time to time shall have jurisdiction.',
      'services',
      'medium',
    ],
    ['The courts of Singapore alone shall have jurisdiction over any dispute.', 'employment', 'high'],
    ['Claims must be brought only in the courts at London.', 'terms', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(findWith(farForum, text, opening)[0]?.severity).toBe(severity)
  })
  test.each<[string, 'services' | 'employment']>([
    ['The courts where the defendant has its office shall have jurisdiction.', 'services'],
    ['The Employee may be posted near the courts at London.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(farForum, text, opening)).toEqual([])
  })
})
