import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { contractOf } from '../testing/contract-of.ts'
import { whenAbsent } from './when-absent.ts'

const plain = contractOf('Work. The Service Provider shall paint the wall.')

test.each([
  ['late_payment_interest', 'service_agreement', /^Micro, Small and Medium Enterprises/],
  ['late_payment_interest', 'loan_agreement', /^Interest Act 1978/],
  ['termination', 'lease_agreement', /^Transfer of Property Act/],
  ['termination', 'service_agreement', /^Specific Relief Act/],
  ['notice_period', 'employment_agreement', /^State Shops/],
  ['limitation_of_liability', 'service_agreement', /^Indian Contract Act 1872/],
  ['warranties', 'supply_agreement', /^Sale of Goods Act/],
] as const)('where %s is not in a %s, the law that steps in is named', (type, kind, act) => {
  expect(whenAbsent(type, { ...plain, type: kind })?.act).toMatch(act)
})

test('no law steps in that is for another kind of contract, or not in force on the day', () => {
  expect(whenAbsent('warranties', { ...plain, type: 'service_agreement' })).toBeUndefined()
  expect(whenAbsent('notice_period', { ...plain, type: 'service_agreement' })).toBeUndefined()
  expect(whenAbsent('data_breach_notice', plain)?.act).not.toMatch(/Digital Personal Data/)
})

const services = (law: string): string =>
  `SERVICE AGREEMENT\n\nThis Agreement is made between Asha Foods Private Limited ("Client") and Ravi Kumar ("Service Provider").\n\n1. Services. The Service Provider shall provide the services of packing at the premises of the Client.\n\n2. Fees. The Client shall pay Rs. 40,000 on the 5th of each month.\n\n3. Law. ${law}\n\n4. Termination. Either party may terminate this Agreement by thirty days' written notice.`

test('a card says what holds without the clause, under the law of the contract alone', () => {
  const reasonOf = (law: string): string | undefined =>
    analyze(services(law), { day: '2026-11-21', party: 'Service Provider' }).missing_clause_details.find(
      ({ clause_type: type }) => type === 'late_payment_interest',
    )?.reason
  expect(reasonOf('The laws of India govern this Agreement.')).toMatch(
    /^Nothing says .* The law then says: A micro or small supplier .*17\.25% a year.* \(Micro, Small .* 2006, ss\. 15, 16\)\.$/,
  )
  expect(reasonOf('The laws of the State of New York govern this Agreement.')).not.toMatch(/The law then says/)
})
