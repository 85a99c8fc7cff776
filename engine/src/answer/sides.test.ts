import { describe, expect, test } from 'vitest'
import { openings } from '../testing/contract-of.ts'
import { type Answers, openAnswers } from './ask.ts'

const FIRST = 'Scope. The work and the place are described in Annexure A.'
const LAST = 'Law. The laws of India govern this Agreement and the courts at Bengaluru have jurisdiction.'

/** A contract with what binds the reader and what binds the other side in clauses of their own, in both orders. */
const bothOrders = (opening: keyof typeof openings, party: string, mine: string, theirs: string): Answers[] =>
  [
    [mine, theirs],
    [theirs, mine],
  ].map((own) =>
    openAnswers(
      openings[opening] +
        [FIRST, ...own.map((words) => `Term. ${words}`), LAST].map((words, at) => `${at + 1}. ${words}`).join('\n\n'),
      { day: '2026-11-26', party },
    ),
  )

const NOTICE = [
  "The Service Provider may terminate this Agreement by giving ninety days' written notice.",
  'The Client may terminate this Agreement at any time by notice in writing with immediate effect.',
] as const
const ENDING = [
  "The Lessee may vacate the premises and end this lease on two months' notice.",
  "The Lessor may terminate this lease on one month's notice if the premises are needed for the Lessor's own use.",
] as const
const PAYMENT = [
  'The Service Provider shall pay the Client Rs. 5,000 each month for the use of the workspace.',
  'The Client shall pay the Service Provider a fee of Rs. 80,000 each month.',
] as const
const LIABILITY = [
  'The Service Provider shall be liable without any limit for all losses of the Client.',
  "The Client's total liability under this Agreement shall not exceed the fees of one month.",
] as const
const INTEREST = [
  'If the Service Provider is late in paying any sum, the Service Provider shall pay interest at 24% per annum.',
  'If the Client pays an invoice late, the Client shall pay interest at 6% per annum.',
] as const
const DEPOSIT = [
  'The Lessee shall pay a security deposit of Rs. 1,00,000 on signing.',
  'The Lessor shall refund the deposit within thirty days of the end of this lease, less damage.',
] as const
const LOCK_IN = [
  'The Lessee shall not vacate before a lock-in period of twenty-four months.',
  'The Lessor shall not terminate during a lock-in period of six months.',
] as const

describe.each([
  [
    'services',
    'Service Provider',
    NOTICE,
    ['What notice must I give?', 'mujhe kitna notice dena padega?', 'how much notice does the service provider give?'],
    [
      'What notice must they give?',
      'What notice must the client give?',
      'How much notice does Orbis have to give me?',
      'what notice does the other side give?',
      'unko kitna notice dena hai?',
    ],
  ],
  [
    'lease',
    'Lessee',
    ENDING,
    ['Can I leave early?', 'can the tenant leave early?'],
    ['Can the landlord throw me out?', 'When can the owner ask me to leave?', 'makan malik mujhe nikal sakta hai?'],
  ],
  [
    'services',
    'Service Provider',
    PAYMENT,
    ['How much do I pay?'],
    ['How much do they pay?', 'what does the client pay me?', 'how much do I get paid?'],
  ],
  [
    'services',
    'Service Provider',
    LIABILITY,
    ['Is my liability limited?', 'how much am I liable for?'],
    ['Is their liability limited?', "what is the client's liability?", 'how much are they liable for?'],
  ],
  [
    'services',
    'Service Provider',
    INTEREST,
    ['What happens if I pay late?', 'what interest do I pay on late payment?'],
    ['What happens if they pay late?', 'what if the client pays late', 'agar wo late payment kare to?'],
  ],
  [
    'lease',
    'Lessee',
    DEPOSIT,
    ['What deposit must I pay?'],
    ['When do I get my deposit back?', 'when must the landlord return the deposit?', 'deposit kab wapas milega?'],
  ],
  [
    'lease',
    'Lessee',
    LOCK_IN,
    ['Am I locked in?', 'what is my lock-in?'],
    ['Is there a lock-in for them?', 'how long is the owner locked in'],
  ],
] as const)('%s, read by the %s: each side has its own place', (opening, party, [mine, theirs], ofMe, ofThem) => {
  const orders = bothOrders(opening, party, mine, theirs)
  test.each(ofMe)('%s', (question) => {
    for (const answers of orders) expect(answers.ask(question).citations[0]!.quote).toContain(mine)
  })
  test.each(ofThem)('%s', (question) => {
    for (const answers of orders) expect(answers.ask(question).citations[0]!.quote).toContain(theirs)
  })
})

