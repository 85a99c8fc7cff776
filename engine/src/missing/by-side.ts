import type { ClauseType, ContractType, MissingClause } from '@karar/schema'
import { type Contract, once } from '../understand/contract.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { occurs } from '../understand/reading/may-occur.ts'
import { whoDoes } from '../understand/reading/reading.ts'
import { says, saysIn, together, type Wording } from './passages.ts'
import type { Requirements } from './requirements.ts'
import { wordingsOf } from './spoken-of.ts'
import { type Standing, standingOf } from './standing.ts'

type Importance = MissingClause['importance']

interface Concerns {
  /** asked for on this side, whatever the kind of contract asks for */
  readonly also: Partial<Record<ClauseType, Importance>>
  /** what the other side would have of it: its lack costs this side nothing */
  readonly not: readonly ClauseType[]
}

/** Boilerplate whose lack nobody pays for. */
const SELDOM: readonly ClauseType[] = ['notices', 'amendment', 'assignment', 'audit', 'insurance', 'subcontracting']

const concerns: Readonly<Record<Standing, Concerns>> = {
  // who works first and is paid later wants the money in time and an end to what he answers for
  paid: {
    also: {
      limitation_of_liability: 'important',
      late_payment_interest: 'important',
      dispute_resolution: 'important',
      payment: 'important',
    },
    not: [
      ...SELDOM,
      'confidentiality',
      'service_levels',
      'data_protection',
      'data_breach_notice',
      'warranties',
      'refund',
      'inspection_and_returns',
      'source_code_escrow',
    ],
  },
  // who pays wants what was promised, and the money back where it does not come
  pays: {
    also: {
      warranties: 'important',
      refund: 'important',
      data_protection: 'important',
      dispute_resolution: 'important',
      limitation_of_liability: 'important',
      insurance: 'nice_to_have',
    },
    not: [...SELDOM, 'confidentiality', 'force_majeure', 'late_payment_interest'],
  },
  // who signs the other side's paper wants a way out and somebody to turn to
  signs: {
    also: {
      dispute_resolution: 'important',
      refund: 'important',
      data_protection: 'important',
      limitation_of_liability: 'important',
      insurance: 'nice_to_have',
    },
    not: [...SELDOM, 'confidentiality', 'indemnity', 'governing_law', 'force_majeure'],
  },
  writes: {
    also: {
      indemnity: 'important',
      governing_law: 'important',
      limitation_of_liability: 'important',
      late_payment_interest: 'important',
    },
    not: [
      ...SELDOM,
      'confidentiality',
      'refund',
      'data_protection',
      'service_levels',
      'landlord_entry',
      'force_majeure',
      'warranties',
    ],
  },
  works: {
    also: {
      dispute_resolution: 'important',
      benefits_and_statutory_dues: 'important',
      notice_period: 'important',
      limitation_of_liability: 'important',
    },
    not: [...SELDOM, 'confidentiality', 'intellectual_property', 'governing_law', 'probation', 'disciplinary_action'],
  },
  employs: {
    also: { confidentiality: 'important', intellectual_property: 'important', governing_law: 'important' },
    not: ['data_protection', 'expenses', 'probation'],
  },
}

/** Asked for in no contract of these kinds, on whatever side: there it is another matter, or the law's. */
const never: Partial<Record<ContractType, readonly ClauseType[]>> = {
  employment_agreement: ['limitation_of_liability', 'late_payment_interest', 'indemnity', 'refund', 'insurance'],
  non_disclosure_agreement: [
    'refund',
    'late_payment_interest',
    'limitation_of_liability',
    'warranties',
    'insurance',
    'indemnity',
    'notice_period',
    'data_protection',
  ],
  loan_agreement: ['limitation_of_liability', 'warranties', 'insurance', 'indemnity'],
  lease_agreement: ['limitation_of_liability', 'late_payment_interest', 'data_protection', 'warranties', 'indemnity'],
  leave_and_licence_agreement: [
    'limitation_of_liability',
    'late_payment_interest',
    'data_protection',
    'warranties',
    'indemnity',
  ],
  partnership_deed: ['limitation_of_liability', 'indemnity'],
  sale_deed: ['limitation_of_liability', 'late_payment_interest', 'data_protection', 'insurance', 'refund'],
  purchase_agreement: ['data_protection', 'insurance'],
  privacy_policy: ['refund', 'limitation_of_liability', 'indemnity', 'notice_period', 'late_payment_interest'],
  settlement_agreement: ['warranties', 'insurance', 'data_protection', 'refund', 'limitation_of_liability'],
}

