import { describe, expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { openings } from '../../testing/contract-of.ts'

const told = (text: string, opening: keyof typeof openings = 'services'): string[] =>
  analyze(`${openings[opening]}1. Scope. The Service Provider shall serve the Client.\n\n2. ${text}\n`, {
    day: '2026-11-21',
  }).key_facts.term.map(({ label, months }) => `${label} ${months}`)

describe('how long the contract runs', () => {
  test.each<[string, string[]]>([
    [
      'Length. This Agreement stays in force for two years unless a breach remains unremedied for a period of 45 days.',
      ['Term 24'],
    ],
    [
      'Start. The Service Provider shall be on training for a period of 9 months from today and is then confirmed.',
      ['Training 9'],
    ],
    [
      'Start. The Service Provider shall be on training for a first period of four months, behind which probation begins.',
      ['Training 4'],
    ],
    ['Length. This Agreement stays in force for three years from the date above.', ['Term 36']],
    ['Rent. Rent rises by 5 % after the initial 11-month term.', ['Term 11']],
    ['Length. The first period is eighteen months from 1 May 2027.', ['Term 18']],
    ['Length. Duration: 30 months from the effective date.', ['Term 30']],
    ['Length. The Client grants the right to run the kiosk for four years from the launch day ("Term").', ['Term 48']],
    ['Price. Rates stay fixed for the whole of the two years for which this contract runs.', ['Term 24']],
    [
      'Length. The work begins on 1 April 2027 and the engagement lasts from 1 April 2027 to 30 June 2028.',
      ['Term 15'],
    ],
    ['Length. This Agreement continues for nine months and may be renewed by a signed letter.', ['Term 9']],
    ['Length. These terms run from 1 April 2027 for two years.', ['Term 24']],
    ['Length. This Agreement runs 24 months from its date.', ['Term 24']],
    ['Length. The internship period will be of approximately 5 months.', ['Term 5']],
    ['Length. The validity of this agreement is 16 months.', ['Term 16']],
    ['Length. The project starts on 1 May 2027 and lasts 14 months.', ['Term 14']],
    ['Length. The talks last up to nine months from the date above.', ['Term 9']],
    ['Length. This MOU will remain in effect for three years w.e.f. 01/04/2027.', ['Term 36']],
    ['Length. This offer of internship is for 2 months starting 5 May 2027.', ['Term 2']],
    ['Length. This Agreement starts today and shall continue through 30 November 2028.', ['Term 24']],
    [
      'Length. This Agreement is effective as of 1 May 2027 and, unless changed as said above, shall remain in force until 30 April 2029.',
      ['Term 24'],
    ],
    [
      'Length. The term of this Agreement begins today and will continue until the earlier of (i) 30 November 2028 and (ii) the end of the Lease.',
      ['Term 24'],
    ],
    ['Words. "Service Period" means 1 April 2027 through 31 March 2028.', ['Term 12']],
    ['Length. It shall bind each party and have a term of five (5) years commencing on its date.', ['Term 60']],
    ['Length. This Agreement stays in force until two (2) years subsequent to the Effective Date.', ['Term 24']],
    ['Length. This is a fixed term engagement of one year from 1 April 2027.', ['Term 12']],
    ['Length. The service is given for a period of 22 months w.e.f. 1st April 2027.', ['Term 22']],
    [
      'Length. The first term is two years from 1 May 2027, renewable for successive periods of 18 months each.',
      ['Term 24', 'Renewal 18'],
    ],
    ['Length. The course shall be of 10 months duration.', ['Term 10']],
    ['Length. The empanelment shall be for a period of three years.', ['Term 36']],
    ['AMC period: 01.04.2027 to 31.03.2028.', ['Term 12']],
    ['Length. This agreement will expire after 2 years from the date of execution.', ['Term 24']],
    ['Length. This Agreement shall expire on the third anniversary of the Effective Date.', ['Term 36']],
    ['Contract duration - 24 months', ['Term 24']],
    ['Term of agreement | 2 years', ['Term 24']],
    ['Length. It is made for a period of 2 years starting from 01-04-2027 up to 31-03-2029.', ['Term 24']],
    ['Length. The demise is for a term of 29 years 11 months.', ['Term 359']],
    ['Trial. The first 3 months are a period of probation.', ['Probation 3']],
    ['Lock-in period: 6 months from the date above.', ['Lock-in 6']],
    ['Exit. Neither party shall terminate this Agreement during the first 9 months. Then it may.', ['Lock-in 9']],
    ['Words. "Post-Term Period" shall mean an uninterrupted period of two years from the end.', []],
    ['Papers. The appointment needs pay slips of the last three months.', []],
    ['Store. The demurrage clause shall apply for a period of two months.', []],
    ['Shares. Vesting period: 4 years.', []],
    ['Data. Duration of processing: term of engagement + 2 years mandatory audit retention.', []],
    ['Term. Three years from 1 April 2027.', ['Term 36']],
    ['How long. Thirty-three months, starting 1 November 2027.', ['Term 33']],
    ['Length. This is for 3 years from 01/05/2027.', ['Term 36']],
    ['Grant. The Client lets the land to the Service Provider for nine years from 1 May 2027.', ['Term 108']],
    ['Grant. The Client appoints the Service Provider to sell its goods for thirty-six months.', ['Term 36']],
    ['Length. This Agreement is for twenty-nine years and eleven months from its date.', ['Term 359']],
    ['Length. Work starts on 2 November 2027 and runs to 31 July 2028.', ['Term 9']],
    ['Length. This Agreement shall run till 30 November 2028.', ['Term 24']],
    ['Time. The work shall commence on 5 May 2027 and be completed within 10 months.', ['Term 10']],
    ['Length. There is a three-month minimum rental period, which goes on until the goods come back.', ['Term 3']],
    ['Length. The Client has paid Rs. 9,000 for a 1-year full AMC of its filters.', ['Term 12']],
    ['Length. The term of this Agreement, which is eighteen months from 1 May 2027, is fixed.', ['Term 18']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
  test('a loan runs for as many months as it has instalments', () => {
    expect(told('Repayment. The Loan is repaid in sixty (60) equal monthly instalments.', 'loan')).toEqual(['Term 60'])
  })
  test('a loan is repaid in one sum at its end, or after a holiday', () => {
    expect(
      told('Repayment. Date: 1 December 2026. The Loan shall be repaid in a single sum on 30 November 2028.', 'loan'),
    ).toEqual(['Term 24'])
    expect(told('Repayment. After that the Borrower repays it in twenty monthly instalments.', 'loan')).toEqual([])
    expect(told('Default. Two monthly instalments unpaid are a default.', 'loan')).toEqual([])
  })
  test.each([
    'Price. The Client pays the fee for one month in advance over the life of this agreement.',
    'Ending. When this agreement ends, the balance may be kept by the Client for twelve months.',
    'Delay. If this agreement is not begun within six months, the advance is returned.',
    'Limits. Liability is limited to the commission and retainer of the last twelve months.',
    'Trade. For two years from 1 May 2027 the Service Provider shall not serve a rival.',
    'Staff. While this agreement runs and for six months afterwards nobody approaches the staff of the other.',
    'Marks. The Client may use the marks till this agreement runs, and for three months more for finishing stock.',
    'Illness. If it lasts 120 days, the Client may, after the expiry of such 120 days period, end this Agreement.',
    'Price. Quotations issued under this agreement are valid for a period of 30 days from their date.',
    'Delay. Should it last forty-five days, either may end this agreement.',
    'Help. At the end the Service Provider works on for a period of up to forty-five days under this agreement.',
    'Quality. New work will run as described in the estimate for ninety days.',
    'Price. A 12-month subscription plan costs Rs. 900.',
    'Price. For the first contract year, that is until 30 November 2027, the price stands.',
  ])('a period of something else is no term: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
