import { expect, test } from 'vitest'
import { contractOf, type openings } from '../testing/contract-of.ts'
import { tableOf } from '../testing/table-of.ts'
import { requirements } from './requirements.ts'
import { missingWords } from './words.en.ts'

const missingIn = (text: string, opening: keyof typeof openings) => tableOf(contractOf(text, opening))

test('every clause that a contract may be found to lack comes with a reason', () => {
  const types = Object.values(requirements).flatMap(({ critical, important, niceToHave }) => [
    ...critical,
    ...important,
    ...niceToHave,
  ])
  expect(types.filter((type) => (missingWords[type]?.reason ?? '') === '')).toEqual([])
})

test.each<[string, keyof typeof openings, string]>([
  ['1. Period. This Agreement runs for three years.', 'services', 'term'],
  ['1. Exit. The Client may call off the engagement on a month\u2019s notice.', 'services', 'termination'],
  ['1. Law. Indian law applies.', 'services', 'governing_law'],
  ['1. Courts. Any dispute goes to the courts in Kochi.', 'services', 'dispute_resolution'],
  ['1. Changes. These terms can be changed only in writing signed by both parties.', 'services', 'amendment'],
  ['1. Loan. The loan is repaid in 24 equated instalments.', 'loan', 'term'],
  [
    '1. Fees. In no case shall the Client owe more than the fee of the last quarter.',
    'services',
    'limitation_of_liability',
  ],
  ['1. Care. The most that we will ever pay you is the fee for two months.', 'services', 'limitation_of_liability'],
  ['1. Help. The Service Provider may bring in other firms for any part of the work.', 'services', 'subcontracting'],
  ['1. Care. The work is done with the skill expected of a competent painter.', 'services', 'warranties'],
  ['1. Loss. Each party keeps the other whole against claims by outsiders.', 'services', 'indemnity'],
  ['1. Events. Neither side is at fault for delay caused by flood or fire.', 'services', 'force_majeure'],
  ['1. Talks. Disputes go to a mediator at Kochi first.', 'services', 'dispute_resolution'],
  ['1. Exit. Either side may end it by 30 days\u2019 written notice.', 'services', 'termination'],
  ['1. Uptime. The service is available for 99.9% of each month.', 'saas', 'service_levels'],
  [
    '1. Secrets. Each party keeps secrets and protects personal data of the other\u2019s staff.',
    'saas',
    'data_protection',
  ],
  ['1. Leaks. The Provider tells the Customer within a day of any leak or intrusion.', 'saas', 'data_breach_notice'],
  ['1. Words. The duties bind the Receiving Party for all time.', 'nda', 'term'],
  ['1. Tie. A matter that is not agreed at two meetings goes to the founders.', 'shareholders', 'deadlock'],
  [
    '1. Sale. No shareholder shall sell shares before offering them to the others.',
    'shareholders',
    'transfer_restrictions',
  ],
  ['1. Visit. The Lessor may come in on a day\u2019s notice to look at the rooms.', 'lease', 'landlord_entry'],
  ['1. Exit of a partner. The partners may remove a partner for fraud.', 'partnership', 'expulsion'],
])('%s', (text, opening, present) => {
  expect(missingIn(text, opening)).not.toContain(present)
})

test.each<[string, keyof typeof openings, string]>([
  ['1. Liability. The Service Provider answers for every loss of the Client.', 'services', 'limitation_of_liability'],
  [
    '1. Secrets. The Employee keeps customer data confidential. She keeps the tracking app on her phone.',
    'employment',
    'data_protection',
  ],
  ['1. Films. We shoot the films. Each party keeps what it learns to itself.', 'services', 'intellectual_property'],
  ['1. Tests. The parties test each design for a period of thirty days.', 'services', 'term'],
  ['1. Work. The partners meet monthly.', 'partnership', 'deadlock'],
])('does not stand for what is missing: %s', (text, opening, absent) => {
  expect(missingIn(text, opening)).toContain(absent)
})

test('a contract that says nothing of them lacks them', () => {
  expect(missingIn('1. Work. The Service Provider shall paint the wall.', 'services')).toEqual(
    expect.arrayContaining(['term', 'termination', 'governing_law', 'dispute_resolution', 'amendment']),
  )
})
