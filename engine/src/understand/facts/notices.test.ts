import { describe, expect, test } from 'vitest'
import { contractOf, type openings } from '../../testing/contract-of.ts'
import { findKeyFacts } from './key-facts.ts'

const days = (text: string): (number | null)[] =>
  findKeyFacts(contractOf(text), undefined)
    .notice.filter(({ label }) => label !== 'Time to put a breach right')
    .map(({ days: count }) => count)

test.each<[string, string, string | null]>([
  ['The Lender may recall the loan on 20 days\u2019 notice.', 'loan', 'Suvidha Finance Limited'],
  ['At least 40 days of written notice must be given before vacating.', 'lease', 'Brightpath Academy LLP'],
  ['We come in if you or a room-mate have given us a month\u2019s notice to vacate the room.', 'terms', 'The user'],
  ['Either side must give 40 days of written notice before vacating.', 'lease', null],
  [
    'At least 40 days of written notice must be given to the Lessor before vacating.',
    'lease',
    'Brightpath Academy LLP',
  ],
  ['At least 40 days of written notice for vacating shall be given to the Lessee.', 'lease', null],
  ['Forty days\u2019 notice is required from the Lessor for vacating the shop.', 'lease', null],
  [
    'Where you have given us false details, we may end this agreement with 4 days\u2019 notice.',
    'terms',
    'Bazaarly Technologies Private Limited',
  ],
])('whose notice it is: %s', (text, opening, party) => {
  const { notice } = findKeyFacts(contractOf(`Exit. ${text}`, opening as keyof typeof openings), undefined)
  expect(notice.map((fact) => fact.party)).toEqual([party])
})

describe('how long before the end one side must tell the other', () => {
  test.each<[string, number[]]>([
    [
      'Exit. If a bill stays unpaid for the next 21 days, notice will be issued that ends this Agreement. Either party may end it on 50 days of notice.',
      [50],
    ],
    ["Exit. Either side may end it earlier by 75 days' written notice.", [75]],
    ["Exit. The Service Provider may leave on giving two months' notice.", [60]],
    ["Exit. Either party may bring the work to an end by one month's notice in writing.", [30]],
    ["Exit. The Client may call off this Agreement on a fortnight's notice.", [14]],
    ["Exit. The Client may, upon ten days' intimation, put an end to this Agreement.", [10]],
    ['Exit. Either party may close this Agreement by notice in writing of at least 40 days.', [40]],
    ["Exit. In the first year it ends on 15 days' notice and later either may end it on 60 days' notice.", [15, 60]],
    ['Exit. You may end a booking by telling us 9 days ahead.', [9]],
    ["Exit. Either may stop it on 45 days' letter.", [45]],
    ['Exit. Either party may terminate this contract with a written notice within 6 (six) days.', [6]],
    ["Exit. We may stop the talks by ten days' written word.", [10]],
    ["Exit. Either party may end both by 90 days' notice once the first year is over.", [90]],
    ["Exit. The Client may withdraw by 35 days' written notice.", [35]],
    [
      "Exit. In the first year nobody may end this Agreement. Later the Client may do so by giving four months' notice.",
      [120],
    ],
    ['Exit. Resignation: 20 days written notice by either party.', [20]],
    [
      "Exit. A month's notice or salary in lieu of it is required from either side. Then 50 days notice ends it.",
      [30, 50],
    ],
    [
      'Insurance. The policy shall say that there is no cancellation of the coverage without 33 days written notice.',
      [],
    ],
    ['Breach. Termination takes effect 30 days after notice of the breach.', []],
    ["Event. The Client may cancel one event without terminating this Agreement by 12 days' notice.", []],
    ["Exit. Either side may leave. Ninety days' written notice.", [90]],
    ['Exit. To cancel, write to us at least 15 days before the next billing date.', [15]],
    ['Exit. Termination shall be effective 35 days after notice is given.', [35]],
    ['Exit. A minimum of 2 months notice is required from either side for termination.', [60]],
    ['Exit. The Consultant must submit his resignation one month prior to the last working day.', [30]],
    ['Exit. Notice period: 1 month from either side.', [30]],
    ['Exit. Your notice period will be 2 months.', [60]],
    ["Exit. This Agreement is terminable by either party, without penalty, on 50 days' written notice.", [50]],
    ['Exit. Either party may terminate upon six-months (6-months) written notice.', [180]],
    [
      'Exit. It renews for terms of one year unless either party delivers written notice of termination to the other party at least 70 days prior to the end of the running term.',
      [70],
    ],
    ['Exit. A party not wishing to renew shall inform the other in writing at least 80 days before the expiry.', [80]],
    [
      'Exit. It renews each year unless forty (40) days prior to the anniversary of the Effective Date the Client gives written notice that it ends.',
      [40],
    ],
    ['Exit. Either party can terminate by giving notice of termination to the other party of at least 25 days.', [25]],
    ['Exit. A two week written notice is required for the termination of the care.', [14]],
    [
      'Exit. For resignation in probation the notice period is 7 days. Later the notice period required from either side is 50 days.',
      [7, 50],
    ],
    ["Exit. Either party may end this Agreement by one hundred and eighty days' notice.", [180]],
    ['Exit. If you want to leave you must give two months in writing.', [60]],
    ["Exit. Either side may end these terms on 30 days' e-mail.", [30]],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected)
  })
  test.each([
    "Books. The Client may look at the records on ten days' notice.",
    'Delay. If the event lasts more than 90 days, either party may end this Agreement by notice.',
    'Exit. Either party may end this Agreement by notice after the first six months.',
    'Lessons. Lessons must be cancelled at least three days in advance by notice.',
    'Breach. Either party may end this Agreement if a breach stays uncured for 20 days.',
    "Changes. Later rates are told sixty days' notice ahead, and you may leave before they begin.",
    "Audit. The Client may permit one audit a year on 15 days' notice, and return the data within 30 days of exit.",
    "Staff. The team leader shall not be changed without thirty days' notice except in case of resignation.",
    "Scheme. The Client may withdraw or modify the incentive scheme on thirty days' notice.",
    'Exit. A breach not repaired in thirty days of notice lets the other side end this Agreement.',
    "Work. The Client may stop payment on seven days' notice.",
  ])('no notice to leave: %s', (text) => {
    expect(days(text)).toEqual([])
  })
})

