import { scoreBands } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { analyzePosition } from './position.ts'
import { appointmentLetter, consultancyNumbered, leaveAndLicence } from './testing/contracts.ts'

const DAY = '2026-11-21'
const harsh =
  'CONSULTANCY AGREEMENT\n\nThis Agreement is made between Meridian Foods Private Limited (the "Company") and Ms. Farida Contractor (the "Consultant").\n\n1. Services. The Consultant shall advise the Company on exports, and the Company shall pay a fee of Rs. 80,000 a month within 30 days of invoice.\n\n2. Exit. The Company may terminate this Agreement at any time without cause and without notice. The Consultant shall not terminate this Agreement during its term.\n\n3. Liability. The liability of the Consultant is unlimited and she shall indemnify the Company against all losses of whatever nature.\n\n4. Changes. The Company may amend the terms of this Agreement at any time at its sole discretion.\n\n5. Law. This Agreement is governed by the laws of India and the courts at Pune have jurisdiction.\n'
const fair = harsh
  .replace(/2\. Exit[^\n]*/, '2. Exit. Either party may terminate this Agreement on thirty days\u2019 written notice.')
  .replace(/3\. Liability[^\n]*/, '3. Liability. The liability of each party is limited to the fees of twelve months.')
  .replace(/4\. Changes[^\n]*/, '4. Changes. This Agreement may be changed only in writing signed by both parties.')

describe('where a party stands', () => {
  const consultant = analyzePosition(harsh, { day: DAY, party: 'Consultant' }).position!
  const company = analyzePosition(harsh, { day: DAY, party: 'Company' }).position!

  test('what helps one side hurts the other: the two add up to 100', () => {
    expect(consultant.position_strength + company.position_strength).toBe(100)
    expect(consultant.negotiation_power + company.negotiation_power).toBe(100)
    expect(consultant.position_strength).toBeLessThan(scoreBands.medium)
    expect(company.position_strength).toBeGreaterThan(60)
  })
  test('the words say who can move', () => {
    expect(consultant.negotiation_power_description).toMatch(/^Meridian Foods Private Limited can move more freely/)
    expect(company.negotiation_power_description).toMatch(/^Meridian Foods Private Limited can move more freely/)
  })
  test('and by which terms, of those that were found alone', () => {
    expect(consultant.negotiation_power_description).toMatch(/one-sided exit/)
    expect(consultant.negotiation_power_description).not.toMatch(/disputes/)
  })
  test('both sides are told the same of who can move', () => {
    const one = consultant.negotiation_power_description
    expect(company.negotiation_power_description).toBe(one)
  })
  test('\u201cwe\u201d and \u201cyou\u201d of a paper are not Karar and somebody else', () => {
    const letter =
      'TERMS OF OUR STUDIO\n\n1. Price. We may change the price at any time without notice. The Client shall pay the whole price in advance.\n\n2. End. We may end the booking at any time without cause and without notice. The Client shall not cancel the booking.\n\n3. Loss. We are not liable for any loss of the Client whatever. We may change these terms at any time.\n'
    const told = (party: string) => analyzePosition(letter, { day: DAY, party }).position!.negotiation_power_description
    expect(told('We')).toMatch(/^You can move more freely than the Client/)
    expect(told('The Client')).toMatch(/^The side that wrote it can move more freely than the Client/)
  })
  test('advantages of one are quoted words that bind the other', () => {
    const bound = company.key_advantages.filter(({ title }) => title.startsWith('Binds the other side'))
    expect(bound.length).toBeGreaterThan(0)
    for (const { quote, start, end } of bound) expect(harsh.slice(start!, end!)).toBe(quote)
    expect(consultant.key_risks.length).toBeGreaterThan(company.key_risks.length)
  })
  test('a fair contract leaves both about even', () => {
    const { position_strength } = analyzePosition(fair, { day: DAY, party: 'Consultant' }).position!
    expect(position_strength).toBeGreaterThanOrEqual(40)
    expect(position_strength).toBeLessThanOrEqual(60)
  })
  test('without parties there is no position', () => {
    expect(analyzePosition('Nothing of a contract.', { day: DAY }).position).toBeNull()
  })
})

test('the two sides add up to 100 whatever the findings weigh', () => {
  for (const clause of [2, 3, 4]) {
    const text = harsh
      .split('\n\n')
      .filter((part) => !part.startsWith(`${clause}.`))
      .join('\n\n')
    const [a, b] = ['Consultant', 'Company'].map((party) => analyzePosition(text, { day: DAY, party }).position!)
    expect(a!.position_strength + b!.position_strength).toBe(100)
    expect(a!.negotiation_power + b!.negotiation_power).toBe(100)
  }
})

