import { describe, expect, test } from 'vitest'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-27'
const of = (opening: keyof typeof openings, party: string, ...clauses: string[]) =>
  openAnswers(`${openings[opening]}${clauses.map((words, at) => `${at + 1}. ${words}\n\n`).join('')}`, { day, party })
const LAW = 'Law. The laws of India govern this Agreement.'

const dealer = of(
  'supply',
  'Buyer',
  'Appointment. The Supplier appoints the Buyer as its non-exclusive dealer, to sell pumps and valves of the Supplier.',
  'Area. The Buyer may sell the goods within the district of Nashik.',
  'Loyalty. While this Agreement runs the Buyer shall not stock pumps that compete with those of the Supplier.',
  'Price list. The Supplier may alter its prices by itself.',
  'Assignment. The Buyer shall not assign this Agreement without the prior written consent of the Supplier.',
  'Rebate. The Supplier grants the Buyer a rebate on orders. The rebate is expected to be \u25a1% and depends on quantity.',
  'Moisture. The packing must hold less than eight percent (8%) of total moisture in total weight.',
  'Sum. For the first lot the Buyer pays a price of Rs. 90,000 in all.',
  'End. Either side may terminate this Agreement on (45) days written notice, without cause.',
  'No contest. If this Agreement is terminated, neither side shall contest the termination.',
  LAW,
)
const adviser = of(
  'services',
  'Supplier',
  'Fee. The Client shall pay the Supplier a fee of US$40,000 for the services.',
  'Freedom. Each side accepts that this Agreement is non-exclusive.',
  'Films. Rights in every recording of the Supplier vest exclusively in the Client.',
  'People. During this Agreement and for nine months after it the Supplier shall not entice away any employee of the Client.',
  'Secrets. The Supplier shall keep the Confidential Information secret and shall not disclose it to any third party without written consent. The Supplier shall not copy it.',
  'What is no secret. Confidential Information shall not include: a) what is public; b) what a third party disclosed lawfully; c) what the law requires to be disclosed.',
  'Duration. The duties of secrecy survive in perpetuity.',
  'Relief. For a breach of secrecy the other side is entitled to an injunction besides any other remedy.',
  'Reports. The Supplier shall answer a query within two days. If no answer is received, the query is treated as admitted.',
  'End. Either side may terminate this Agreement at any time before the first report is delivered.',
  LAW,
)
const stall = of(
  'services',
  'Supplier',
  'Renewal. This Agreement is extended by a year at a time. A side that does not wish to renew says so in writing a month before the year ends.',
  'Stand. The Supplier may sell its goods at the stand. The Supplier shall not sell any goods outside the hall.',
  'No favour. No payment here is made in exchange for a promise that the Supplier will recommend or buy what the Client makes.',
  'Lists. The Supplier shall send the list of its goods to the Client on the same day. If the Supplier fails to send the list, the Client may let the stand to others.',
  'Suspension. The Client may suspend the account of the Supplier for a complaint. The Supplier may ask for reinstatement by a letter to the Client.',
  'Commission. The Client pays the Supplier a commission by bank transfer.',
  'Damaged goods. The buyer of a damaged piece may bring it back within seven days.',
  LAW,
)
const first = (book: ReturnType<typeof of>, asked: string, ...before: string[]): string =>
  book.ask(asked, before).citations[0]?.quote ?? ''

describe('what an owner asks at night is answered from the place that says it', () => {
  test.each([
    [dealer, 'Can I sell other products?', /compete with those/],
    [dealer, 'Can I stock pumps of another company too?', /compete with those/],
    [dealer, 'Can they put up the prices without asking me?', /alter its prices/],
    [dealer, 'How much will I pay in total?', /90,000/],
    [dealer, 'Can I sell in Pune?', /district of Nashik/],
    [dealer, 'kitne din pehle notice dena padega band karne ke liye', /45/],
    [dealer, 'Can I fight it if they throw me out?', /contest the termination/],
    [adviser, 'How much will I be paid?', /40,000/],
    [adviser, 'Can I work for other companies too?', /is non-exclusive/],
    [adviser, 'Kya main dusri company ke liye bhi kaam kar sakta hoon?', /is non-exclusive/],
    [adviser, 'Can I hire someone who works for them?', /entice away/],
    [adviser, 'Can I show it to my accountant?', /not disclose it/],
    [adviser, 'Can I keep a photocopy?', /not copy it/],
    [adviser, 'raaz kitne saal tak rakhna padega?', /in perpetuity/],
    [adviser, 'What can they do if I leak it?', /injunction/],
    [adviser, 'What happens if I do not answer a query?', /treated as admitted/],
  ])('%#: %s', (book, asked, place) => {
    const answer = book.ask(asked)
    expect(answer.kind).toBe('answered')
    expect(first(book, asked)).toMatch(place)
  })

  test('a per cent sign behind a lost box is a blank, and is told as one', () => {
    expect(dealer.ask('How much rebate do I get?').text).toMatch(/^The contract leaves it blank/)
  })

  test('an end without a word of what was paid is no refund', () => {
    const { kind, text } = adviser.ask('Do I get my money back if I cancel?')
    expect(kind).toBe('silent')
    expect(text).not.toMatch(/^Yes/)
  })

  test('a price that may be altered is told of prices, and no consent of another matter', () => {
    const { text } = dealer.ask('Can they put up the prices without asking me?')
    expect(text.split('\n\n').slice(0, 2).join()).not.toMatch(/assign/)
  })

  test.each([
    [stall, 'How do I stop it from renewing?', /not wish to renew/],
    [stall, 'Do I have to recommend them in return?', /in exchange for a promise/],
    [stall, 'May I sell outside the hall?', /outside the hall/],
    [stall, 'If they suspend me, how do I get my account back?', /reinstatement/],
    [stall, 'What if I forget to send the list?', /fails to send/],
  ])('%#: %s leads with the sentence that says it', (book, asked, place) => {
    expect(book.ask(asked).text.split('\n\n').slice(0, 2).join(' ')).toMatch(place)
  })

  test.each([
    'On which date do I get the commission?',
    'By when must they answer my proposal?',
    'Do they pay for my flights?',
    'How many times can I ask for changes in the stand?',
    'Where would I have to sue them?',
    'Do I get my advance back if I cancel?',
  ])('what stands beside another matter, or nowhere, is no answer: %s', (asked) => {
    expect(stall.ask(asked).kind).toBe('silent')
  })

  test('"and how long will that take?" is asked of what stood before', () => {
    const book = of(
      'terms',
      'User',
      'Closing. If the Platform blocks a shop, the User may request that it be opened again. The Platform will review the request within six business days.',
      'Parcels. Parcels are collected from the address of the User within two hours of the booking.',
      LAW,
    )
    expect(first(book, 'And how long will that take?', 'If they block me, how do I get my shop back?')).toMatch(
      /six business days/,
    )
  })
})
