import type { ClauseType } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { openings } from '../testing/contract-of.ts'
import { tableOf } from '../testing/table-of.ts'
import { understand } from '../understand/contract.ts'
import { findMissing } from './find-missing.ts'
import { missingWords } from './words.en.ts'

const rest =
  '2. Notices shall be in writing and sent to the address above.\n\n3. Term. This Agreement is valid for two years from its date.\n\n4. Confidentiality. Each party shall keep the information of the other confidential while this Agreement lasts and for one year after it ends.\n'
const missing = (text: string, opening: keyof typeof openings): readonly ClauseType[] =>
  tableOf(understand(`${openings[opening]}1. ${text}\n\n${rest}`, '2026-11-21'))

describe('a clause that is there by other words is not missing', () => {
  test.each<[string, keyof typeof openings, ClauseType]>([
    [
      'General. No supplements to or amendments of this Agreement take effect except by a written paper signed by the parties.',
      'services',
      'amendment',
    ],
    [
      'Forum. Any suit that arises under this Agreement shall be brought in a court in Nashik.',
      'services',
      'dispute_resolution',
    ],
    [
      'Pages. The Service Provider will develop the pages as specified in Annexure C for the Client.',
      'services',
      'scope_of_work',
    ],
    [
      'Quality. The Buyer may return defective goods within ten days and the Supplier shall replace them.',
      'supply',
      'inspection_and_returns',
    ],
  ])('%s', (text, opening, type) => {
    expect(missing(text, opening)).not.toContain(type)
    expect(missing('Fees. The fees are agreed from time to time by the parties.', opening)).toContain(type)
  })

  test('an escrow of source code is asked for where software is licensed, not for films', () => {
    const film = (what: string): string =>
      `LICENCE AGREEMENT\n\nThis Licence Agreement is between Chitra Films Limited (the "Licensor") and Deccan Screens Limited (the "Licensee").\n\nNOW THEREFORE the parties agree as follows:\n\n1. Grant. The Licensor grants the Licensee a licence to use the ${what} in India.\n\n${rest}`
    const of = (what: string) => tableOf(understand(film(what), '2026-11-21'))
    expect(of('films')).not.toContain('source_code_escrow')
    expect(of('software')).toContain('source_code_escrow')
  })

  test('shares and votes are asked for where a company is formed, not in a co-operation by contract', () => {
    const of = (what: string) =>
      tableOf(
        understand(
          `CO-OPERATION AGREEMENT\n\nThis Co-operation Agreement is between Kaveri Search Limited ("Kaveri") and Nila Homes Limited ("Nila").\n\nNOW THEREFORE the parties agree as follows:\n\n1. Work. ${what}\n\n${rest}`,
          '2026-11-21',
        ),
      )
    expect(of('The parties shall run a channel together and collaborate on its pages.')).not.toContain('deadlock')
    expect(of('The parties shall form a joint venture company and collaborate through it.')).toContain('deadlock')
  })
})

test('no type of clause is missed twice, and who names a court is not told that nothing says where to go', () => {
  const franchise = understand(
    `FRANCHISE AGREEMENT\n\nThis Franchise Agreement is between Mogra Foods Private Limited, Pune (the "Franchisor") and Ravi Kulkarni (the "Franchisee").\n\n1. Fees. The Franchisee shall pay a royalty of 6 % of its sales to the Franchisor every month.\n\n2. Courts. The courts at Pune have jurisdiction.\n`,
    '2026-11-21',
  )
  for (const reader of [null, ...franchise.parties]) {
    const missed = findMissing(franchise, undefined, reader)
    const types = missed.map(({ clause_type }) => clause_type)
    expect(types).toEqual([...new Set(types)])
    expect(missed.map(({ reason }) => reason).join(' ')).not.toContain('where to bring it')
  }
})

test.each([
  ['late_payment_interest', /rate/, /insur/],
  ['insurance', /insur/, /rate/],
] as const)('what to look for in a clause is of that clause: %s', (type, tells, other) => {
  expect(missingWords[type]?.littleHelp).toMatch(tells)
  expect(missingWords[type]?.littleHelp).not.toMatch(other)
})

test('what is proposed for a fault is of a machine, and for papers of staff of a job', () => {
  expect(missingWords.service_levels?.inKind?.maintenance_agreement?.wording).not.toMatch(/99|vendor/)
  expect(missingWords.data_protection?.inKind?.employment_agreement?.wording).toMatch(/employee/)
  expect(missingWords.data_protection?.inKind?.employment_agreement?.wording).not.toMatch(/vendor/)
})
