import { describe, expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { openings } from '../../testing/contract-of.ts'

const facts = (text: string, opening: keyof typeof openings = 'services') =>
  analyze(`${openings[opening]}1. Scope. The Service Provider shall serve the Client.\n\n2. ${text}\n`, {
    day: '2026-11-21',
  }).key_facts

describe('dates', () => {
  test.each([
    [
      'The first phase commences on 1 August 2027 and ends on 31 July 2028.',
      ['Start date 1 Aug 2027', 'End date 31 Jul 2028'],
    ],
    ['This Agreement is effective as of the 20t h day of May, 2027.', ['Start date 20 May 2027']],
    ['This Agreement is effective as of the 1s t day of June, 2027.', ['Start date 1 Jun 2027']],
    [
      'Order: Commencement Date 24/10/2027 Completion Date 31/12/2028 for the fit-out.',
      ['Start date 24 Oct 2027', 'Delivery or completion 31 Dec 2028'],
    ],
    ['The fee is paid in four instalments commencing on 15 January 2028.', ['Payment 15 Jan 2028']],
    ['The Service Provider shall deliver the report on 15 January 2028.', ['Delivery or completion 15 Jan 2028']],
    [
      'Please return a signed copy by 20 September 2027, failing which this offer lapses.',
      ['To be done by 20 Sep 2027'],
    ],
    ['You will join us at Udaipur on 1 October 2027.', ['Joining date 1 Oct 2027']],
    ['The Client was incorporated on 16 September 1992.', ['Incorporated on 16 Sep 1992']],
    ['It is as it stood when we met. On 4 March 2027 both visited the site.', ['Date 4 Mar 2027']],
    [
      'Plan.\n\nDeliverable\tDate\nTransition plan\t15 December 2027\nAudit | 31 January 2028\n',
      ['Transition plan 15 Dec 2027', 'Audit 31 Jan 2028'],
    ],
    [
      'Plan. Steps until the end of the work:\n\nStep\tDay\nDrawings\t1 April 2027\nEnd date\t30 June 2027\n',
      ['Drawings 1 Apr 2027', 'End date 30 Jun 2027'],
    ],
  ])('%s', (text, expected) => {
    const found = facts(text).dates.map(({ label, value }) => `${label} ${value}`)
    expect(found.filter((date) => !date.includes('1 Dec 2026'))).toEqual(expected)
  })
  test.each([
    ['Term. This Agreement is valid for 36 months from 1 April 2027.', ['31 Mar 2030']],
    ['Term. This Agreement starts on 31 January 2027 and lasts for one year.', ['30 Jan 2028']],
    ['Term. This Agreement runs from 1 April 2027 to 31 March 2029.', []],
    ['Term. This Agreement is valid for three years from its date.', []],
  ])('the last day of a term follows from its first: %s', (text, expected) => {
    const found = facts(text).dates.filter(({ label }) => label === 'End of the term, reckoned')
    expect(found.map(({ value }) => value)).toEqual(expected)
  })
  test('the stamp of a public filing dates nothing', () => {
    const found = facts(
      'Fees. The Client shall pay.\n\nSource: ORCHID HOLDINGS, INC., 10-Q, 5/20/2026\n\n3. Law. Indian law applies.',
    ).dates
    expect(found.map(({ value }) => value)).toEqual(['1 Dec 2026'])
  })
})

describe('term and notice', () => {
  test.each([
    ['Term. This Agreement is valid for a period of three years from its date.', ['Term 3 years']],
    ['Term. The term of this Agreement shall continue for two years following the Launch Date.', ['Term 2 years']],
    [
      'Orders. In the event that the Client has not ordered any goods for a period of three months, the Service Provider may bill it.',
      [],
    ],
    ['Names. The Client may use the marks during the term and for a period of six months after the term.', []],
    ['Delays. Either party may end this Agreement if the other is unable to perform for a period of thirty days.', []],
    ['Stores. The Service Provider shall keep the goods for a period of six months from receipt of payment.', []],
  ])('%s', (text, expected) => {
    expect(facts(text).term.map(({ label, value }) => `${label} ${value}`)).toEqual(expected)
  })
  test.each([
    ['Exit. Either party may terminate this Agreement on sixty days\u2019 written notice.', ['60 days']],
    ['Exit. The Client may cancel this Agreement within a 7-day notice period.', ['7 days']],
    [
      'Breach. Either party may terminate this Agreement if the other commits a breach and fails to cure it within thirty days after notice of it.',
      [],
    ],
    [
      'Breach. Before terminating, each party shall give the other notice of the breach and a thirty day period in which to cure it.',
      [],
    ],
    [
      'Talks. In the event of termination or expiry, the Client shall negotiate anew upon notice given forty-five days before such expiry.',
      [],
    ],
  ])('%s', (text, expected) => {
    const own = facts(text).notice.filter(({ label }) => label !== 'Time to put a breach right')
    expect(own.map(({ value }) => value)).toEqual(expected)
  })
})

describe('law, forum and money', () => {
  test.each([
    [
      'Law. This Agreement is accepted in the State of Nevada and shall be governed by the laws thereof.',
      'State of Nevada',
    ],
    ['Law. The performance of this Agreement will be governed by PRC Laws.', 'PRC'],
    ['Law. This Agreement is governed by English law.', 'England'],
    ['Law. This Agreement is governed by the laws and decisions of the State of Michigan.', 'State of Michigan'],
  ])('%s', (text, expected) => {
    expect(facts(text).governing_law.map(({ value }) => value)).toEqual([expected])
  })
  test('a law still to be filled in is no law', () => {
    expect(facts('Law. This Agreement is governed by the laws of the State of Governing Law.').governing_law).toEqual(
      [],
    )
  })
  test('the language of an arbitration is not its seat', () => {
    expect(
      facts(
        'Disputes. The arbitration shall be held in Pune. The arbitration shall be conducted in the English language.',
      ).seat.map(({ value }) => value),
    ).toEqual(['Pune'])
  })
  test('a city behind by arbitration in is the seat', () => {
    expect(
      facts('Disputes. Disputes shall be settled by arbitration in the City of Nashik, Maharashtra.').seat.map(
        ({ value }) => value,
      ),
    ).toEqual(['Nashik'])
  })
  test('no/100 dollars is no sum of a hundred', () => {
    expect(
      facts('Fee. The fee is Ten Thousand and NO/100 Dollars ($10,000) a month.').money.map(({ value }) => value),
    ).toEqual(['US$10,000 a month'])
  })
  test('sums in Chinese currency are read', () => {
    expect(facts('Fee. The cooperation fee is RMB50 million.').money.map(({ value }) => value)).toEqual([
      'CNY 50,000,000',
    ])
  })
})
