import { describe, expect, test } from 'vitest'
import { isDoubted } from '../../language/answers-hi.ts'
import { plainly } from '../../language/lay-phrases.ts'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'
import { readQuestion } from '../question/question.ts'
import { asksReturn } from './thing-near.ts'

const day = '2026-11-28'
const of = (opening: keyof typeof openings, party: string, ...clauses: string[]) =>
  openAnswers(`${openings[opening]}${clauses.map((words, at) => `${at + 1}. ${words}\n\n`).join('')}`, { day, party })
const LAW = 'Law. The laws of India govern this Agreement.'

const hire = of(
  'services',
  'Client',
  'Giving back. The Client agrees to return the loom to the Service Provider during business hours. If the loom comes back outside those hours, the Client shall pay for harm done to it before the next day.',
  'Early end. If the loom is given back before its term, no part of the fees already paid will be refunded.',
  'Changes. The loom shall not be serviced or repaired without the consent of the Service Provider.',
  'Faults. If the loom fails in normal use, the Service Provider shall repair or replace it within four days.',
  'Loss. The Client shall pay for any damage to or loss of the equipment, however it comes about.',
  'Limit. The Service Provider is not liable for indirect loss that the Client suffers from use of the equipment.',
  LAW,
)
const stage = of(
  'services',
  'Service Provider',
  'Standing. This Agreement is non-exclusive. All recordings vest exclusively with the Client.',
  'Person. The engagement is personal to the Service Provider and shall not be assigned.',
  'Notices. Notices are sent by courier to the place of the other party.',
  'Likeness. The Service Provider grants the Client the right to publish photographs of the show.',
  'Album. Photographs beyond the first hundred are charged by the piece.',
  LAW,
)
const carriage = of(
  'services',
  'Client',
  'Bank. A bank that takes this receipt will not be liable for payment of the freight or of any charges that the Client has not paid.',
  'Freight. The Client shall be primarily liable to pay the freight and what else falls due.',
  'Risk. Unless one of the two is struck out on the face of this receipt, the load travels at the risk of its owner.',
  LAW,
)
const film = of(
  'services',
  'Client',
  'Extras. Payment for additional albums is made when these are ordered.',
  'Delivery. The albums are delivered about 50 days after the event.',
  'Late sums. The Service Provider may ask for interest under the clause below on an instalment that is late.',
  'Interest. On every sum that is overdue interest at 14% per annum is due.',
  'Footer. A link to the Service Provider will appear in small letters at the bottom of the site.',
  LAW,
)
const lead = (text: string): string => text.split(/\n\n(?:Other places|The whole place)/)[0]!

describe('what is asked for leads, and not what only has its words', () => {
  test.each([
    [hire, 'i return the loom in 10 days do i get money back for the rest', 'no part of the fees'],
    [hire, 'loom stops working who repairs', 'shall repair or replace'],
    [hire, 'what if it gets stolen from my shop', 'loss of the equipment'],
    [carriage, 'who pays freight if party dont pay', 'primarily liable to pay'],
    [film, 'albums kab milenge', '50 days'],
    [film, 'intrest on late payment?', '14%'],
    [stage, 'can i work with other dance company', 'non-exclusive'],
    [stage, 'can i send another dancer in my place', 'shall not be assigned'],
    [stage, 'can they post my pics online', 'publish photographs'],
    [film, 'will they put there name on my site?', 'at the bottom'],
  ])('%#: %s', (book, question, told) => {
    const { kind, text } = book.ask(question)
    expect(kind).toBe('answered')
    expect(lead(text)).toContain(told)
  })
  test("at the owner's risk is asked of a clause, and not of the risks of the whole", () => {
    expect(carriage.ask('owners risk or carriers risk if nobody struck anything').text).not.toMatch(/main risks?/)
  })
})

