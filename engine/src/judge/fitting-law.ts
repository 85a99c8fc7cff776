import type { ContractType, LawReference } from '@karar/schema'
import { families } from '../playbook/reading.ts'

const { employment, premises } = families
const consumer: readonly ContractType[] = ['terms_of_service', 'privacy_policy', 'sale_deed', 'loan_agreement']
const goods: readonly ContractType[] = [
  'supply_agreement',
  'purchase_agreement',
  'sale_of_goods_agreement',
  'vendor_agreement',
  'distribution_agreement',
  'franchise_agreement',
  'maintenance_agreement',
  'terms_of_service',
]

/** Statutes of one kind of contract: of another kind they say nothing. A statute that is not named here is general. */
const only: readonly (readonly [RegExp, readonly ContractType[]])[] = [
  [/^(?:Code on Wages|Code on Social Security|Industrial Relations Code|Occupational Safety)/, employment],
  [/^(?:Transfer of Property Act|Model Tenancy Act)/, [...premises, 'sale_deed']],
  [/^Consumer Protection Act/, consumer],
  [/^Sale of Goods Act/, goods],
]

/**
 * The law of a finding as it fits the contract: no tenancy law beside a letter of appointment, no labour code beside a
 * supply of castings. Where none of it would be left, or the kind of contract is not known, all of it stays.
 */
export function fittingLaw(law: readonly LawReference[], type: ContractType): LawReference[] {
  if (type === 'general_contract') return [...law]
  const fits = law.filter(({ act }) => only.find(([name]) => name.test(act))?.[1].includes(type) ?? true)
  return fits.length === 0 ? [...law] : fits
}
