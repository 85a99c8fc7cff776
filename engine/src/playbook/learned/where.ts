import type { ContractType, IssueCategory } from '@karar/schema'
import { families } from '../reading.ts'

const { employment, premises, ventures } = families
const people: readonly ContractType[] = [
  ...employment,
  'consultancy_agreement',
  'service_agreement',
  'marketing_agreement',
  'settlement_agreement',
  'general_contract',
]
const homes: readonly ContractType[] = [...premises, 'general_contract']
const firms: readonly ContractType[] = [...ventures, 'general_contract']
const consumers: readonly ContractType[] = [
  'terms_of_service',
  'privacy_policy',
  'sale_deed',
  'loan_agreement',
  'software_as_a_service_agreement',
  'general_contract',
]
const suppliers: readonly ContractType[] = [
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

/** Categories that only some kinds of contract can raise; the others may stand anywhere. */
const where: Partial<Record<IssueCategory, readonly ContractType[]>> = {
  service_bond_overreach: people,
  wage_deduction: people,
  excessive_working_hours: people,
  statutory_benefit_denied: people,
  employment_surveillance: people,
  landlord_overreach: homes,
  eviction_without_notice: homes,
  partner_expulsion: firms,
  minority_oppression: firms,
  unfair_consumer_term: consumers,
  msme_payment_delay: suppliers,
  usurious_interest: [
    ...suppliers,
    ...homes,
    'loan_agreement',
    'settlement_agreement',
    'distribution_agreement',
    'franchise_agreement',
    'terms_of_service',
  ],
  unregistered_or_unstamped: [...homes, ...firms, 'sale_deed'],
}

/** Whether a contract of this kind can raise the issue at all. */
export const mayRaise = (category: IssueCategory, type: ContractType): boolean =>
  where[category]?.includes(type) ?? true
