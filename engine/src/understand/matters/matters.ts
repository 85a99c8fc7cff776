import type { ClauseType, ContractType, KeyFacts } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import { type Contract, once } from '../contract.ts'
import { kindOf } from '../kinds/clause-kinds.ts'
import { clausePatterns } from '../model/clause-patterns.ts'
import { gate } from '../model/gates.ts'
import { occurs } from '../reading/may-occur.ts'
import type { Clause } from '../segment/clauses.ts'
import { matterWords, neededWords } from './matter-words.ts'

/** A sentence that speaks of a matter which has no clause of its own. */
export interface Matter {
  readonly type: ClauseType
  readonly clause: Clause
  readonly sentence: Sentence
}

/** How sure the kind of a clause must be for it to be told to a person. */
const TOLD = 0.5
/** How sure the model must be of a single sentence, which has no heading. */
const SURE_OF_SENTENCE = 0.8
/** A shorter sentence is a line of a list or a heading. */
const SHORTEST = 30

const homes: readonly ContractType[] = [
  'lease_agreement',
  'leave_and_licence_agreement',
  'purchase_agreement',
  'sale_deed',
  'licence_agreement',
]
const firms: readonly ContractType[] = ['partnership_deed', 'joint_venture_agreement', 'shareholders_agreement']
const work: readonly ContractType[] = [
  'employment_agreement',
  'consultancy_agreement',
  'service_agreement',
  'non_disclosure_agreement',
  'settlement_agreement',
]
const engaged: readonly ContractType[] = [
  ...work,
  ...firms,
  'agency_agreement',
  'distribution_agreement',
  'franchise_agreement',
]

/** Kinds of clause that only some contracts have; elsewhere the words that look like them mean something else. */
const onlyIn: Partial<Record<ClauseType, readonly ContractType[]>> = {
  rent: homes,
  rent_escalation: homes,
  premises_and_use: [...homes, 'franchise_agreement'],
  subletting: homes,
  landlord_entry: homes,
  possession_and_handover: homes,
  lock_in: [...homes, 'service_agreement', 'franchise_agreement'],
  capital_contribution: firms,
  management_and_voting: firms,
  admission_and_retirement: firms,
  expulsion: firms,
  dissolution: firms,
  transfer_restrictions: firms,
  drag_and_tag_along: firms,
  deadlock: firms,
  reserved_matters: firms,
  revenue_or_profit_sharing: [
    ...firms,
    'service_agreement',
    'agency_agreement',
    'franchise_agreement',
    'licence_agreement',
    'marketing_agreement',
    'vendor_agreement',
    'distribution_agreement',
  ],
  service_bond: ['employment_agreement', 'service_agreement'],
  probation: work,
  leave: work,
  garden_leave: work,
  moonlighting: work,
  transfer_and_relocation: work,
  working_hours: [...work, 'franchise_agreement', 'outsourcing_agreement', 'maintenance_agreement'],
  compensation: [...engaged, 'outsourcing_agreement'],
  appointment_and_duties: engaged,
}
/** 'Our duties' in a contract of services are the services. */
const elsewhere: Partial<Record<ClauseType, ClauseType>> = {
  appointment_and_duties: 'scope_of_work',
  compensation: 'payment',
  rent: 'payment',
  revenue_or_profit_sharing: 'payment',
}

/** What stands before the first clause says who agrees with whom, and is not a title, a notice or the head of a form. */
const OPENS =
  /\b(?:between|whereas|hereinafter|(?:first|second|one|other) part(?:y\b)?|recitals?|parties|entered into|dear|appointed)\b|\bto,|\b(?:agreement|deed|contract|lease|memorandum|letter)\b[^.]{0,60}\b(?:made|executed|is dated)\b|\b(?:owned|operated|promoted|offered|provided) by\b|\blegal entity\b|\b(?:full|father(?:'s)?|applicant(?:'s)?|student(?:'s)?|intern|candidate(?:'s)?) name ?:|\bgoverns? your\b/

/**
 * What a clause is told to be of: its kind, where that is sure enough and a contract of this sort has such clauses; else
 * `general`, since a reader is told what such a clause does.
 */
export function toldType(contract: Contract, clause: Clause): ClauseType {
  const type = bareType(contract, clause)
  return type === 'general' || !guessed(contract).has(clause) ? type : 'general'
}

/** How sure the model must be of a type that nothing else in the contract bears out. */
const SURE_ALONE = 0.7

/**
 * Clauses whose type the model alone tells, not surely, while no other clause is of it, no heading names it and no words
 * of it stand anywhere: of such types about one in three is true, on foreign and on Indian paper alike.
 */
const guessed = (contract: Contract): ReadonlySet<Clause> =>
  once(contract, 'types-guessed', () => {
    const byType = Map.groupBy(contract.clauses, (clause) => bareType(contract, clause))
    const alone = [...byType].filter(([type, own]) => own.length === 1 && !isBorneOut(contract, type, own[0]!))
    return new Set(alone.map(([, own]) => own[0]!))
  })

function isBorneOut(contract: Contract, type: ClauseType, clause: Clause): boolean {
  if (clause.kind === 'parties' || clause.kind === 'recitals' || clause.typeConfidence >= SURE_ALONE) return true
  const pattern = clausePatterns.find((own) => own.type === type)
  const [own, body] = [matterWords[type], pattern?.body]
  if (pattern?.heading.test((clause.heading ?? '').toLowerCase()) === true) return true
  return (own !== undefined && occurs(contract, own)) || (body !== undefined && occurs(contract, body))
}