test('who reads as the landlord is told of the tenant as the other side', () => {
  for (const answers of bothOrders('lease', 'Lessor', ENDING[1], ENDING[0])) {
    expect(answers.ask('can the landlord end it?').citations[0]!.quote).toContain(ENDING[1])
    expect(answers.ask('can the tenant leave early?').citations[0]!.quote).toContain(ENDING[0])
  }
})

describe('a conversation goes on', () => {
  const [services] = bothOrders('services', 'Service Provider', ...NOTICE) as [Answers]
  const leadOf = (answers: Answers, ...asked: string[]): string =>
    answers.ask(asked.at(-1)!, asked.slice(0, -1)).citations[0]!.quote
  test.each([
    ['what notice must I give?', 'and for them?'],
    ['what notice must I give?', 'what about the client?'],
    ['what notice must I give?', 'and for Orbis?'],
    ['what notice must I give?', 'aur unka?'],
    ['mujhe kitna notice dena hai?', 'aur client ka?'],
    ['can I terminate this?', 'can they too?'],
  ])('%s %s', (before, further) => expect(leadOf(services, before, further)).toContain(NOTICE[1]))
  test('and back, over several short questions', () => {
    expect(leadOf(services, 'what notice must I give?', 'and for them?', 'and what about mine?')).toContain(NOTICE[0])
    expect(leadOf(services, 'what notice must I give?', 'and for them?', 'really?', 'and for them?')).not.toBe('')
  })
  test('why, whether it is usual, and whether it may be refused, are asked of the place that was told', () => {
    const before = ['what notice must I give?', 'and for them?']
    const why = services.ask('why?', before)
    expect(why.kind).toBe('answered')
    expect(why.text).toMatch(/^The contract gives no reason for it here\./)
    expect(why.citations[0]!.quote).toContain(NOTICE[1])
    expect(services.ask('is that normal?', before).text).toContain(NOTICE[1])
    expect(services.ask('can I refuse?', before).text).toMatch(/^Before you sign, you may refuse/)
    expect(services.ask('is it legal?', before).text).toMatch(/^I cannot decide/)
  })
  test('behind an answer about the whole contract they are asked of the whole', () => {
    const whole = services.ask('is it fair?')
    expect(services.ask('is it fair?', ['What are the main risks?'])).toEqual(whole)
  })
  test('it and that are what was asked about before', () => {
    const [lease] = bothOrders('lease', 'Lessee', ...DEPOSIT) as [Answers]
    expect(leadOf(lease, 'what is the deposit?', 'when do I get it back?')).toContain(DEPOSIT[1])
    expect(leadOf(lease, 'who signs?', 'which law governs this?')).toContain('laws of India')
  })
})

test('what is asked of something is asked of the last thing of its sort', () => {
  const loan = openAnswers(
    `${openings.loan}1. Repayment. The loan is repaid in twenty-four equal monthly instalments of Rs. 10,000, the first on 5 January 2027.\n\n2. Late. Where an instalment is unpaid, the Borrower shall pay interest at 3% per month on the overdue sum.\n\n3. Vehicle. The Lender may take possession of the hypothecated vehicle after a notice of fifteen days. The Borrower shall keep the vehicle insured.\n\n4. Charges. The Lender may raise the charges without prior notice.\n\n5. ${LAST}`,
    { day: '2026-11-26', party: 'Borrower' },
  )
  const leadOf = (...asked: string[]) => loan.ask(asked.at(-1)!, asked.slice(0, -1)).citations[0]!.quote
  expect(leadOf('what is the emi')).toContain('twenty-four')
  expect(loan.ask('when is the last one', ['how many emis']).text).toMatch(/^Last instalment: 5 Dec 2028\./)
  expect(leadOf('can they take my vehicle')).toContain('take possession')
  expect(leadOf('can they raise the charges?', 'with how much notice?')).toContain('without prior notice')
  // 'them' are people, and what is told in full points nowhere
  expect(leadOf('what is the emi', 'which law governs the agreement with them?')).toContain('laws of India')
})

