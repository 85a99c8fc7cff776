import type { ContractType } from '@karar/schema'
import type { NormalText } from '../../grammar/normalize.ts'
import type { Clause } from '../segment/clauses.ts'
import { contractActs } from './contract-acts.ts'
import { titleWordings } from './contract-titles.ts'
import { kindShares } from './kind-shares.ts'
import { type TitleZone, titleZones } from './title-zones.ts'
import { wordScores, wordTypes } from './word-counts.ts'

export interface ContractKind {
  readonly type: ContractType
  readonly confidence: number
}

/** As much as is read for the words, and for what is done in the opening. */
const READ = 16_000
const OPENING = 4000
/** What is named later in a title tells more often how or for what than which kind. */
const LATER = 0.7
const ACT = 1
const CLAUSES = 5
/** The most that words can give, and the weight of words that gives half of it: they never outweigh a full title alone. */
const WORDS = 10
const HALF = 10
/** Below this nothing is claimed. */
const LEAST = 2.5

/** The kind of a contract: its title counts most, then what is done in the opening, what the clauses are, and its words. */
export function contractKind(text: NormalText, clauses: readonly Clause[]): ContractKind {
  const scores = contractScores(text, clauses)
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [type, best] = ranked[0]!
  if (best < LEAST && GUARANTEES.test(text.norm.slice(0, READ))) return { type: 'loan_agreement', confidence: 0.3 }
  if (best < LEAST || clauses.length === 0)
    return { type: clauses.length > 0 && areTerms(text) ? 'terms_of_service' : 'general_contract', confidence: 0.3 }
  const lead = best - ranked[1]![1]
  return { type, confidence: Math.round(Math.min(0.98, 0.45 + lead * 0.07 + best * 0.015) * 100) / 100 }
}

/** 'Rules of the reading room', 'Terms and conditions': a paper to be accepted, where nothing tells what of. */
const areTerms = (text: NormalText): boolean =>
  titleZones(text.read, text.norm).some(({ text: title, trust }) => trust >= 0.4 && TERMS.test(title))
const TERMS = /\b(?:terms|conditions|rules|guidelines|(?:booking|refund|cancellation) policy)\b/

/** A letter to a bank that has no title, by which somebody answers for what another owes it. */
const GUARANTEES =
  /\b(?:my|our) liability (?:on|under) this guarantee\b|\bthis guarantee (?:shall|will|is to) be (?:a )?continuing\b/

/** Points for each kind of contract. */
function contractScores(text: NormalText, clauses: readonly Clause[]): Map<ContractType, number> {
  const scores = new Map<ContractType, number>()
  const add = (type: ContractType, points: number): void => void scores.set(type, (scores.get(type) ?? 0) + points)
  wordScores(text.norm.slice(0, READ)).forEach((points, place) => {
    add(wordTypes[place]!, (WORDS * points) / (points + HALF))
  })
  const titled = titlePoints(titleZones(text.read, text.norm))
  for (const [type, points] of titled) add(type, points)
  const opening = text.norm.slice(0, OPENING)
  // every kind keeps secrets: that it does makes no paper one of secrecy
  const isOfSecrets = titled.has(SECRETS) || keepsSecretsMostly(clauses)
  const may = (type: ContractType): boolean => type !== SECRETS || isOfSecrets
  for (const [type, act] of contractActs) if (may(type) && act.test(opening)) add(type, ACT)
  for (const [type, share] of kindShares(clauses)) if (may(type)) add(type, share * CLAUSES)
  const firm = scores.get('partnership_deed') ?? 0
  if (firm > 0 && !SHARES.test(text.norm.slice(0, READ))) {
    const kind = SELLS_FOR.test(opening) ? 'agency_agreement' : SELLS_ON_IT.test(opening) ? 'vendor_agreement' : null
    if (kind !== null) {
      scores.delete('partnership_deed')
      add(kind, firm)
    }
  }
  return scores
}

/** A 'partner' who finds customers for a firm founds none with it: a partnership shares its profits. */
const SELLS_FOR = /\b(?:sales|channel|referral|reseller|affiliate|business development) partners?\b/
/** And one who cooks, sells or lets rooms on another's platform is its vendor. */
const SELLS_ON_IT =
  /\b(?:restaurant|kitchen|merchant|seller|retail|store|outlet|hotel|property|venue|salon|gym|food|delivery) partners?\b/
const SHARES =
  /\bprofits? (?:and|or|&|\/) loss(?:es)?\b|\b(?:share|sharing|division|divided|distribution) (?:of|in|the) (?:the )?(?:net )?profits?\b|\bcapital (?:contribution|account)s?\b|\bpartnership (?:firm|business|act)\b/

const SECRETS = 'non_disclosure_agreement'
const MOSTLY = 0.34
const keepsSecretsMostly = (clauses: readonly Clause[]): boolean =>
  clauses.filter(({ type }) => type === 'confidentiality').length >= clauses.length * MOSTLY

/** The most that any zone gives each kind; in one zone what is named later counts less. */
function titlePoints(zones: readonly TitleZone[]): Map<ContractType, number> {
  const most = new Map<ContractType, number>()
  for (const { text, trust } of zones) {
    const found = titleWordings
      .flatMap(([type, wording, points]) => {
        const match = wording.exec(text)
        return match === null ? [] : [{ type, points, start: match.index, end: match.index + match[0].length }]
      })
      .sort((a, b) => b.points - a.points || b.end - b.start - (a.end - a.start))
    const kept = found.filter(
      (one, index) =>
        !found
          .slice(0, index)
          .some((surer) => surer.start < one.end && one.start < surer.end && surer.type !== one.type),
    )
    const first = Math.min(...kept.map(({ start }) => start))
    for (const { type, points, start } of kept) {
      const own = points * trust * (start > first ? LATER : 1)
      if (own > (most.get(type) ?? 0)) most.set(type, own)
    }
  }
  return most
}