/** What lawyers at home put at the end of an agreement between two who are named and sign. */
const FORMAL: readonly ClauseType[] = ['entire_agreement', 'severability']
const isFormal = (contract: Contract): boolean => {
  const { parties, clauses, type } = contract
  return (
    type !== 'terms_of_service' &&
    type !== 'privacy_policy' &&
    type !== 'sale_deed' &&
    parties.length >= 2 &&
    parties.slice(0, 2).every(({ name }) => !/^(?:you|we|the \S+(?: \S+)?)$/i.test(name)) &&
    clauses.some(({ kind }) => kind === 'signature') &&
    homeLawOf(contract) === 'decides'
  )
}

/** What such a contract is for, on either side. */
const KEPT: Partial<Record<ContractType, readonly ClauseType[]>> = {
  non_disclosure_agreement: ['confidentiality', 'governing_law'],
  data_processing_agreement: ['data_protection', 'data_breach_notice', 'confidentiality', 'subcontracting', 'audit'],
  licence_agreement: ['audit', 'intellectual_property'],
  partnership_deed: ['audit', 'confidentiality'],
}

/** What this kind of contract should have, weighed for the side that reads: what its lack costs nothing is not asked for. */
export function weighedFor(required: Requirements, contract: Contract, reader: ContractParty | null): Requirements {
  if (reader === null) return required
  const standing = standingOf(reader)
  const { also, not } = standing === undefined ? { also: {}, not: SELDOM } : concerns[standing]
  const barred = never[contract.type] ?? []
  const known = new Set([...required.critical, ...required.important])
  const added = (importance: Importance): ClauseType[] =>
    (Object.entries(also) as [ClauseType, Importance][])
      .filter(([type, own]) => own === importance && !known.has(type) && !barred.includes(type))
      .map(([type]) => type)
  const own = KEPT[contract.type] ?? []
  const kept = (types: readonly ClauseType[]): ClauseType[] =>
    types.filter((type) => !not.includes(type) || own.includes(type))
  const important = [...kept(required.important), ...added('important')]
  return {
    critical: kept(required.critical),
    important,
    niceToHave: [
      ...kept(required.niceToHave).filter((type) => !important.includes(type)),
      ...added('nice_to_have'),
      ...(isFormal(contract) ? FORMAL : []),
    ],
  }
}

const MONEY =
  /\b(?:pa(?:y|id|ys|yable|yment|yments)|remit\w*|credit(?:ed)?|transfer(?:red)?|settle(?:d|ment)?|released?|invoices?|bills?)\b/
const IN_TIME =
  /\b(?:within|on or before|not later than|by the|before the|in advance|up ?front|on (?:the )?(?:delivery|receipt|completion|signing|demand|\d)|upon|at the time of|immediately|due date|\d+(?:st|nd|rd|th)? (?:day|of)|days?|weekly|fortnightly|monthly|each month|every month|per month|quarterly|annually|advance)\b/
const ANSWERABLE = /\b(?:liab\w+|responsib\w+|owe[sd]?|damages)\b/
const MUTUAL = /\b(?:either|neither|each|both|no) (?:of the )?part(?:y|ies)\b|\bthe parties\b|\bnobody\b|\beach other\b/

/** What a clause must do for the reader to be there for him. */
const servesIf: Partial<Record<Standing, Partial<Record<ClauseType, readonly Wording[]>>>> = {
  paid: { payment: [together(MONEY, IN_TIME)] },
  pays: {
    refund: [
      /\b(?:shall|will|must|to) (?:\w+ )?(?:be )?(?:fully )?(?:refund(?:ed)?|repa(?:y|id)|return(?:ed)?)\b|\b(?:entitled to|receive|get|claim|eligible for) (?:\w+ ){0,3}refund\b|\brefund(?:s|ed)? (?:within|of|will|shall|is|are)\b|\bmoney back\b/,
    ],
  },
  signs: {
    dispute_resolution: [
      /\bgrievances?\b|\bredress\w*|\bcomplaints? (?:officer|committee|cell|desk|may|can|shall|will)|\bombuds\w+|\bnodal officer|\bmediat\w+|\barbitra\w+|\bconsumer (?:court|forum|commission|disputes)/,
    ],
  },
}
const refundOf = servesIf.pays?.refund
const NOT_BACK = /\bnon-?refundable\b|\b(?:no|not|without(?: any)?)\b[^.;]{0,30}\brefund/

