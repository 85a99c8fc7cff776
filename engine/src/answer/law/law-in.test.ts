import { expect, test } from 'vitest'
import { contractOf, openings } from '../../testing/contract-of.ts'
import type { Contract } from '../../understand/contract.ts'
import { lawDefault } from '../../understand/home/law-defaults.ts'
import { openAnswers } from '../ask.ts'

const plain = contractOf('Fees. The Client pays the fees.')
const lawOf = (name: Parameters<typeof lawDefault>[0], type: Contract['type'], day = '2026-11-21') =>
  lawDefault(name, { ...plain, type, day })

test.each([
  ['leaseNotice', 'lease_agreement', 1],
  ['leaseNotice', 'leave_and_licence_agreement', 0],
  ['leaseNotice', 'employment_agreement', 0],
  ['gratuity', 'employment_agreement', 1],
  ['gratuity', 'consultancy_agreement', 0],
  ['warranties', 'supply_agreement', 1],
  ['warranties', 'service_agreement', 0],
  ['shares', 'partnership_deed', 1],
  ['restraint', 'consultancy_agreement', 1],
] as const)('%s in a %s: %i law(s)', (name, type, count) => expect(lawOf(name, type)).toHaveLength(count))

test('late wages are told by the law on wages, late rent not by the law for small suppliers', () => {
  expect(lawOf('latePayment', 'employment_agreement').map(({ act }) => act)).toEqual(['Code on Wages 2019'])
  expect(lawOf('latePayment', 'lease_agreement').map(({ act }) => act)).toEqual(['Interest Act 1978'])
})

const told = (name: Parameters<typeof lawDefault>[0], type: Contract['type'], day?: string): string =>
  lawOf(name, type, day)
    .map(({ act, section, note }) => `${act}, ${section}: ${note}`)
    .join('\n')

test('only who supplies or serves is told of the interest for small suppliers', () => {
  for (const type of ['supply_agreement', 'service_agreement', 'consultancy_agreement'] as const) {
    expect(told('latePayment', type)).toContain('17.25%')
    expect(told('paymentTime', type)).toContain('Micro, Small')
  }
  for (const type of ['loan_agreement', 'partnership_deed', 'non_disclosure_agreement', 'sale_deed'] as const) {
    expect(told('latePayment', type)).not.toContain('Micro, Small')
    expect(told('latePayment', type)).toContain('Interest Act 1978, s. 3')
    expect(told('paymentTime', type)).not.toContain('Micro, Small')
  }
  expect(told('latePayment', 'loan_agreement')).toContain('no penal interest')
})

test('a borrower who asks for the interest is told the law on loans', () => {
  const loan = openAnswers(
    `${openings.loan}1. Loan. The Lender lends the Borrower Rs. 5,00,000.\n\n2. Repayment. The Borrower shall repay the loan in ten equal instalments.\n`,
    { day: '2026-11-22', party: 'Borrower' },
  )
  for (const question of ['What interest does the loan carry?', 'How much interest on Rs 50,000 for 45 days late?']) {
    const { law } = loan.ask(question)
    expect(law.map(({ act }) => act)).toContain('Interest Act 1978')
    expect(law.map(({ act }) => act).join()).not.toContain('Micro, Small')
  }
})

test('a licence of premises is no lease: its registration and its end have a law of their own', () => {
  const licence = 'leave_and_licence_agreement'
  expect(told('leaseRegistration', licence)).toMatch(
    /Maharashtra Rent Control Act 1999, s\. 55.*every leave and licence/,
  )
  expect(told('eviction', licence)).toContain('Competent Authority')
  for (const name of ['leaseRegistration', 'leaseRepairs', 'eviction', 'leaseNotice'] as const) {
    expect(told(name, licence)).not.toMatch(/Transfer of Property|Registration Act 1908/)
    expect(told(name, 'lease_agreement')).not.toContain('Maharashtra')
  }
})

test('bans on competing: partners and sellers of a goodwill are told what the law lets them agree', () => {
  expect(told('restraint', 'partnership_deed')).toMatch(
    /Partnership Act 1932, ss\. 11\(2\), 36\(2\), 54, 55\(3\).*reasonable/,
  )
  expect(told('restraint', 'shareholders_agreement')).toMatch(/Exception 1: .*goodwill.*reasonable local limits/)
  expect(told('restraint', 'purchase_agreement')).toContain('goodwill')
  expect(told('restraint', 'employment_agreement')).toMatch(
    /void in India, however short, save on the sale of a goodwill/,
  )
})

test('earnest money, ended contracts and guarantors are told with their limits', () => {
  expect(told('forfeiture', 'sale_deed')).toMatch(/true earnest money.*outside.*\n.*Karlekar.*tenth/)
  expect(told('forfeiture', 'lease_agreement')).not.toContain('Karlekar')
  expect(told('restore', 'service_agreement')).toMatch(
    /sets aside a voidable contract.*does not by itself bring fees back/,
  )
  expect(told('surety', 'loan_agreement')).toMatch(/for later dealings only/)
})
