import type { ContractType, Severity } from '@karar/schema'
import { familyOf } from '../../understand/kinds/families.ts'
import type { Weight } from './card.ts'

/** Kinds of contract under which people work for others. */
export const people: readonly ContractType[] = [
  'employment_agreement',
  'consultancy_agreement',
  'service_agreement',
  'marketing_agreement',
  'settlement_agreement',
  'general_contract',
]
export const homes: readonly ContractType[] = ['lease_agreement', 'leave_and_licence_agreement', 'general_contract']
export const firms: readonly ContractType[] = [
  'partnership_deed',
  'joint_venture_agreement',
  'shareholders_agreement',
  'general_contract',
]
export const consumers: readonly ContractType[] = [
  'terms_of_service',
  'privacy_policy',
  'sale_deed',
  'loan_agreement',
  'software_as_a_service_agreement',
  'general_contract',
]
/** Kinds of contract under which a small firm supplies another. */
export const suppliers: readonly ContractType[] = [
  'vendor_agreement',
  'supply_agreement',
  'service_agreement',
  'master_service_agreement',
  'consultancy_agreement',
  'outsourcing_agreement',
  'maintenance_agreement',
  'marketing_agreement',
  'sale_of_goods_agreement',
  'purchase_agreement',
  'software_as_a_service_agreement',
  'general_contract',
]

/** Severity for the burdened party by kind of contract (the severity matrix of the legal reference, section L). */
export function usualSeverity(weight: Weight, type: ContractType): Severity {
  if (typeof weight === 'string') return weight
  const family = familyOf(type)
  return (family === undefined ? undefined : weight[family]) ?? weight.usual
}
