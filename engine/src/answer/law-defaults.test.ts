import { expect, test } from 'vitest'
import { lawDefault } from './law-defaults.ts'

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
] as const)('%s in a %s: %i law(s)', (name, type, count) => expect(lawDefault(name, type)).toHaveLength(count))

test('late wages are told by the law on wages, late rent not by the law for small suppliers', () => {
  expect(lawDefault('latePayment', 'employment_agreement').map(({ act }) => act)).toEqual(['Code on Wages 2019'])
  expect(lawDefault('latePayment', 'lease_agreement').map(({ act }) => act)).toEqual(['Interest Act 1978'])
})
