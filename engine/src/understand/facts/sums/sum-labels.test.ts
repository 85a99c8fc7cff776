import { describe, expect, test } from 'vitest'
import { contractOf, type openings } from '../../../testing/contract-of.ts'
import { findKeyFacts } from '../key-facts.ts'

const told = (text: string, opening: keyof typeof openings = 'services'): string[] =>
  findKeyFacts(contractOf(text, opening), undefined).money.map(({ label, value }) => `${label}: ${value}`)

describe('a sum is called by the word that stands nearest', () => {
  test.each<[string, string[], (keyof typeof openings)?]>([
    [
      'Along with the CTC the Employee gets a health insurance of Rs. 3,00,000.',
      ['Insurance: \u20b93,00,000'],
      'employment',
    ],
    [
      'The Client makes a prepayment of Rs. 19,000 and pays the remaining Rs. 31,000 at the end.',
      ['Advance: \u20b919,000', 'Amount: \u20b931,000'],
    ],
    ['The Member is liable for a payment of Rs. 900 as transfer fees.', ['Fee: \u20b9900']],
    ['The Borrower is liable to repay Rs. 2,00,000 in ten months.', ['Amount: \u20b92,00,000'], 'loan'],
    [
      'The salary is Rs. 18,000 a month. It may be revised by Rs. 2,000 after a year.',
      ['Salary: \u20b918,000 a month', 'Amount: \u20b92,000'],
      'employment',
    ],
    ['The Borrower bears charges for each bounced instalment of Rs. 590.', ['Fee: \u20b9590'], 'loan'],
    [
      'Security Deposit. The shop is let for a year at Rs. 22,000 a month. The Lessee leaves a deposit of Rs. 44,000.',
      ['Rent: \u20b922,000 a month', 'Deposit: \u20b944,000'],
      'lease',
    ],
    [
      'The salary is Rs. 60,000 a month, of which basic pay of Rs. 30,000, house rent allowance of Rs. 15,000 and city allowance of Rs. 15,000.',
      ['Salary: \u20b960,000 a month', 'Part of the pay: \u20b930,000', 'Part of the pay: \u20b915,000'],
      'employment',
    ],
    [
      'The Lessee has handed over Rs. 90,000, equal to three months\u2019 rent, as a refundable deposit without interest.',
      ['Deposit: \u20b990,000'],
      'lease',
    ],
    [
      'The Service Provider keeps public liability insurance of Rs. 40,00,000. The liability of the Client does not exceed Rs. 10,000.',
      ['Insurance: \u20b940,00,000', 'Cap on liability: \u20b910,000'],
    ],
    [
      'The Lender lends Rs. 2,00,000 to the Borrower. It comes back in twelve instalments of Rs. 18,000.',
      ['Loan: \u20b92,00,000', 'Instalment: \u20b918,000'],
      'loan',
    ],
    [
      'Processing fee 0.50% of loan amount plus GST, that is Rs. 34,250. The term cover that is linked to it has a premium of Rs. 1,12,400, which may be funded into the loan.',
      ['Fee: \u20b934,250', 'Insurance: \u20b91,12,400'],
      'loan',
    ],
    [
      'No partner shall take a loan above Rs. 50,000 without asking the other.',
      ['Amount: \u20b950,000'],
      'partnership',
    ],
    ['In return the Client pays a fixed sum of Rs. 80,000 a month ("Monthly Fee").', ['Fee: \u20b980,000 a month']],
    [
      'The Lessee shall pay the Lessor a compensation of Rs. 21,000/- per month.',
      ['Rent: \u20b921,000 a month'],
      'lease',
    ],
    ['The Licensee shall pay the Licensor a licence fee of Rs. 90,000.', ['Fee: \u20b990,000'], 'licence'],
    [
      'Total order value: Rs. 12,40,000 plus tax. An advance of Rs. 2,00,000 is paid on signing.',
      ['Price: \u20b912,40,000', 'Advance: \u20b92,00,000'],
      'supply',
    ],
    [
      'A joining bonus of Rs. 50,000 is paid. Who leaves before two years pays Rs. 1,00,000 as damages.',
      ['Bonus: \u20b950,000', 'Penalty or damages: \u20b91,00,000'],
      'employment',
    ],
    [
      'The Client shall pay Rs. 2,50,000 (Rupees two lakh fifty thousand only) a month.',
      ['Fee: \u20b92,50,000 a month'],
    ],
    ['The Buyer shall pay to the Supplier Rs. 70,000 for each lot.', ['Price: \u20b970,000'], 'supply'],
    ['The Employer shall pay Rs. 60,000 a month.', ['Salary: \u20b960,000 a month'], 'employment'],
    [
      'The Employer shall pay Rs. 60,000 towards the travel of the Employee to Pune.',
      ['Amount: \u20b960,000'],
      'employment',
    ],
    [
      'The Lender may call the sum back if the flat is let out, or if the net income of the Borrower falls below Rs. 70,000.',
      ['Amount: \u20b970,000'],
      'loan',
    ],
    [
      'Fees of Rs. 2,600 (survey) and Rs. 3,900 (search) are payable, whether or not the loan is taken.',
      ['Fee: \u20b92,600', 'Fee: \u20b93,900'],
      'loan',
    ],
    [
      'The Lessee pays a rent of Rs. 21,000 a month and Rs. 63,000 as deposit.',
      ['Rent: \u20b921,000 a month', 'Deposit: \u20b963,000'],
      'lease',
    ],
    [
      'Minimum advance 30% or Rs. 12,000 (whichever is more) of the total bill value is due on booking.',
      ['Advance: \u20b912,000'],
    ],
    ['There is a Rs. 700/- fine for a visitor at night.', ['Penalty or damages: \u20b9700']],
    ['The Client shall pay Rs. 9,000 for each day of delay.', ['Amount: \u20b99,000 a day']],
    ['The Service Provider shall pay Rs. 9,000 to the Client.', ['Amount: \u20b99,000']],
    [
      'The Borrower repays the Loan in 24 equal monthly instalments. Each is Rs. 11,000, principal and interest.',
      ['Instalment: \u20b911,000'],
      'loan',
    ],
    ['The Lessee shall pay the Lessor a monthly compensation of Rs. 22,000.', ['Rent: \u20b922,000 a month'], 'lease'],
  ])('%s', (text, expected, opening = 'services') => {
    expect(told(text, opening)).toEqual(expected)
  })
})