test('what comes after the end is no end', () => {
  const franchise = openAnswers(
    `${openings.distribution}1. End. Either party may end this Agreement on thirty days' notice.\n\n2. Afterwards. For two years after the end the Distributor shall not carry on a competing business.\n\n3. ${LAST}`,
    { day: '2026-11-26', party: 'Distributor' },
  )
  expect(franchise.ask('can I open my own shop after it ends').citations[0]!.quote).toContain('competing business')
})

describe('sums and days that follow from others', () => {
  const lease = openAnswers(
    `${openings.lease}1. Term. The lease is for 24 months commencing from 1 January 2027.\n\n2. Rent. The Lessee shall pay a monthly rent of Rs. 20,000 (Rupees Twenty Thousand only) for the first twelve months and Rs. 22,000 (Rupees Twenty-Two Thousand only) for the next twelve months.\n\n3. Leaving. Either party may end this lease by giving two months' notice in writing.\n\n4. Changes. This lease may be changed only by writing signed by both parties.\n\n5. ${LAST}`,
    { day: '2026-11-26', party: 'Lessee' },
  )
  test('the second year is that of the first, asked again', () => {
    expect(lease.ask('What do I pay in the second year?').text).toMatch(/^Total rent in year 2: ₹2,64,000\./)
    expect(lease.ask('and in the second?', ['What do I pay in the first year in all?']).text).toContain('₹2,64,000')
    expect(lease.ask('aur dusre saal?', ['kiraya kitna hai']).text).toContain('₹2,64,000')
    expect(lease.ask('What do I pay in the third year?').text).not.toMatch(/^Total/)
  })
  test('by when notice is given follows from the day of leaving', () => {
    expect(lease.ask('last day to give notice if I want to leave on 31 July 2027?').text).toMatch(
      /^Last day to give notice: 31 May 2027\./,
    )
    expect(lease.ask('If I give notice on 31 July 2027, when does it end?').text).toMatch(/30 Sep 2027/)
  })
  test('what both must sign neither changes alone', () => {
    expect(lease.ask('can they change the terms?').text).toMatch(/^Only if both sides agree\./)
    expect(lease.ask('can I change the contract?').text).toMatch(/^Only if both sides agree\./)
  })
})

test('to leave is no leave', () => {
  const job = openAnswers(
    `${openings.employment}1. Leave. The Employee has 18 days of earned leave and 7 days of sick leave in each year.\n\n2. Training. If the Employee leaves within a year of joining, the Employee shall pay Rs. 25,000 to the Employer.\n\n3. ${LAST}`,
    { day: '2026-11-26', party: 'Employee' },
  )
  expect(job.ask('what if I leave within a year').citations[0]!.quote).toContain('Rs. 25,000')
  expect(job.ask('how many days leave do I get').citations[0]!.quote).toContain('earned leave')
})

test('whoever is asked about and is no party is not told as one', () => {
  const loan = openAnswers(
    `${openings.loan}1. Liability. The Lender shall not be liable for any indirect loss of the Borrower.\n\n2. Nominee. The nominee shall step into the place of the Borrower on the Borrower's death.\n\n3. ${LAST}`,
    { day: '2026-11-26', party: 'Borrower' },
  )
  const { text, citations } = loan.ask('is the nominee liable')
  expect(citations.slice(0, 2).map(({ quote }) => quote)).toContainEqual(expect.stringContaining('nominee'))
  expect(text).toMatch(/^I am not sure/)
})
