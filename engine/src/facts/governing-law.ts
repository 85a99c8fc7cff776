import type { KeyFacts } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import { type Ground, unique } from './grounding.ts'
import { properName, quotable } from './place-names.ts'
import { statementsOf } from './statements.ts'

const place = String.raw`((?:(?:state|republic|union|province|people's republic|commonwealth) of (?:the )?)?[a-z]+(?: [a-z]+){0,4}?)`
const until = String.raw`(?= ?(?:[,.;()]|and\b|without|excluding|as\b|for\b|in\b|shall\b|will\b|alone\b|appl|governs?\b|irrespective|with\b|$))`
const lawOf = String.raw`\b(?:laws?|legislation)(?: and (?:decisions|regulations|statutes))?(?: for the time being)? (?:of|in force in|as applicable in|applicable in|applicable to|prevailing in|in) (?:the )?`
const named = String.raw`(indian|english|prc|chinese|hong kong|singapore(?:an)?|german|swiss|french|dutch|irish|japanese|australian|israeli|new york|california|delaware|uae|uk|us)`
const applies = String.raw`(?: (?:shall|will|alone|only|also)){0,2} (?:appl(?:y|ies)|governs?|controls?)\b`

/** Ways to name a law, the most telling first. The first group that matched is the place. */
const CHOICES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:governed|construed|interpreted|governing law)\b[^.;]{0,110}?${lawOf}${place}${until}|\bgovern[^.;]{0,110}\b(?:(indian) laws?|laws of (india))\b`,
  ),
  // 'accepted in the State of X and governed by the laws thereof'
  /\b((?:state|republic|province) of (?:the )?[a-z]+(?: [a-z]+)?)\b(?= (?:and|,)|,)[^.;]{0,60}\bgoverned by\b[^.;]{0,60}\blaws thereof\b/,
  // 'governed by English law'
  new RegExp(
    String.raw`\b(?:governed by|construed under|interpreted under|subject to) (?:and construed [^.;]{0,30})?(?:the )?${named} laws?\b`,
  ),
  // 'Indian law applies', 'the law of India shall govern this letter'
  new RegExp(String.raw`\b${named} laws?${applies}`),
  new RegExp(`${lawOf}${place}${applies}`),
  // 'the contract is under the laws of India', 'these terms are subject to the law of India'
  new RegExp(
    String.raw`\b(?:is|are|be|remains?|stands?) (?:made |subject |entered into )?(?:under|to) (?:the )?${lawOf}${place}${until}`,
  ),
  new RegExp(
    String.raw`\b(?:governing|applicable) law(?: and [a-z]+)? ?(?::|\||-|is|shall be)(?: (?:the|that|those|laws?|of)){0,4} ${place}${until}`,
  ),
  // 'governed by the Indian Contract Act, 1872'
  /\bgoverned by (?:the )?(?:provisions of (?:the )?)?(indian) (?:[a-z]+ ){1,4}act\b/,
]
const NO_PLACE =
  /^(?:any|such|this|that|other|each|its|force|effect|their|his|her|our|your|land|contract|nature|general|place)\b|\bgoverning law\b/

/** The law that the contract names, with the sentence that names it. */
export function governingLaw(contract: Contract, ground: Ground): KeyFacts['governing_law'] {
  const found = contract.clauses.flatMap((clause) =>
    statementsOf(contract.text, clause).flatMap((sentence) => {
      if (!/\blaws?\b|\bact\b/.test(sentence.text)) return []
      for (const choice of CHOICES) {
        const match = choice.exec(sentence.text)
        const value = match?.slice(1).find((group) => group !== undefined)
        if (match === null || value === undefined || NO_PLACE.test(value)) continue
        return [
          {
            ...ground(quotable(sentence, match)),
            label: words.facts.governingLaw,
            value: properName(value === 'indian' ? 'india' : value),
          },
        ]
      }
      return []
    }),
  )
  return unique(found, (fact) => fact.value)
}