test.each<[string, string[], (keyof typeof openings)?]>([
  [
    'The Supplier keeps commercial general liability coverage with limits of no less than Rs. 40,00,000.',
    ['Insurance: \u20b940,00,000'],
    'supply',
  ],
  ['The liability of the Supplier is limited to Rs. 5,00,000.', ['Cap on liability: \u20b95,00,000'], 'supply'],
  [
    'The Lessee pays a rent of Rs. 21,000 and Rs. 95,000 shall be paid by him as a refundable deposit.',
    ['Rent: \u20b921,000', 'Deposit: \u20b995,000'],
    'lease',
  ],
  ['Late fee Rs. 60 per day after the fifth.', ['Penalty or damages: \u20b960 a day']],
  ['Nobody shares the notes with others, fine Rs. 4000.', ['Penalty or damages: \u20b94,000']],
  // only reckoned to show how
  ['The share is a fifth. Example: of a fare of Rs. 500 the Client keeps Rs. 100.', []],
  ['Capital goods: the Supplier supplies 200 drills at Rs. 1,450 each.', ['Amount: \u20b91,450 each'], 'supply'],
  [
    'Capital. The First Partner brings a capital contribution of Rs. 3,00,000.',
    ['Capital: \u20b93,00,000'],
    'partnership',
  ],
])('%s', (text, expected, opening = 'services') => expect(told(text, opening)).toEqual(expected))

test('a sum in a line of particulars is called by the label of that line', () => {
  expect(
    told(
      `1. Particulars

1  Loan Sanctioned Amount  Rs. 80,000/-
2  Instalment Amount  Rs. 7,400/-
3  Instalment Frequency  Daily / Monthly
4  Disbursal Amount (after deductions)  Rs. 77,150/-
5  Dishonour Charge  Rs. 480/-

2. Law. The laws of India govern this Agreement.`,
      'loan',
    ),
  ).toEqual(['Loan: \u20b980,000', 'Instalment: \u20b97,400', 'Amount: \u20b977,150', 'Fee: \u20b9480'])
})
