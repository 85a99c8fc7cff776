import type { ClauseType, ContractType } from '@karar/schema'

/** What a kind of contract should have: must, should, nice to have. */
export interface Requirements {
  readonly critical: readonly ClauseType[]
  readonly important: readonly ClauseType[]
  readonly niceToHave: readonly ClauseType[]
}

const services: Requirements = {
  critical: [
    'scope_of_work',
    'payment',
    'term',
    'termination',
    'intellectual_property',
    'confidentiality',
    'limitation_of_liability',
    'dispute_resolution',
    'governing_law',
  ],
  important: [
    'deliverables_and_acceptance',
    'warranties',
    'indemnity',
    'force_majeure',
    'subcontracting',
    'data_protection',
  ],
  niceToHave: ['insurance', 'audit', 'notices', 'amendment'],
}
const saas: Requirements = {
  ...services,
  critical: [
    'payment',
    'term',
    'termination',
    'confidentiality',
    'limitation_of_liability',
    'service_levels',
    'data_protection',
    'dispute_resolution',
    'governing_law',
  ],
  important: ['data_breach_notice', 'intellectual_property', 'warranties', 'force_majeure'],
  niceToHave: ['refund', ...services.niceToHave],
}
const lease: Requirements = {
  critical: ['premises_and_use', 'rent', 'term', 'security_deposit', 'termination'],
  important: ['maintenance_and_repairs', 'landlord_entry', 'possession_and_handover', 'dispute_resolution'],
  niceToHave: ['stamp_duty_and_registration', 'notices', 'force_majeure', 'insurance'],
}
const trade: Requirements = {
  critical: ['payment', 'delivery', 'term', 'termination', 'warranties', 'limitation_of_liability'],
  important: [
    'title_and_risk',
    'inspection_and_returns',
    'dispute_resolution',
    'governing_law',
    'force_majeure',
    'indemnity',
  ],
  niceToHave: ['insurance', 'audit', 'notices', 'amendment'],
}
const distribution: Requirements = {
  ...trade,
  critical: ['payment', 'term', 'termination', 'limitation_of_liability', 'governing_law'],
  important: ['intellectual_property', 'delivery', 'warranties', 'dispute_resolution', 'confidentiality'],
}
const licence: Requirements = {
  critical: ['licence_grant', 'payment', 'term', 'termination', 'intellectual_property'],
  important: ['warranties', 'indemnity', 'confidentiality', 'audit', 'governing_law', 'dispute_resolution'],
  niceToHave: ['limitation_of_liability', 'source_code_escrow', 'notices'],
}
const venture: Requirements = {
  critical: ['capital_contribution', 'management_and_voting', 'dispute_resolution', 'governing_law'],
  important: ['transfer_restrictions', 'deadlock', 'reserved_matters', 'confidentiality', 'termination'],
  niceToHave: ['drag_and_tag_along', 'notices'],
}
const sale: Requirements = {
  critical: ['payment', 'warranties', 'delivery'],
  important: ['title_and_risk', 'inspection_and_returns', 'dispute_resolution', 'governing_law', 'indemnity'],
  niceToHave: ['notices', 'amendment'],
}