describe('what no place says', () => {
  const kitchen = of(
    'services',
    'Client',
    'Extra food. If more food is wanted on the day, additional charges will be collected.',
    'Cancelling. The Service Provider may cancel the booking 7 days before the event.',
    LAW,
  )
  test.each([
    ['transport charge extra?'],
    ['who pays transport'],
    ['wfh allowed?'],
    ['delivery in how many days'],
    ['delivery kitne din me'],
  ])('%s', (question) => {
    expect(kitchen.ask(question).kind).toBe('silent')
  })
  test('when things come is not told by when they are paid', () => {
    const paid = of('services', 'Client', 'Extras. Payment for additional albums is made when these are ordered.', LAW)
    const { kind, text } = paid.ask('when will i get the albums')
    expect(kind === 'silent' || isDoubted(text)).toBe(true)
  })
  test('a tax return that is late asks for no money back', () => {
    expect(asksReturn(readQuestion('my gst return is late will they hold my payment'))).toBe(false)
    expect(asksReturn(readQuestion('will my payment return'))).toBe(true)
  })
})

test('slips of a telephone are read as what they stand for', () => {
  expect(plainly('can i hire there staff')).toBe('can i hire their staff')
  expect(plainly('is there staff on sunday')).toBe('is there staff on sunday')
  expect(plainly('who pays my train ticket')).toBe('who pays my travel fare')
  expect(plainly('what intrest in 3 hrs')).toBe('what interest in 3 hours')
  // 'your advice' would be asked of Karar, and 'ur advice' in the middle of a case is theirs
  expect(plainly('a fine came because of ur advice')).toBe('a fine came because of ur advice')
})

describe('the place that tells it leads', () => {
  const work = of(
    'employment',
    'Employee',
    'After the end. After separation from the employment, the Employee shall not engage in a business similar to that of the Company for a period of six months.',
    'Loyalty. During the currency of the employment the Employee shall not engage in any trade, business or occupation.',
    'Days off. Compensatory days may be used within three months, after which they lapse.',
    'Illness. If the Employee becomes disabled so as to be unable to work and this continues for 120 days, the Company may, at or after the end of the 120 days, terminate the employment under this agreement.',
    'Word. The Company may send messages about a booking, its cancellation, payments and the status of a refund.',
    'Called off. Where the Employee cancels a course, 10% of its price is withheld and the rest is paid back.',
    LAW,
  )
  test.each([
    ['can I do a side business?', 'During the currency'],
    ['can I join a rival after leaving?', 'After separation'],
    ['do I get a refund if I cancel a course?', '10% of its price'],
  ])('%s', (question, said) => {
    expect(work.ask(question).citations[0]!.quote).toContain(said)
  })

  test('how long a thing may be used is no term of the contract', () => {
    const room = of(
      'lease',
      'Lessee',
      'Term. The term of this Agreement is 11 months, commencing from 1 April 2026.',
      'Passes. A guest pass may be used within ten days, after which it lapses.',
      LAW,
    )
    expect(room.ask('guest pass kab tak use kar sakte hain').text).not.toContain('Term:')
    expect(room.ask('how long does the lease run').text).toContain('Term: 11 months')
  })

  test('the advice of the other side is none of Karar', () => {
    expect(work.ask('do they give any career advice').text).not.toContain('What I would do')
    expect(work.ask('any advice?').text).toContain('What I would do')
  })

  test('a caplet is no cap of liability', () => {
    expect(work.ask('how many free caplets do I get').text).not.toContain('liability')
    expect(work.ask('is there a cap on liability').text).toContain('liability')
  })
})

test('what is owned, or of one or more, is not told to the reader as you', () => {
  const carried = of(
    'services',
    'Client',
    'Cover. The load travels under the client insurance, which the Service Provider shall see within two days of the booking.',
    'Papers. The Client(s) undertakes to hand over all papers of the load to the Service Provider before it leaves.',
    LAW,
  )
  for (const question of ['which insurance covers the load', 'who hands over the papers of the load'])
    expect(carried.ask(question).text, question).not.toMatch(/\b[Yy]ou(?:\(s\)| insurance)/)
})

test('a sentence that the contract prints twice is shown once', () => {
  const lamp = 'Lamps. A lamp that is lost is charged at Rs. 300.'
  const lent = of('services', 'Client', lamp, LAW, lamp)
  const quotes = lent.ask('lost lamp how much').citations.map(({ quote }) => quote.replace(/^\d+\. /, ''))
  expect(quotes[0]).toContain('Rs. 300')
  expect(new Set(quotes).size).toBe(quotes.length)
})