/** 'We do not warrant that' gives no warranty. */
const DENIED = /\b(?:not|no|nor|neither|without|disclaims?)\b[^.;]{0,60}?\b(?:warrant|represent|guarantee)[a-z]*/g
const deniesAll = (text: string): boolean => {
  const left = text.replace(DENIED, ' ')
  return left !== text && !/\b(?:warrant|represent|guarantee|undertak)/.test(left)
}

function bareType(contract: Contract, { type, typeConfidence, text, heading, path, kind }: Clause): ClauseType {
  if (kind === 'parties' && !OPENS.test(text.toLowerCase())) return 'general'
  const named = `${path.at(-1) ?? ''} ${heading ?? ''}`.toLowerCase()
  if (typeConfidence < TOLD || neededWords[type]?.test(`${named} ${text}`) === false) return 'general'
  if (type === 'warranties' && deniesAll(text)) return 'disclaimer'
  return onlyIn[type]?.includes(contract.type) === false ? (elsewhere[type] ?? 'general') : type
}

/**
 * Where a contract speaks of matters that no clause of it is named for: the first such sentence for each, in the order of
 * the text.
 *
 * @param facts what was read of the contract: who states a notice speaks of its period
 */
export const mattersWithin = (contract: Contract, facts: KeyFacts): readonly Matter[] =>
  once(contract, 'matters-within', () => readMatters(contract, facts))

function readMatters(contract: Contract, facts: KeyFacts): Matter[] {
  const binding = contract.clauses.filter(({ kind }) => kind === 'clause' || kind === 'schedule')
  const known = new Set<ClauseType>(binding.map((clause) => toldType(contract, clause)))
  const matters = new Map<ClauseType, Matter>()
  const note = (type: ClauseType, clause: Clause, sentence: Sentence | undefined): void => {
    if (sentence === undefined || known.has(type) || matters.has(type)) return
    if (onlyIn[type]?.includes(contract.type) !== false) matters.set(type, { type, clause, sentence })
  }
  for (const { type, start } of statedIn(facts)) {
    const at = contract.text.toNorm[start] ?? -1
    const clause = contract.clauses.find(({ norm }) => norm.start <= at && at < norm.end)
    if (clause !== undefined)
      note(
        type,
        clause,
        clause.sentences.find((one) => one.start <= at && at < one.end),
      )
  }
  for (const clause of contract.clauses) {
    if (clause.kind === 'signature') continue
    const operative = clause.kind === 'clause' || clause.kind === 'schedule'
    for (const type of operative ? namedBeside(clause) : [])
      note(type, clause, clause.sentences.find(({ text }) => wordsOf(type)?.test(text)) ?? clause.sentences[0])
    for (const sentence of clause.sentences) {
      if (sentence.text.length < SHORTEST) continue
      const isWanted = (id: number): boolean => {
        const type = asked[id]!
        return !known.has(type) && !matters.has(type) && (operative || SAID_AT_THE_HEAD.includes(type))
      }
      for (const { id } of inWords.find(sentence.text, isWanted)) note(asked[id]!, clause, sentence)
      if (!operative || clause.sentences.length < 2) continue
      const { type, confidence } = kindOf({ text: sentence.text, heading: '', above: '' })
      if (confidence >= SURE_OF_SENTENCE && type in matterWords) note(type, clause, sentence)
    }
  }
  return [...matters.values()].sort((a, b) => a.sentence.start - b.sentence.start)
}

/** Every type of clause that the contract is told to have: as a clause of its own, or as a matter within another. */
export const typesTold = (contract: Contract, facts: KeyFacts): ReadonlySet<ClauseType> =>
  once(
    contract,
    'types-told',
    () =>
      new Set([
        ...contract.clauses
          .filter(({ kind, norm }) => kind !== 'signature' && norm.end > norm.start)
          .map((clause) => toldType(contract, clause)),
        ...mattersWithin(contract, facts).map(({ type }) => type),
      ]),
  )

const asked = Object.keys(matterWords) as ClauseType[]
const inWords = gate(asked.map((type) => matterWords[type]!))
/** What parties and recitals may tell for the whole contract. */
const SAID_AT_THE_HEAD: readonly ClauseType[] = ['scope_of_work']

/** A fact that was found is spoken of where its words stand. */
const statedIn = (facts: KeyFacts): { type: ClauseType; start: number }[] => [
  ...facts.notice
    .filter(({ label, days }) => label === words.facts.terminationNotice && days !== null)
    .map(({ start }) => ({ type: 'notice_period' as const, start })),
  ...facts.term
    .filter(({ label }) => label === words.facts.term)
    .map(({ start }) => ({ type: 'term' as const, start })),
  ...facts.term
    .filter(({ label }) => label === words.facts.renewal)
    .map(({ start }) => ({ type: 'renewal' as const, start })),
  ...facts.governing_law.map(({ start }) => ({ type: 'governing_law' as const, start })),
  ...facts.seat.map(({ kind, start }) => ({
    type: kind === 'court' ? ('jurisdiction' as const) : ('dispute_resolution' as const),
    start,
  })),
]

const wordsOf = (type: ClauseType): RegExp | undefined =>
  matterWords[type] ?? clausePatterns.find((own) => own.type === type)?.body

/** 'Term, Termination and Jurisdiction': kinds that a heading with words below it names beside the clause's own. */
function namedBeside({ heading, sentences, type }: Clause): ClauseType[] {
  if (heading === null || sentences.length === 0 || !/,|;|&|\band\b|\//i.test(heading)) return []
  const said = heading.toLowerCase()
  return clausePatterns.filter((own) => own.type !== type && own.heading.test(said)).map((own) => own.type)
}
