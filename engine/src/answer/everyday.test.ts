import { describe, expect, test } from 'vitest'
import { isDoubted } from '../language/answers-hi.ts'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-26'
const of = (opening: keyof typeof openings, party: string, ...clauses: string[]) =>
  openAnswers(`${openings[opening]}${clauses.map((words, at) => `${at + 1}. ${words}\n\n`).join('')}`, { day, party })
const LAW = 'Law. The laws of India govern this Agreement.'

describe('the figure itself stands before the places', () => {
  const job = of(
    'employment',
    'Employee',
    'Salary. The Employer shall pay the Employee a salary of Rs. 50,000 per month, on or before the seventh day of the next month.',
    "Leaving. The Employee may resign on sixty days' written notice. The Employer may end the employment by fifteen days' written notice.",
    LAW,
  )
  test.each([
    ['notice period kya hai?', /Notice to terminate: 60 days \(you\) and 15 days \(the Employer\)\./],
    ['How much notice do I have to give?', /Notice to terminate: 60 days \(you\)/],
    ['what is my salary', /^Salary: ₹50,000 a month\./],
    ['What is my salary in a year?', /^Total salary in 12 months: ₹6,00,000\./],
  ])('%s', (question, says) => {
    const { kind, text } = job.ask(question)
    expect(kind).toBe('answered')
    expect(text).toMatch(says)
    expect(text).not.toContain('not sure')
  })
  test('a question with more to it is not answered by that figure', () => {
    expect(job.ask('How much salary do I get for unused leave?').text).not.toMatch(/^Salary:/)
    expect(job.ask('Will my salary go up every year?').text).not.toMatch(/^Total salary/)
  })
})

describe('a yes or a no is said of what was asked, and of nothing less', () => {
  test.each([
    [
      'Exit. Either party may end this Agreement by notice if the other is in serious breach and does not cure it within 30 days.',
      'can they end it any time?',
      /^Yes/,
    ],
    [
      'Renewal. Before its end the parties may agree in writing to renew this Agreement for a year.',
      'can I renew',
      /^Yes/,
    ],
    [
      'Notice. The Consultant may terminate this Agreement on 30 days of written notice.',
      'can they terminate it?',
      /^Yes/,
    ],
  ])('%s: no yes', (clause, question, yes) => {
    expect(of('consultancy', 'Consultant', clause, LAW).ask(question).text).not.toMatch(yes)
  })
  test('what needs a consent is told so, whether or not the clause says no', () => {
    const answers = of(
      'consultancy',
      'Consultant',
      "Transfer. The Consultant may assign this Agreement with the Company's consent, which shall not be withheld without a reason.",
      LAW,
    )
    expect(answers.ask('can I assign this agreement?').text).toMatch(/^Only with consent\./)
  })
  test('of two matters that are named, one of which is nowhere said, no half is sold as the whole', () => {
    const answers = of(
      'consultancy',
      'Company',
      'Cancelling. The Company may cancel this Agreement on ten days of written notice.',
      LAW,
    )
    expect(answers.ask('do I get a refund if I cancel?').text).toMatch(/^I (?:am not sure|found no)/)
  })
})

test('what a contract is asked in a few words is never called another matter', () => {
  const lease = of('lease', 'Lessee', 'Rent. The Lessee shall pay a rent of Rs. 20,000 per month.', LAW)
  for (const question of ['is alcohol allowed', 'is there a moratorium?', 'is parking included?'])
    expect(lease.ask(question).kind, question).toBe('silent')
  expect(lease.ask('who signs the return').text).not.toContain('The parties are')
})

test('what is asked for a loan is its own interest, not that on what is overdue', () => {
  const loan = of(
    'loan',
    'Borrower',
    'Late. Where an instalment is unpaid on its due date, the Borrower shall pay interest at 3% per month on the overdue sum.',
    'Interest. The loan carries interest at 14% per annum on the reducing balance.',
    LAW,
  )
  const { text, citations } = loan.ask('what is the interest rate')
  expect(text).toMatch(/^Rate of interest: 14% a year\./)
  expect(text).not.toContain('not sure')
  expect(citations[0]!.quote).toContain('14%')
  expect(loan.ask('what interest do I pay if I am late?').citations[0]!.quote).toContain('3%')
})