const labels = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined).notice.map(({ label, value }) => `${label}: ${value}`)

describe('on what occasion a notice ends the contract', () => {
  test.each<[string, string[]]>([
    ["Exit. Either party may end this Agreement on 60 days' notice.", ['Notice to terminate: 60 days']],
    [
      "Trial. During probation either of us may end the engagement on 15 days' notice.",
      ['Notice during probation: 15 days'],
    ],
    [
      "Trial. The first six months are probation. In that time either side may end it on 7 days' notice.",
      ['Notice during probation: 7 days'],
    ],
    ["Exit. After probation either of us may end the engagement on 90 days' notice.", ['Notice to terminate: 90 days']],
    [
      "Exit. Either may end this Agreement on 30 days' notice for a serious breach that is not mended.",
      ['Notice to end for a cause: 30 days'],
    ],
    [
      "Exit. If the targets are missed thrice, the Client may end this Agreement on 15 days' notice.",
      ['Notice to end for a cause: 15 days'],
    ],
    [
      "Exit. If the Client wishes to leave, it may end this Agreement on 40 days' notice.",
      ['Notice to terminate: 40 days'],
    ],
    [
      "Exit. Either party may end this Agreement on sixty days' notice, or on ten days' notice if the other does not put right a breach.",
      ['Notice to terminate: 60 days', 'Notice to end for a cause: 10 days'],
    ],
  ])('%s', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })
})

test.each<[string, (string | null)[]]>([
  [
    "Exit. The Client may end this Agreement at any time without notice. The Service Provider shall give 90 days' notice.",
    ['Nilgiri Softworks LLP'],
  ],
  [
    "Exit. For ending this Agreement the Client gives 30 days' notice and the Service Provider gives 60 days' notice.",
    ['Orbis Retail Private Limited', 'Nilgiri Softworks LLP'],
  ],
  ["Exit. Either party may end this Agreement on 60 days' notice.", [null]],
])('whose notice it is: %s', (text, parties) => {
  expect(findKeyFacts(contractOf(text), undefined).notice.map(({ party }) => party)).toEqual(parties)
})

test.each([
  [
    "Exit. On termination without cause the Service Provider shall be given 60 days' notice.",
    'Orbis Retail Private Limited',
  ],
  ["Exit. For termination the Client must be given 45 days' notice by the Service Provider.", 'Nilgiri Softworks LLP'],
  ["Exit. For termination the Client shall give 45 days' notice.", 'Orbis Retail Private Limited'],
])('whoever is given notice is not the one who gives it: %s', (text, giver) => {
  expect(findKeyFacts(contractOf(text), undefined).notice.map(({ party }) => party)).toEqual([giver])
})

const cures = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined).notice.map(({ label, value }) => `${label}: ${value}`)

test.each([
  ['Either party may terminate if the other does not cure a material breach within 21 days of written notice.', 21],
  [
    'Either party may end this Agreement if the other is in breach and does not put it right in thirty days, on notice.',
    30,
  ],
  [
    'It is an event of default if the Client fails to perform within ten (10) days following notice of the failure.',
    10,
  ],
  ['The Client may terminate if a breach is not remedied within 14 days after receipt of a notice to do so.', 14],
])('the time to put a breach right: %s', (text, days) => {
  expect(cures(`Exit. ${text}`)).toContain(`Time to put a breach right: ${days} days`)
})

test.each([
  "Exit. Either party may terminate for breach or for any reason on at least ninety days' written notice.",
  'Repairs. The Service Provider shall cure defects within 30 days of notice.',
  'Exit. The Client may terminate. It pays within 45 days of the invoice.',
])('another time is none: %s', (text) => {
  expect(cures(text).filter((fact) => fact.startsWith('Time to'))).toEqual([])
})

test("notice during probation is told as such where 'it' is the probation; the day from which somebody is appointed is its start", () => {
  const { notice, dates } = findKeyFacts(
    contractOf(
      "Post. The Employee is appointed as clerk from 15 December 2026.\n\n2. Trial. The first three months are probation. During it, either party may end the employment by 15 days' written notice.",
      'employment',
    ),
    undefined,
  )
  expect(notice.map(({ label, days: count }) => `${label} ${count}`)).toEqual(['Notice during probation 15'])
  expect(dates.map(({ label, iso }) => `${label} ${iso}`)).toContain('Start date 2026-12-15')
})
