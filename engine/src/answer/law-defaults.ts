import type { ContractType, LawReference } from '@karar/schema'
import { dealings } from './law/dealings.ts'
import { rightsAndWork } from './law/rights-and-work.ts'

const defaults = { ...dealings, ...rightsAndWork }

export type DefaultName = keyof typeof defaults

const homes: readonly ContractType[] = ['lease_agreement', 'leave_and_licence_agreement']
const jobs: readonly ContractType[] = ['employment_agreement']

/** The defaults of a name that fit this kind of contract; none where the law is for another kind. */
export function lawDefault(name: DefaultName, type: ContractType): readonly LawReference[] {
  if (name === 'leaseNotice' && type === 'leave_and_licence_agreement') return []
  if (/^lease|^eviction/.test(name)) return homes.includes(type) ? defaults[name] : []
  if (JOBS.has(name)) return jobs.includes(type) ? defaults[name] : []
  if (GOODS.has(name)) return SALES.includes(type) ? defaults[name] : []
  if (FIRMS.has(name)) return type === 'partnership_deed' ? defaults[name] : []
  if ((name === 'latePayment' || name === 'paymentTime') && jobs.includes(type)) return defaults.wages
  if ((name === 'latePayment' || name === 'paymentTime') && homes.includes(type))
    return name === 'latePayment' ? defaults[name].slice(-1) : defaults[name].slice(0, 1)
  if (name === 'ownWork' && homes.includes(type)) return []
  return defaults[name]
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
