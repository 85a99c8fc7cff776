import type { ClauseType, ContractType } from '@karar/schema'
import type { Clause } from '../segment/clauses.ts'

/** Clauses that stand in one kind of contract and hardly in another. */
const ownKinds: readonly (readonly [ContractType, readonly ClauseType[]])[] = [
  [
    'employment_agreement',
    [
      'compensation',
      'benefits_and_statutory_dues',
      'working_hours',
      'leave',
      'probation',
      'service_bond',
      'moonlighting',
      'transfer_and_relocation',
      'disciplinary_action',
      'garden_leave',
    ],
  ],
  [
    'lease_agreement',
    ['rent', 'rent_escalation', 'maintenance_and_repairs', 'subletting', 'landlord_entry', 'premises_and_use'],
  ],
  ['leave_and_licence_agreement', ['rent', 'subletting', 'landlord_entry', 'premises_and_use']],
  [
    'partnership_deed',
    [
      'capital_contribution',
      'management_and_voting',
      'admission_and_retirement',
      'expulsion',
      'dissolution',
      'revenue_or_profit_sharing',
    ],
  ],
  [
    'shareholders_agreement',
    ['transfer_restrictions', 'drag_and_tag_along', 'reserved_matters', 'management_and_voting', 'deadlock'],
  ],
  [
    'joint_venture_agreement',
    ['deadlock', 'capital_contribution', 'revenue_or_profit_sharing', 'management_and_voting'],
  ],
  ['data_processing_agreement', ['data_protection', 'data_breach_notice']],
  ['privacy_policy', ['data_protection']],
  ['non_disclosure_agreement', ['confidentiality']],
  ['supply_agreement', ['delivery', 'inspection_and_returns', 'title_and_risk']],
  ['sale_of_goods_agreement', ['delivery', 'inspection_and_returns', 'title_and_risk']],
  ['vendor_agreement', ['delivery', 'inspection_and_returns']],
  ['licence_agreement', ['licence_grant', 'royalty']],
  ['software_as_a_service_agreement', ['service_levels']],
  ['service_agreement', ['scope_of_work', 'deliverables_and_acceptance']],
  ['consultancy_agreement', ['scope_of_work', 'deliverables_and_acceptance']],
]
const typesOf = new Map<ClauseType, ContractType[]>()
for (const [type, kinds] of ownKinds) for (const kind of kinds) typesOf.set(kind, [...(typesOf.get(kind) ?? []), type])

/** Which share of the clauses belongs to each kind of contract; a third is as good as all. */
export function kindShares(clauses: readonly Clause[]): Map<ContractType, number> {
  const shares = new Map<ContractType, number>()
  for (const { type } of clauses)
    for (const contract of typesOf.get(type) ?? [])
      shares.set(contract, (shares.get(contract) ?? 0) + 1 / clauses.length)
  for (const [type, share] of shares) shares.set(type, Math.min(share, 0.34))
  return shares
}