test('a long place is answered by its sentence, and stands below as a whole', () => {
  const { text, citations } = of(
    'consultancy',
    'Consultant',
    'Invoices. Invoices shall be numbered and sent by e-mail to the address that the Company names for them from time to time. The Company shall pay each invoice within thirty days of its receipt. Each invoice shall show the days worked and the tasks done. Receipts for travel that was approved beforehand shall be added to the invoice of that month.',
    LAW,
  ).ask('When do I get paid?')
  expect(text).toMatch(
    /^Clause 1 \(Invoices\) says: “The Company shall pay each invoice within thirty days of its receipt.”/,
  )
  expect(citations[0]!.quote).toContain('days worked')
})

test('what stands under another heading is shown before it is called unsaid', () => {
  const { kind, text } = of(
    'lease',
    'Lessee',
    'Rent. The Lessee shall pay a rent of Rs. 20,000 on the fifth day of each month.',
    'Keys. The Lessee shall keep the keys of the premises safe and give them back at the end.',
    'Use. Should the rent be in arrears for seven days, the Lessor may lock the premises and remove what it finds there.',
    LAW,
  ).ask('what happens if I pay late?')
  expect(kind).toBe('answered')
  expect(text.split('\n\n').slice(0, 2).join()).toContain('in arrears for seven days')
})

test('who may sign cheques is not whether to sign', () => {
  const { text } = of('partnership', 'Partner', 'Bank. Cheques of the Firm may be signed by any one Partner.', LAW).ask(
    'who can sign cheques',
  )
  expect(text).toContain('signed by any one Partner')
})

describe('a short question goes on with the one before', () => {
  const job = of(
    'employment',
    'Employee',
    "Leaving. The Employee may resign on sixty days' written notice. The Employer may end the employment by fifteen days' written notice.",
    'Bond. If the Employee leaves within a year, the Employee shall pay Rs. 25,000 to the Employer.',
    LAW,
  )
  test.each([
    ['and for them?', 'how much notice must I give?', /The Employer may end the employment/],
    ['aur mere liye?', 'Can they end the employment on notice?', /resign on sixty days/],
    ['how much?', 'do I pay if I leave within a year?', /Rs\. 25,000/],
    ['kitna?', 'do I pay if I leave within a year?', /Rs\. 25,000/],
  ])('%s', (question, before, says) => {
    expect(job.ask(question, [before]).text).toMatch(says)
  })
  test('what asks for something of its own does not', () => {
    const own = 'which law governs this?'
    expect(job.ask(own, ['how much notice must I give?'])).toEqual(job.ask(own))
    expect(job.ask('why?').kind).not.toBe('answered')
  })
})

test('a role that somebody may have is not told as the reader', () => {
  const { text } = of(
    'employment',
    'Employee',
    'Afterwards. For a year after leaving the Employee shall not be associated, as employee, adviser or partner, with any competitor of the Employer.',
    LAW,
  ).ask('can I work for a competitor after I leave?')
  expect(text).toContain('as employee, adviser or partner')
})

describe('what people ask in their own words', () => {
  const room = of(
    'lease',
    'Lessee',
    'Rent. Rent is payable on or before the 5th of each calendar month. A penalty of Rs. 200 per day shall be levied for each day of delay beyond the 5th.',
    'Deposit. The security deposit is returnable without interest at the end of the tenancy, subject to deductions for unpaid dues and damages.',
    'Absence. Tenants must inform the manager in advance of any overnight absence or extended leave exceeding 3 days.',
    'Going. A minimum of two calendar months written notice is mandatory before vacating.',
    LAW,
  )
  const job = of(
    'employment',
    'Employee',
    'Leaving. In case the Employee decides to resign, the Employee will serve one month notice of physical presence.',
    'Leave. The Employee is entitled to avail one casual leave per month until confirmation.',
    'Tax. The emoluments and benefits due to the Employee will be subject to tax under the Income Tax Act.',
    'Papers. On leaving, the Employee will hand over all market data and records and shall not retain copies of these items.',
    LAW,
  )
  const dealer = of(
    'distribution',
    'Distributor',
    'Orders. The Distributor shall place orders every month. Each Party shall inform the other of a change of its contact point.',
    'Price. The Distributor shall pay for each order as per the price list notified by the Company.',
    'Incentive. Payouts will be made after the Company receives the money from the retailer.',
    'Disputes. The arbitral tribunal shall be composed of a sole arbitrator appointed with mutual consent.',
    LAW,
  )
  test.each([
    [room, 'what if I pay late', '200 per day'],
    [room, 'room khali karne ka notice kitna', 'two calendar months'],
    [job, 'how many leaves do I get', 'one casual leave per month'],
    [dealer, 'who decides the prices', 'price list'],
    [dealer, 'commission kab milega', 'Payouts will be made after'],
  ])('%#: %s', (book, question, says) => {
    expect(book.ask(question).citations[0]?.quote).toContain(says)
  })
  test('how safe data is gets no plain no, and provident fund no clause on tax without a doubt', () => {
    expect(job.ask('is my data safe').text).not.toMatch(/^No\b/)
    const tax = job.ask('PF katega kya')
    expect(tax.kind === 'silent' || isDoubted(tax.text)).toBe(true)
  })
  test('when something comes is told without a doubt only where a time stands', () => {
    const photos = of(
      'services',
      'Client',
      'Copyright. All photos remain the copyright of the Service Provider.',
      'Fee. The Client shall pay Rs. 40,000 within ten days of the invoice.',
      LAW,
    )
    const { kind, text } = photos.ask('when do I get my photos')
    expect(kind === 'silent' || text.includes('not sure')).toBe(true)
    expect(photos.ask('when must I pay the fee').text).not.toContain('not sure')
  })
  test('the last dues are a matter of their own, with the law where nothing is said', () => {
    const { kind, text } = job.ask('full and final kab milega')
    expect(kind).toBe('silent')
    expect(text).toContain('when the last dues are paid')
    expect(text).toContain('two working days')
    expect(text).not.toMatch(/kab|milega/)
  })
  test('who signs and where they live is no answer to what may be done', () => {
    for (const { quote } of dealer.ask('must I buy from them only').citations) expect(quote).not.toContain('Malwa')
  })
})