describe('the two sides tell one story', () => {
  const risksOf = (text: string, party: string) =>
    analyzePosition(text, { day: DAY, party }).analysis.critical_issues.map(({ category }) => category)

  test.each([
    ['an employer is not told that it can be let go at short notice', appointmentLetter, 'short_or_missing_notice'],
    ['a company is not told that its work can grow', consultancyNumbered, 'unbounded_scope'],
    ['a licensor is not told that it is locked in', leaveAndLicence, 'lock_in_trap'],
    ['a licensor is not told that the price can change on it', leaveAndLicence, 'unilateral_price_change'],
  ] as const)('%s', (_, text, category) => {
    const { parties, perspective } = analyzePosition(text, { day: DAY }).analysis
    const strong = parties.find(({ name }) => name !== perspective.party)
    expect(risksOf(text, perspective.party ?? '')).toContain(category)
    expect(risksOf(text, strong?.name ?? '')).not.toContain(category)
  })

  test('the one whom an unlawful term favours is told not to build on it, and does not find it among the advantages', () => {
    const loan = `LOAN AGREEMENT\n\nThis Agreement is made between Suvarna Finance Limited (the "Lender") and Mr. Ajay Rane (the "Borrower").\n\n1. Loan. The Lender lends Rs. 5,00,000 for thirty-six months.\n\n2. Interest. The Borrower shall pay interest at 6 per cent per month, compounded every month, on the whole loan.\n`
    const { position } = analyzePosition(loan, { day: DAY, party: 'Suvarna Finance Limited' })
    expect(position?.recommendations[0]).toMatch(/^Do not build on what a court may not enforce.*interest/)
    expect(position?.key_advantages.map(({ rule_id }) => rule_id)).not.toContain('usurious-interest')
    const letter = analyzePosition(appointmentLetter, { day: DAY, party: 'Sahyadri Tools Private Limited' })
    expect(letter.position?.key_advantages.map(({ rule_id }) => rule_id)).not.toContain('wage-deduction')
  })

  test('who owes is weighed against the lender, not against the guarantor beside them', () => {
    const loan = (order: string) =>
      `LOAN AGREEMENT\n\nThis Agreement is made between ${order}.\n\n1. Interest. The Lender may change the rate of interest at any time at its sole discretion and without notice.\n\n2. Recall. The Lender may recall the loan of Rs. 5,00,000 at any time without assigning any reason. The Borrower shall not close the loan before thirty-six months.\n\n3. Assignment. The Lender may assign this Agreement without consent, and the Borrower shall not assign it.\n\n4. Guarantee. The Guarantor shall pay all dues from his personal property, without any limit.\n`
    const names = [
      'Ravi Menon (the "Borrower")',
      'Sita Menon (the "Guarantor")',
      'Orbis Capital Limited (the "Lender")',
    ]
    const strength = (order: string) =>
      analyzePosition(loan(order), { day: DAY, party: 'Borrower' }).position!.position_strength
    expect(strength(names.join(', '))).toBe(strength([names[0], names[2], names[1]].join(', ')))
    expect(strength(names.join(', '))).toBeLessThan(50)
  })
})

test('whoever writes what the law forbids is told so, and does not read of an advantage', () => {
  const letter =
    'APPOINTMENT\n\nThis Employment Agreement is made at Surat between Tapti Weaving Private Limited (the "Employer") and Ms. Jaya Rathod (the "Employee").\n\n1. Pay. The Employer shall pay the Employee Rs. 21,000 a month by the seventh of the next month.\n\n2. Benefits. As the pay is consolidated, contributions and terminal payments of the kind made to permanent hands, such as gratuity, provident fund and annual bonus, will not be made to the Employee.\n\n3. Afterwards. The Employee will not take up a place in any mill of Surat or Bhiwandi until two years have passed from her last working day.\n\n4. Law. The laws of India govern this Agreement and the courts at Surat have jurisdiction.\n'
  const { analysis, position } = analyzePosition(letter, { day: DAY, party: 'Employer' })
  const titles = position!.key_risks.map(({ title }) => title).join('; ')
  expect(titles).toMatch(/benefits/)
  expect(titles).toMatch(/will not hold/)
  expect(analysis.safety_score).toBeLessThan(100)
  expect(position!.key_advantages.map(({ title }) => title).join('; ')).not.toMatch(/Benefit|Non-compete/)
})

test('what both call by a noun is spoken of with its article', () => {
  const letter =
    'LETTER OF APPOINTMENT\n\nBetween Tapti Inns Private Limited (the "Inn") and Mr. Om Vyas (the "Employee").\n\n1. Work. The Employee will run the kitchen of the Inn. The Inn will pay Rs. 20,000 a month.\n\n2. Meals. The Inn will give one meal a shift, and the Inn may change the roster.\n\n3. Notice. Either side may end the employment on thirty days\u2019 notice in writing.\n\n4. Law. The laws of India govern this agreement, the Inn being at Surat, and the courts at Surat have jurisdiction over any dispute under it.\n\n5. Secrets. The Employee shall keep the recipes of the Inn confidential.\n'
  const { summary } = analyzePosition(letter, { day: DAY, party: 'Employee' }).analysis
  expect(summary.points.map(({ text }) => text)).toContain('The Inn will pay Rs. 20,000 a month.')
})

test('of three partners the one who names the arbitrator is not told that another picks the judge', () => {
  const deed =
    'PARTNERSHIP DEED\n\nThis Deed of Partnership is made between Mr. Suresh Patel (the "Senior Partner"), Mr. Imran Qureshi (the "Second Partner") and Ms. Lata Rao (the "Third Partner").\n\nNOW THIS DEED WITNESSETH AS FOLLOWS:\n\n1. Business. The partners shall carry on a sweet shop at Anand. The Senior Partner shall keep the books, the Second Partner shall buy and the Third Partner shall cook.\n\n2. Disputes. All disputes shall be referred to a sole arbitrator appointed by the Senior Partner.\n\n3. Leaving. A partner may retire on three months\u2019 notice in writing to the others.\n'
  const titleFor = (party: string) =>
    analyzePosition(deed, { day: DAY, party }).analysis.critical_issues.find(
      ({ category }) => category === 'unilateral_arbitrator',
    )?.title
  expect(titleFor('Senior Partner')).toBeUndefined()
  expect(titleFor('Third Partner')).toMatch(/has the say over who decides/)
})
