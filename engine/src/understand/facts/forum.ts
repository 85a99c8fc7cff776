import type { KeyFacts } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import { type Ground, unique } from './grounding.ts'
import { isCapital, properName, quotable, wholePlace } from './place-names.ts'
import { termsOf } from './statements.ts'
import { COURTS, ITS_COURTS, SEATS, SITTINGS } from './wordings/forum-wordings.ts'

const OF_A_CASE =
  /jurisdiction|disput|differences?|\btr(?:y|ied)\b|\bsuits?\b|\bsued?\b|proceedings|litigat|arbitra|interim|urgent|relief|injunct|\bcases?\b|\bhear|\bdecided?\b|\bclaims?\b|\bactions?\b|\bcourts? (?:at|in|of)\b|\bpower\b|\bvenue\b|\barising\b|\bapproach\b|\bgo(?:es)? (?:before|to court)\b|\bcourts? ?:/
const NO_TOWN =
  /^(?:law|competent|and|or|chosen|governing|selected|relevant|agreed|member|any|such|appropriate|record|equity|jurisdiction|first|appeal|the|that|this|its|his|her|their|our|your|india|competence|judicature|a|an|other|session|english|hindi|accordance|respect|writing|favour|which|person|support|aid|relation|connection|case|place|arbitration|arbitrator|international|act|rules|schedule|annexure|clause|article|section|part|indian|some|many|most|several|certain|various)\b/

/** What is left where the place itself is written small, or is none: 'the Courts of the State', 'trial by Jury'. */
const NO_NAME =
  /^(?:states?|governments?|courts?|jury|cit(?:y|ies)|districts?|countr(?:y|ies)|territor(?:y|ies)|union|republic)$/i

/** 'failing agreement, the High Court of Bombay appoints': the court names an arbitrator and tries nothing. */
function onlyAppoints(sentence: Sentence, match: RegExpExecArray): boolean {
  const before = sentence.text.slice(Math.max(0, match.index - 260), match.index)
  const after = sentence.text.slice(match.index + match[0].length, match.index + match[0].length + 60)
  return (
    /\bhigh $/.test(before) &&
    (/\b(?:appoint|failing|arbitrator|nam(?:e|ed)\b|designat)/.test(before) || /^[^.;]{0,20}\bappoint/.test(after)) &&
    !/jurisdiction/.test(after)
  )
}

const SITS = /\bseat|arbitra/
const NAMES_COURT =
  /\bcourts?\b|jurisdiction|\bsuits?\b|\bproceedings\b|\bactions?\b|\bsued?\b|\bclaims?\b|\b(?:heard|tried|decided)\b/

type Forum = KeyFacts['seat'][number]

/** Courts and seats of arbitration that the contract names, each by the first place that names it. */
export const seats = (contract: Contract, ground: Ground): KeyFacts['seat'] =>
  unique(eachSeat(contract, ground), (fact) => `${fact.kind}${fact.value}`)

/** The same by every place that names one. */
export function eachSeat(contract: Contract, ground: Ground): KeyFacts['seat'] {
  const arbitrates = /\barbitra/.test(contract.text.norm)
  const called: Forum[] = []
  const found = contract.clauses.flatMap((clause) =>
    termsOf(contract.text, clause).flatMap((sentence, index, all) => {
      const near = arbitrates ? `${all[index - 2]?.text ?? ''} ${all[index - 1]?.text ?? ''} ${sentence.text}` : ''
      const seat = SITS.test(near) ? seatIn(contract, sentence, ground, /arbitra/.test(near)) : null
      if (seat !== null && /\bseat/.test(sentence.text)) called.push(seat)
      return [
        ...(seat === null ? [] : [seat]),
        ...(NAMES_COURT.test(sentence.text) ? courtsIn(contract, sentence, ground, seat !== null) : []),
      ]
    }),
  )
  // Where the contract calls a town the seat, the room in which somebody sits is only a venue.
  return called.length === 0 ? found : found.filter((fact) => fact.kind === 'court' || called.includes(fact))
}

function seatIn(contract: Contract, sentence: Sentence, ground: Ground, arbitral: boolean): Forum | null {
  for (const wording of arbitral ? [...SEATS, ...SITTINGS] : SEATS)
    for (const match of sentence.text.matchAll(wording)) {
      const town = townIn(contract, sentence, match)
      // An arbitration sits in one town; its State need not be told.
      if (town !== null)
        return {
          ...ground(quotable(sentence, match)),
          label: words.facts.seat,
          value: town.split(',')[0]!,
          kind: 'arbitration_seat',
        }
    }
  return null
}

/** 'to the exclusion of the courts at Phalodi' */
const isShutOut = (sentence: Sentence, match: RegExpExecArray): boolean =>
  /\b(?:exclusion of|excluding|and not(?: in| at)?|other than|not in)(?: the| any)? $/.test(
    sentence.text.slice(Math.max(0, match.index - 40), match.index),
  )

function courtsIn(contract: Contract, sentence: Sentence, ground: Ground, arbitral: boolean): KeyFacts['seat'] {
  if (!OF_A_CASE.test(sentence.full)) return []
  // Where an arbitrator decides, only words that speak of a court name one.
  const wordings =
    arbitral || /arbitra/.test(sentence.text) ? [ITS_COURTS, ...COURTS.slice(0, -1)] : [ITS_COURTS, ...COURTS]
  for (const wording of wordings) {
    const facts = [...sentence.text.matchAll(wording)].flatMap((match): KeyFacts['seat'] => {
      const town =
        onlyAppoints(sentence, match) || isShutOut(sentence, match) ? null : townIn(contract, sentence, match)
      return town === null
        ? []
        : [{ ...ground(quotable(sentence, match)), label: words.facts.courts, value: town, kind: 'court' }]
    })
    if (facts.length > 0) return facts
  }
  return []
}

/** The town that a wording ends with, as far as its capitals go; null where the words name none. */
function townIn(contract: Contract, sentence: Sentence, match: RegExpExecArray): string | null {
  const town = match[1] ?? match[2]
  if (town === undefined || NO_TOWN.test(town)) return null
  const at = sentence.start + match.index + match[0].lastIndexOf(town)
  if (!isCapital(contract, at)) return null
  const end = [...town.matchAll(/ /g)].find(({ index }) => !isCapital(contract, at + index + 1))?.index
  const own = town.slice(0, end)
  const name = properName(wholePlace(own, sentence.text.slice(at - sentence.start + own.length)))
  return NO_NAME.test(name) ? null : name
}
