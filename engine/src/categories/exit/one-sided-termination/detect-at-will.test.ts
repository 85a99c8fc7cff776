import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { endsAtWill, goesWhenUnneeded } from './detect-at-will.ts'

test.each([
  'The Buyer has the right to cancel the order at any time without any prior notice.',
  'The Buyer may terminate this Agreement at any time with or without notice.',
  'Vistara Appliances Limited reserves the right to cancel any order at any stage without giving notice.',
])('one side may end it on any day: %s', (text) => {
  const [hit] = findWith(endsAtWill, text, 'supply')
  expect(hit).toMatchObject({ severity: 'high', burdened: { definedTerm: 'Supplier' }, by: { definedTerm: 'Buyer' } })
})

test.each([
  'Either party may terminate this Agreement at any time without notice.',
  'The Buyer may terminate this Agreement at any time without notice if the Supplier fails to deliver.',
  'The Buyer may terminate this Agreement at any time by 30 days of notice.',
  'The Buyer may inspect the works at any time without notice.',
])('is not seen in: %s', (text) => {
  expect(findWith(endsAtWill, text, 'supply')).toEqual([])
})

test.each([
  'The service of the Employee is terminated if the Employer does not require his services any more.',
  'The Employer may dismiss the Employee, without any notice, when his services are no longer needed.',
])('who goes on the day on which he is needed no more: %s', (text) => {
  expect(findWith(goesWhenUnneeded, text, 'employment')).toMatchObject([
    { severity: 'high', burdened: { side: 'employee' } },
  ])
})
test('as an item of a list of grounds', () => {
  const text =
    '1. Termination. The service of the Employee is liable to termination upon:\n\n(i) any breach of this Agreement.\n\n(ii) if the customer does not require his services any more.\n\nIn these cases no notice is given.'
  expect(findWith(goesWhenUnneeded, text, 'employment')).toMatchObject([{ burdened: { side: 'employee' } }])
})
test.each([
  'The Employer may terminate the service on a month of notice if the services are no longer required.',
  'The Employer terminates the vendor if its services are not required, and pays compensation for it.',
  'The Employee tells the Employer which services are no longer required by its customers.',
])('not: %s', (text) => {
  expect(findWith(goesWhenUnneeded, text, 'employment')).toEqual([])
})