describe('what contracts say in words that nobody asks with', () => {
  const loan = of(
    'loan',
    'Borrower',
    'Loan. The Lender lends Rs. 3,00,000 for 24 months. The Rate of Interest is 18% per annum, and the rate may differ by the record of the Borrower.',
    'Payments. What is paid is adjusted first towards penalties, then towards interest. Penal charges of 0.1% per day are levied on what is overdue.',
    'Recall. The Loan is repayable on demand made by the Lender.',
    'Charges. The Lender may revise its charges at any time by a notice on its site.',
    'Contact. The Borrower agrees to communication by phone between 8 am and 7 pm.',
    'Going back. In a cooling-off period of three days the Borrower may repay without any penalty.',
    LAW,
  )
  test.each([
    ['At what time may they phone me?', 'between 8 am and 7 pm'],
    ['Can they ask for the whole loan back at any time?', 'repayable on demand'],
    ['What is the penalty if I pay late?', '0.1% per day'],
    ['Can I cancel the loan within two days?', 'cooling-off period'],
  ])('%s', (question, first) => {
    const { citations } = loan.ask(question)
    expect(citations[0]?.quote).toContain(first)
  })

  test('what is counted by a thing is asked by it', () => {
    const supply = of(
      'supply',
      'Buyer',
      'Payment. Half of the total cost must be paid on placing the order.',
      'Book. The Buyer pays the Supplier AUS $2.00 per book of patterns.',
      LAW,
    )
    expect(supply.ask('How much do I pay per book?').citations[0]?.quote).toContain('AUS $2.00')
  })

  test('a recipe is a matter of a contract that speaks of recipes, and of no other', () => {
    const kitchen = of(
      'licence',
      'Licensee',
      'Secrets. The Licensee shall not show any recipe of the Licensor to others.',
      LAW,
    )
    expect(kitchen.ask('What if I share a recipe?').kind).toBe('answered')
    expect(of('licence', 'Licensee', LAW).ask('What is a recipe for dal?').kind).toBe('off_topic')
  })

  test('part of the work is given to another by a subcontract', () => {
    const work = of(
      'services',
      'Service Provider',
      'Handing on. The Service Provider may not subcontract the work in whole or in part without consent.',
      LAW,
    )
    expect(work.ask('Can I give part of the work to another?').text).toMatch(/^Only with consent/)
  })

  test('a last day that is named is the last day, from whichever day it is counted', () => {
    const { text } = openAnswers(
      'CONSULTANCY AGREEMENT\n\nThis Agreement, dated 1 June 2026 and effective as of 1 July 2026 (the "Effective Date"), is made between Meridian Foods Private Limited ("Company") and Ms. Farida Contractor ("Consultant").\n\n1. Term. This Agreement shall begin on the Effective Date and shall continue until 31 December 2026.\n',
      { day, party: 'Consultant' },
    ).ask('When does the agreement end?')
    expect(text).toContain('31 Dec 2026')
    expect(text).not.toContain('2027')
  })
})
