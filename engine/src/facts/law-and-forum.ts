import type { KeyFacts } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import type { Span } from '../text/normalize.ts'
import { type Ground, unique } from './grounding.ts'

const LAW =
  /\b(?:governed|construed|interpreted|governing law)\b[^.;]{0,110}?\b(?:laws?|legislation)(?: and (?:decisions|regulations|statutes))? (?:of|in force in|applicable in|prevailing in) (?:the )?((?:(?:state|republic|union|province|people's republic|commonwealth) of (?:the )?)?[a-z]+(?: [a-z]+){0,4}?)(?= ?(?:[,.;()]|and\b|without|excluding|as\b|for\b|in\b|shall\b|applicable|irrespective|with\b|$))|\b(indian) laws?\b|\blaws of (india)\b/
/** 'accepted in the State of X and governed by the laws thereof' */
const LAW_THEREOF =
  /\b((?:state|republic|province) of (?:the )?[a-z]+(?: [a-z]+)?)\b(?= (?:and|,)|,)[^.;]{0,60}\bgoverned by\b[^.;]{0,60}\blaws thereof\b/
/** 'governed by English law' */
const LAW_NAMED =
  /\bgoverned by (?:and construed [^.;]{0,30})?(?:the )?(english|prc|chinese|hong kong|singapore(?:an)?|german|swiss|french|dutch|irish|japanese|australian|israeli|new york|california|delaware|uae|uk|us) laws?\b/
/** The law that the contract names, with the sentence that names it. */
export function governingLaw(contract: Contract, ground: Ground): KeyFacts['governing_law'] {
  const found = contract.clauses.flatMap((clause) =>
    /\blaws?\b/.test(clause.text)
      ? clause.sentences.flatMap((sentence) => {
          const match = /\b(?:govern|constru|interpret|law appl|laws? (?:shall |will )?appl)/.test(sentence.text)
            ? (LAW.exec(sentence.text) ?? LAW_THEREOF.exec(sentence.text) ?? LAW_NAMED.exec(sentence.text))
            : null
          if (match === null) return []
          const place = match[1] ?? (match[2] !== undefined || match[3] !== undefined ? 'india' : '')
          return place === '' || /^(?:any|such|this|that|other|each|its)\b|\bgoverning law\b/.test(place)
            ? []
            : [
                {
                  ...ground(
                    sentence.end - sentence.start < 500
                      ? sentence
                      : { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
                  ),
                  label: words.facts.governingLaw,
                  value: properName(place),
                },
              ]
        })
      : [],
  )
  return unique(found, (fact) => fact.value)
}

const COURT =
  /\bcourts? (?:of (?:competent jurisdiction )?(?:at|in|located in|situated at)|at|in|of|located in|situated (?:at|in)) (?:the )?([a-z][a-z ,'-]{1,60}?)(?= ?(?:[.;()]|alone|only|shall|will|have|having|and\b|to the|for\b|with|,? india|which|$))/
const SEAT =
  /\b(?:seat|place|venue)(?: and (?:seat|place|venue))? of (?:the )?arbitration (?:proceedings )?(?:shall be|will be|is|being)(?: at| in)? (?:the )?([a-z][a-z -]{1,40}?)(?= ?(?:[.;,()]|and\b|$))|\b(?:its|the) seat (?:of arbitration )?(?:shall be|is) (?:at |in )?([a-z][a-z -]{1,40}?)(?= ?(?:[.;,()]|and\b|$))|\barbitration[^.;]{0,120}\b(?:held|conducted|seated|take place|located) (?:at|in) (?!(?:the )?(?:english|hindi|accordance))(?:the )?([a-z][a-z -]{1,40}?)(?= ?(?:[.;,()]|and\b|in accordance|under|before|$))|\bby arbitration (?:at|in) (?!(?:the )?(?:english|hindi|accordance|manner))(?:the )?(?:city of )?([a-z][a-z -]{1,40}?)(?= ?(?:[.,;()]|and\b|in accordance|under|before|$))/
/** Courts and seats of arbitration that the contract names. */
export function seats(contract: Contract, ground: Ground): KeyFacts['seat'] {
  const found = contract.clauses.flatMap((clause) =>
    /\bcourts?\b|arbitrat/.test(clause.text)
      ? clause.sentences.flatMap((sentence) => {
          const facts: KeyFacts['seat'] = []
          const seat = /arbitrat/.test(sentence.text) ? SEAT.exec(sentence.text) : null
          const court = /jurisdiction|dispute|\btried\b/.test(sentence.full) ? COURT.exec(sentence.text) : null
          const place = (match: RegExpExecArray): Span =>
            sentence.end - sentence.start < 500
              ? sentence
              : { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
          if (seat !== null)
            facts.push({
              ...ground(place(seat)),
              label: words.facts.seat,
              value: properName(seat[1] ?? seat[2] ?? seat[3] ?? seat[4]!),
              kind: 'arbitration_seat',
            })
          if (court !== null && !/^(?:law|competent|any|such|appropriate|record|equity|jurisdiction)\b/.test(court[1]!))
            facts.push({
              ...ground(place(court)),
              label: words.facts.courts,
              value: properName(court[1]!),
              kind: 'court',
            })
          return facts
        })
      : [],
  )
  return unique(found, (fact) => `${fact.kind}${fact.value}`)
}

const properName = (place: string): string =>
  place
    .trim()
    .replace(/,$/, '')
    .replace(/\b(?!(?:of|the|and|at|in)\b)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^(?:Prc|Uae|Uk|Us)$/, (short) => short.toUpperCase())
