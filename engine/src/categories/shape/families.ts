import type { ContractType, Severity } from '@karar/schema'
import type { Family, Weight } from './card.ts'

const familyOf: Partial<Record<ContractType, Family>> = {
  employment_agreement: 'employment',
  consultancy_agreement: 'services',
  service_agreement: 'services',
  master_service_agreement: 'services',
  software_as_a_service_agreement: 'services',
  outsourcing_agreement: 'services',
  maintenance_agreement: 'services',
  marketing_agreement: 'services',
  data_processing_agreement: 'services',
  non_disclosure_agreement: 'nda',
  lease_agreement: 'premises',
  leave_and_licence_agreement: 'premises',
  vendor_agreement: 'trade',
  supply_agreement: 'trade',
  distribution_agreement: 'trade',
  franchise_agreement: 'trade',
  agency_agreement: 'trade',
  licence_agreement: 'licence',
  partnership_deed: 'ventures',
  joint_venture_agreement: 'ventures',
  shareholders_agreement: 'ventures',
  purchase_agreement: 'sale',
  sale_of_goods_agreement: 'sale',
  sale_deed: 'sale',
  settlement_agreement: 'sale',
  loan_agreement: 'loan',
  terms_of_service: 'consumer',
  privacy_policy: 'consumer',
}

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
  const family = familyOf[type]
  return (family === undefined ? undefined : weight[family]) ?? weight.usual
}
