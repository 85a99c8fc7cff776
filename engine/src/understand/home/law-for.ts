import type { ContractType, LawReference } from '@karar/schema'
import { formatDate } from '../../grammar/calendar.ts'
import { format } from '../../language/message.ts'
import { figuresOn } from '../../law/figures.ts'
import type { Provision } from '../../law/provision.ts'
import { type ProvisionId, provisions } from '../../law/provisions.ts'
import type { Contract } from '../contract.ts'
import { families } from '../kinds/families.ts'
import { occurs } from '../reading/may-occur.ts'
import { homeLawOf } from './home-law.ts'
import { letsThings } from './lets-things.ts'

/** Statutes of one kind of contract: of another kind they say nothing. */
const kinds: Readonly<Record<NonNullable<Provision['of']>, readonly ContractType[]>> = {
  work: families.employment,
  premises: families.premises,
  consumers: ['terms_of_service', 'privacy_policy', 'sale_deed', 'loan_agreement'],
  loans: families.loan,
  supplies: [...families.services, ...families.trade, 'purchase_agreement', 'sale_of_goods_agreement'],
  sales: ['sale_deed', 'purchase_agreement'],
  firms: ['partnership_deed', 'joint_venture_agreement'],
  companies: ['shareholders_agreement', 'joint_venture_agreement'],
  goods: [
    'supply_agreement',
    'purchase_agreement',
    'sale_of_goods_agreement',
    'vendor_agreement',
    'distribution_agreement',
    'franchise_agreement',
    'maintenance_agreement',
    'terms_of_service',
  ],
}

/** A place in the State, in a normalised text. */
const STATES: Readonly<Record<NonNullable<Provision['state']>, RegExp>> = {
  maharashtra: /\b(?:maharashtra|mumbai|bombay|pune|nagpur|thane|nashik|aurangabad)\b/,
}

/** What a contract speaks of where a provision is about just that. */
const ABOUT: Readonly<Record<NonNullable<Provision['about']>, RegExp>> = {
  premises:
    /\b(?:premises|flats?|house|apartment|rooms?|shops?|buildings?|land|office|beds?|hostel|property|accommodation|godown|warehouse)\b/,
  patents: /\bpatent(?!ly)/,
  new_homes:
    /\ballottees?\b|\breal estate \(regulation|\b(?:rera|allot\w* of (?:an? |the |said ){0,2}(?:apartments?|flats?|plots?|units?|villas?))\b/,
  regulated_lenders:
    /\b(?:nbfc|non-?banking financial|reserve bank|rbi|housing finance|small finance|(?:bank|finance|fincorp|finserv|capital) (?:limited|ltd)|the bank (?:shall|may|will|has|is|reserves))\b/,
}

/** What a contract of no known kind must speak of for the statutes of a kind to be its law. */
const SPOKEN_OF: Readonly<Partial<Record<NonNullable<Provision['of']>, RegExp>>> = {
  work: /\b(?:employ(?:ee|er|ees|ment|ed)|salar(?:y|ies)|wages|stipend|work(?:er|m[ae]n)s?|intern(?:ship)?s?|trainees?)\b/,
  premises:
    /\b(?:tenan(?:ts?|cy)|lease[ed]?|lessees?|lessors?|landlords?|licensors?|licensees?|paying guests?|(?:rented|licensed|demised|let) (?:premises|house|flat|room|shop)s?)\b/,
  loans: /\b(?:loans?|borrow\w*|lend\w*|credit|advances?)\b/,
  goods: /\b(?:goods|products?|materials?|equipment|machin\w+|items?|articles?)\b/,
  firms: /\bpartner(?:s|ship)?\b/,
  companies: /\b(?:shares?|shareholders?|compan(?:y|ies))\b/,
}

interface Wanted {
  /** what is said of a provision here, where the table's own sentence is too general */
  readonly own?: Partial<Record<ProvisionId, string>>
  /** whether law that was announced and is not yet in force is told, as coming */
  readonly coming?: boolean
  /** whoever it weighs on earns by the contract: no consumer, and paid for supplies whatever the contract calls itself */
  readonly earns?: boolean
  /** whoever it weighs on buys, hires or borrows: the law that has suppliers paid in time is not theirs */
  readonly takes?: boolean
}

/**
 * The law of a finding as it stands on the contract's day and fits its kind: no tenancy law beside a letter of appointment.
 * Where the kind is not known, that of what it speaks of stays. A provision that is not in force gives way to those that
 * stood before it. Where another law governs the contract, Indian law is marked as a comparison; where nothing ties the
 * contract to India, none is told.
 */
export function lawFor(ids: readonly ProvisionId[], contract: Contract, wanted: Wanted = {}): LawReference[] {
  const home = homeLawOf(contract)
  if (home === 'is_foreign') return []
  const { type, day } = contract
  const here = [...new Set(ids.flatMap((id) => onDay(id, day, wanted.coming === true)))].filter((id) => {
    const { state, about, of }: Provision = provisions[id]
    if (of === 'consumers' && wanted.earns === true) return false
    if (of === 'supplies' && wanted.takes === true) return false
    if ((of === 'premises' || about === 'premises') && letsThings(contract)) return false
    return (
      (state === undefined || occurs(contract, STATES[state])) &&
      (about === undefined || occurs(contract, ABOUT[about]))
    )
  })
  const fits = here.filter((id) => {
    const { of }: Provision = provisions[id]
    return of === undefined || kinds[of].includes(type) || (of === 'supplies' && wanted.earns === true)
  })
  const speaksOf = (id: ProvisionId): boolean => {
    const { of }: Provision = provisions[id]
    const spoken = of === undefined ? undefined : SPOKEN_OF[of]
    return spoken === undefined || occurs(contract, spoken)
  }
  return (type === 'general_contract' ? here.filter(speaksOf) : fits).map((id) => {
    const { act, section, says, from }: Provision = provisions[id]
    return {
      act,
      section,
      note: sayOn(wanted.own?.[id] ?? says, day),
      ...(from !== undefined && day < from && { in_force_from: from }),
      ...(home === 'compares' && { for_comparison: true as const }),
    }
  })
}

/** A sentence with the figures of the law of the day. */
export const sayOn = (message: string, day: string): string =>
  message.includes('{') ? format(message, figuresOn(day, formatDate)) : message

/** What holds on the day: the provision itself, or what stood in its place, with it behind where it is told as coming. */
function onDay(id: ProvisionId, day: string, coming: boolean): ProvisionId[] {
  const { from, until, before = [], announced }: Provision = provisions[id]
  if (until !== undefined && day > until) return []
  if (from === undefined || day >= from) return [id]
  const earlier = before.flatMap((other) => onDay(other as ProvisionId, day, false))
  return coming && announced !== undefined && day >= announced ? [...earlier, id] : earlier
}
