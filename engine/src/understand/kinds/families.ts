import type { ContractType } from '@karar/schema'

/** Kinds of contract that weigh alike: the columns of the severity matrix (docs/legal-method.md). */
export const families = {
  employment: ['employment_agreement'],
  services: [
    'consultancy_agreement',
    'service_agreement',
    'master_service_agreement',
    'software_as_a_service_agreement',
    'outsourcing_agreement',
    'maintenance_agreement',
    'marketing_agreement',
    'data_processing_agreement',
  ],
  nda: ['non_disclosure_agreement'],
  premises: ['lease_agreement', 'leave_and_licence_agreement'],
  trade: ['vendor_agreement', 'supply_agreement', 'distribution_agreement', 'franchise_agreement', 'agency_agreement'],
  licence: ['licence_agreement'],
  ventures: ['partnership_deed', 'joint_venture_agreement', 'shareholders_agreement'],
  sale: ['purchase_agreement', 'sale_of_goods_agreement', 'sale_deed', 'settlement_agreement'],
  loan: ['loan_agreement'],
  consumer: ['terms_of_service', 'privacy_policy'],
} as const satisfies Record<string, readonly ContractType[]>

export type Family = keyof typeof families

const byType: ReadonlyMap<ContractType, Family> = new Map(
  (Object.keys(families) as Family[]).flatMap((family) => families[family].map((type) => [type, family] as const)),
)

/** The family of a kind of contract; undefined where it has none. */
export const familyOf = (type: ContractType): Family | undefined => byType.get(type)