/** Whether its lack would cost this reader something, by what else the contract says. */
export function costsReader(type: ClauseType, contract: Contract, reader: ContractParty | null): boolean {
  const standing = standingOf(reader)
  if (reader === null) return true
  if (type === 'force_majeure') return occurs(contract, HURRIES)
  if (standing === undefined) return true
  if (type === 'governing_law') return !AT_HOME.has(standing) || homeLawOf(contract) !== 'decides'
  if (type === 'limitation_of_liability') return !MUST_INDEMNIFY.has(standing) || indemnifies(contract, reader)
  if (type === 'insurance') return standing !== 'signs' || occurs(contract, OF_BODIES)
  return type !== 'late_payment_interest' || standing !== 'writes' || occurs(contract, OWED_LATER)
}

/** Whether the clause, where there is one, does its work for this reader: a cap that shelters the other side alone is none. */
export function servesReader(type: ClauseType, contract: Contract, reader: ContractParty | null): boolean {
  const standing = standingOf(reader)
  if (reader === null || standing === undefined) return true
  if (type === 'limitation_of_liability') return isSheltered(contract, reader)
  if (type === 'refund' && standing === 'signs') return !occurs(contract, NOT_BACK) || says(contract, refundOf ?? [])
  const wanted = servesIf[standing]?.[type]
  return wanted === undefined || says(contract, wanted)
}

/** Named by lawyers on sides that the table of the kind does not ask them for: what was learned of the sides decides. */
const ON_EITHER_SIDE: readonly ClauseType[] = [
  'insurance',
  'governing_law',
  'audit',
  'confidentiality',
  'force_majeure',
]

/**
 * Whether its lack is no gap for this reader however often lawyers name it: no contract of this kind needs it, it is the other
 * side's concern, or it stands in the contract in words that do its work for the reader.
 */
export function isNoGap(type: ClauseType, contract: Contract, reader: ContractParty, isSpokenOf: boolean): boolean {
  if (never[contract.type]?.includes(type) === true) return true
  const standing = standingOf(reader)
  if (standing === undefined) return false
  const isTheOthers = concerns[standing].not.includes(type) && !ON_EITHER_SIDE.includes(type)
  if (isTheOthers && KEPT[contract.type]?.includes(type) !== true) return true
  if (!isSpokenOf) return false
  if (type === 'limitation_of_liability') return isSheltered(contract, reader)
  if (type === 'refund' && occurs(contract, NOT_BACK)) return false
  const wanted = servesIf[standing]?.[type]
  return wanted !== undefined && says(contract, wanted)
}

/** Where no delay has a consequence, nothing need excuse it. */
const HURRIES =
  /\b(?:delay(?:s|ed)?|time is of the essence|time shall be|deadlines?|milestones?|liquidated|penalt(?:y|ies)|late deliver\w+|schedule of (?:delivery|works?)|completion date|uptime)\b/
/** Between two at home the law of the land applies also where nobody says so. */
const AT_HOME: ReadonlySet<Standing> = new Set<Standing>(['paid', 'pays'])

/** Who pays, or signs what others wrote, answers without end only where he makes good what the others lose. */
const MUST_INDEMNIFY: ReadonlySet<Standing> = new Set<Standing>(['pays', 'signs', 'works'])
const OF_BODIES = /\b(?:accidents?|injur\w+|bodily|death)\b/
const OWED_LATER = /\b(?:instal+ments?|invoices?|due dates?|outstanding|dues|arrears|balance (?:amount|payment))\b/

const indemnifies = (contract: Contract, reader: ContractParty): boolean =>
  once(contract, `indemnifies-${reader.index}`, () =>
    contract.clauses.some(({ sentences }) =>
      sentences.some((sentence) => {
        if (!/\bindemnif|\bharmless\b/.test(sentence.text)) return false
        const who = whoDoes(contract, sentence, /\bindemnif\w*|\bhold\w*[^.;]{0,20}harmless/)
        return who === 'mutual' || (who !== null && who !== undefined && who.index === reader.index)
      }),
    ),
  )

/** A sentence with a limit in which the reader, or both, are the ones who answer; or nobody is named. */
const isSheltered = (contract: Contract, reader: ContractParty): boolean =>
  once(contract, `sheltered-${reader.index}`, () => {
    const limits = wordingsOf('limitation_of_liability', contract.type) ?? []
    return contract.clauses.some(({ sentences }) =>
      sentences.some((sentence) => {
        if (!ANSWERABLE.test(sentence.text) || !limits.some((limit) => saysIn(sentence.text, limit))) return false
        if (MUTUAL.test(sentence.full)) return true
        const who = whoDoes(contract, sentence, ANSWERABLE)
        return who === null || who === undefined || who === 'mutual' || who.index === reader.index
      }),
    )
  })