export const requirements: Partial<Record<ContractType, Requirements>> = {
  employment_agreement: {
    critical: [
      'appointment_and_duties',
      'compensation',
      'working_hours',
      'leave',
      'benefits_and_statutory_dues',
      'termination',
    ],
    important: [
      'notice_period',
      'confidentiality',
      'intellectual_property',
      'data_protection',
      'governing_law',
      'expenses',
      'disciplinary_action',
    ],
    niceToHave: ['probation'],
  },
  // A consultant is chosen for who he is: nobody else is expected to do the work.
  consultancy_agreement: {
    ...services,
    important: services.important.filter((type) => type !== 'subcontracting'),
    niceToHave: ['subcontracting', ...services.niceToHave],
  },
  service_agreement: services,
  master_service_agreement: services,
  outsourcing_agreement: {
    ...services,
    important: [...services.important, 'data_breach_notice', 'service_levels'],
  },
  maintenance_agreement: {
    ...services,
    critical: [
      'scope_of_work',
      'payment',
      'term',
      'termination',
      'limitation_of_liability',
      'dispute_resolution',
      'governing_law',
    ],
    important: ['service_levels', 'warranties', 'force_majeure', 'confidentiality'],
  },
  marketing_agreement: services,
  software_as_a_service_agreement: saas,
  non_disclosure_agreement: {
    critical: ['confidentiality', 'term'],
    important: ['governing_law', 'dispute_resolution'],
    niceToHave: ['notices', 'amendment', 'assignment'],
  },
  lease_agreement: lease,
  leave_and_licence_agreement: lease,
  vendor_agreement: trade,
  supply_agreement: trade,
  distribution_agreement: distribution,
  franchise_agreement: {
    ...distribution,
    critical: ['payment', 'term', 'termination', 'intellectual_property', 'limitation_of_liability', 'governing_law'],
  },
  // An agent sells what is the principal's: the goods and their quality stay between principal and buyer.
  agency_agreement: {
    ...distribution,
    critical: ['payment', 'term', 'termination', 'appointment_and_duties', 'limitation_of_liability'],
    important: ['dispute_resolution', 'governing_law', 'confidentiality'],
    niceToHave: ['intellectual_property', 'audit', 'notices', 'amendment'],
  },
  licence_agreement: licence,
  partnership_deed: {
    critical: [
      'capital_contribution',
      'revenue_or_profit_sharing',
      'management_and_voting',
      'admission_and_retirement',
      'dissolution',
    ],
    important: ['dispute_resolution', 'expulsion', 'audit', 'deadlock'],
    niceToHave: ['non_compete', 'confidentiality'],
  },
  joint_venture_agreement: venture,
  shareholders_agreement: {
    ...venture,
    critical: [
      'management_and_voting',
      'transfer_restrictions',
      'reserved_matters',
      'dispute_resolution',
      'governing_law',
    ],
    important: ['deadlock', 'confidentiality'],
  },
  // A flat or a business is looked into before the sale, not sent back after it.
  purchase_agreement: {
    ...sale,
    important: ['title_and_risk', 'limitation_of_liability', 'dispute_resolution', 'governing_law', 'indemnity'],
  },
  sale_of_goods_agreement: sale,
  sale_deed: {
    critical: ['payment', 'title_and_risk', 'possession_and_handover', 'stamp_duty_and_registration'],
    important: ['warranties', 'indemnity'],
    niceToHave: ['taxes'],
  },
  loan_agreement: {
    critical: ['payment', 'term', 'termination'],
    important: ['governing_law', 'dispute_resolution'],
    niceToHave: ['notices', 'assignment', 'set_off'],
  },
  data_processing_agreement: {
    critical: ['data_protection', 'data_breach_notice', 'confidentiality', 'subcontracting', 'termination'],
    important: ['audit', 'limitation_of_liability', 'governing_law'],
    niceToHave: ['insurance'],
  },
  terms_of_service: {
    critical: ['payment', 'termination', 'limitation_of_liability', 'governing_law', 'dispute_resolution'],
    important: ['data_protection', 'refund', 'amendment'],
    niceToHave: ['notices'],
  },
  privacy_policy: { critical: ['data_protection'], important: [], niceToHave: ['notices', 'amendment', 'audit'] },
  settlement_agreement: {
    critical: ['payment', 'dispute_resolution'],
    important: ['governing_law'],
    niceToHave: ['confidentiality', 'notices'],
  },
  general_contract: {
    critical: ['payment', 'term', 'termination', 'dispute_resolution', 'governing_law'],
    important: ['limitation_of_liability', 'force_majeure'],
    niceToHave: ['notices', 'amendment', 'entire_agreement'],
  },
}
