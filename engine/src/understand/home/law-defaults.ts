import type { ContractType, LawReference } from '@karar/schema'
import type { ProvisionId } from '../../law/provisions.ts'
import { silentOn as defaults, type Named } from '../../law/silent-on.ts'
import type { Contract } from '../contract.ts'
import { lawFor } from './law-for.ts'

export type DefaultName = keyof typeof defaults
type Said = readonly (ProvisionId | Named)[]

const homes: readonly ContractType[] = ['lease_agreement', 'leave_and_licence_agreement']
const jobs: readonly ContractType[] = ['employment_agreement']

/**
 * The defaults of a name in a contract, as the law stands on its day; see `namedFor`.
 *
 * @param coming whether law that was announced and is not yet in force is told, as coming
 */
export function lawDefault(name: DefaultName, contract: Contract, coming = true): LawReference[] {
  const said = namedFor(name, contract.type)
  const own = Object.fromEntries(said.flatMap((one) => (typeof one === 'string' ? [] : [[one.id, one.note]])))
  const ids = said.map((one) => (typeof one === 'string' ? one : one.id))
  return lawFor(ids, contract, { own, coming })
}

/**
 * The defaults of a name that fit this kind of contract; none where the law is for another kind. A licensee is no tenant,
 * a lender no small supplier, and partners and sellers of a goodwill may bind themselves where others may not.
 */
function namedFor(name: DefaultName, type: ContractType): Said {
  const own = OF_A_KIND[type]?.[name]
  if (own !== undefined) return own === null ? [] : defaults[own]
  if (/^lease|^eviction/.test(name)) return homes.includes(type) ? defaults[name] : []
  if (JOBS.has(name)) return jobs.includes(type) ? defaults[name] : []
  if (GOODS.has(name)) return SALES.includes(type) ? defaults[name] : []
  if (FIRMS.has(name)) return type === 'partnership_deed' ? defaults[name] : []
  // The law for small suppliers is for who supplies or serves; its first line of the two on time is for all.
  if (name === 'latePayment' && !SUPPLIES.includes(type)) return defaults.debtInterest
  if (name === 'paymentTime' && !SUPPLIES.includes(type)) return defaults.paymentTime.slice(0, 1)
  // A security deposit is no earnest money.
  if (name === 'forfeiture' && homes.includes(type)) return defaults.forfeiture.slice(0, 1)
  if (name === 'ownWork' && homes.includes(type)) return []
  return defaults[name]
}

/** What stands in for a default in a kind of contract; null for nothing. */
const OF_A_KIND: Partial<Record<ContractType, Partial<Record<DefaultName, DefaultName | null>>>> = {
  leave_and_licence_agreement: {
    leaseNotice: null,
    leaseRepairs: null,
    leaseRegistration: 'licenceRegistration',
    eviction: 'licenceEviction',
  },
  employment_agreement: { latePayment: 'wages', paymentTime: 'wages' },
  loan_agreement: { latePayment: 'loanInterest' },
  partnership_deed: { restraint: 'restraintOfPartners' },
  shareholders_agreement: { restraint: 'restraintOnSale' },
  joint_venture_agreement: { restraint: 'restraintOnSale' },
  purchase_agreement: { restraint: 'restraintOnSale' },
  sale_deed: { restraint: 'restraintOnSale' },
}
const JOBS = new Set<DefaultName>([
  'wages',
  'deductions',
  'gratuity',
  'benefits',
  'maternity',
  'hours',
  'leave',
  'employmentNotice',
  'bond',
])
const GOODS = new Set<DefaultName>(['taxChange', 'warranties', 'inspection', 'passingRisk'])
const FIRMS = new Set<DefaultName>(['retirement', 'shares', 'expulsion'])
const SALES: readonly ContractType[] = [
  'vendor_agreement',
  'supply_agreement',
  'distribution_agreement',
  'purchase_agreement',
  'sale_of_goods_agreement',
  'franchise_agreement',
]
/** Contracts under which somebody supplies goods or does services: the law for micro and small suppliers can apply. */
const SUPPLIES: readonly ContractType[] = [
  'consultancy_agreement',
  'service_agreement',
  'master_service_agreement',
  'software_as_a_service_agreement',
  'data_processing_agreement',
  'outsourcing_agreement',
  'maintenance_agreement',
  'marketing_agreement',
  'vendor_agreement',
  'supply_agreement',
  'distribution_agreement',
  'purchase_agreement',
  'sale_of_goods_agreement',
]
