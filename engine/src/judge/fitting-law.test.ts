import { expect, test } from 'vitest'
import { fittingLaw } from './fitting-law.ts'

const law = ['Transfer of Property Act 1882', 'Industrial Relations Code 2020', 'Indian Contract Act 1872'].map(
  (act) => ({
    act,
    section: '',
    note: '',
  }),
)
const acts = (...[type]: [Parameters<typeof fittingLaw>[1]]) =>
  fittingLaw(law, type).map(({ act }) => act.split(' ')[0])

test('a letter of appointment is not judged by the law of tenancy, nor a shop by that of labour', () => {
  expect(acts('employment_agreement')).toEqual(['Industrial', 'Indian'])
  expect(acts('lease_agreement')).toEqual(['Transfer', 'Indian'])
  expect(acts('supply_agreement')).toEqual(['Indian'])
})

test('where the kind is not known, or nothing would be left, all of the law is told', () => {
  expect(acts('general_contract')).toHaveLength(3)
  expect(fittingLaw(law.slice(0, 1), 'supply_agreement')).toHaveLength(1)
})
