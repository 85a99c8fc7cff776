import type { KeyFacts } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import type { Sentence } from '../text/sentences.ts'
import { type Ground, unique } from './grounding.ts'
import { isCapital, properName, quotable } from './place-names.ts'
import { statementsOf } from './statements.ts'

const place = String.raw`(?:the )?(?:city of |district of )?([a-z][a-z ,'-]{1,60}?)`
const until = String.raw`(?= ?(?:[.;()|]|$)|,? (?:alone|only|shall|will|may|can|have|has|having|and|or|is|are|to|for|with|without|india|which|who|where|wherever|whose|whatever|under|subject|over|in|on|by|before|unless|if|as|at|after|during|except|notwithstanding|irrespective|being)\b)`

/** Ways to name a court, the most telling first; what they end with is a town if it has a capital. */
const COURTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bcourts?(?: (?:and|or) (?:[a-z]+ ){1,4}?(?=at |in ))? ?(?:(?:of competent jurisdiction|having jurisdiction|sitting|situated?|located|seated) )?(?:at|in|of|within) (?:judicature at )?${place}${until}`,
    'g',
  ),
  // 'the High Court for the State of Telangana at Hyderabad'
  new RegExp(String.raw`\bcourt (?:of|for) (?:the )?(?:state of )?[a-z]+(?: [a-z]+)? at ${place}${until}`, 'g'),
  new RegExp(String.raw`\b(?:civil|commercial|district) courts?, ${place}${until}`, 'g'),
  // 'Mumbai courts', 'subject to Indore jurisdiction'
  /\b((?:new |navi |greater )?(?!(?:the|high|supreme|civil|commercial|district|small|family|labour|sessions|city|consumer|indian|foreign|exclusive|non-exclusive|sole|such|appropriate|competent|concurrent|territorial|personal|any|no|each|every|both|said|these|those|all|other)\b)[a-z]{3,20})(?= (?:civil |commercial |district )?(?:courts?|jurisdiction)\b)/g,
  new RegExp(
    String.raw`\bjurisdiction (?:(?:shall|will|to) )?(?:be |is |lies? |vests? )?(?:only |exclusively )?(?:at|in|of|with) ${place}${until}|\bjurisdiction ?(?::|is|shall be) ${place}${until}`,
    'g',
  ),
  // 'suits may be filed only at Guwahati'
  new RegExp(
    String.raw`\b(?:suits?|legal proceedings|actions?|claims?|cases?|litigation)\b[^.;]{0,80}\b(?:filed|instituted|brought|tried|heard|lie|only|solely|exclusively)(?: (?:only|solely|exclusively))? (?:at|in) ${place}${until}`,
    'g',
  ),
]
const OF_A_CASE =
  /jurisdiction|disput|differences?|\btr(?:y|ied)\b|\bsuits?\b|\bsue\b|proceedings|litigat|interim|injunct|\bcases?\b|\bhear|\bdecided?\b|\bclaims?\b|\bactions?\b|\bcourts (?:at|in)\b/
const NO_TOWN =
  /^(?:law|competent|any|such|appropriate|record|equity|jurisdiction|first|appeal|the|that|this|its|his|her|their|our|your|india|competence|judicature|a|an|other|session|english|hindi|accordance|respect|writing|favour|which|person|support|aid|relation|connection|case|place)\b/

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

const SEATS: readonly RegExp[] = [
  // 'the seat and place of hearing is Pune', 'seat: Kochi'
  new RegExp(
    String.raw`\bseat(?:,? (?!(?:shall|will|is|being|are|to|at|in|on)\b)[a-z]+){0,7}(?: ?:|(?:,? (?:shall|will|to))? be| is| being| are)(?: at| in)? ${place}${until}`,
    'g',
  ),
  new RegExp(String.raw`\bseat(?:ed)?(?:,? (?!on\b)[a-z]+){0,4}? (?:at|in) ${place}${until}`, 'g'),
  new RegExp(
    String.raw`\b(?:place|venue)(?:,? (?:and|or) [a-z]+)? (?:of|for) (?:(?:the|such|any|all) )?(?:[a-z]+ ){0,2}?(?:arbitra\w+|hearings?)(?: proceedings)?,?(?: ?:|(?: (?:shall|will|to))? be| is| being)(?: at| in)? ${place}${until}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:arbitrat\w+|arbitral tribunal)\b[^.;]{0,120}\b(?:held|conducted|seated|take place|located|sit|sitting|sittings|hearings|venue|place)(?: (?:shall|will|to))?(?: be)? (?:at|in) ${place}${until}`,
    'g',
  ),
  new RegExp(String.raw`\bby arbitration (?:at|in) ${place}${until}`, 'g'),
]

/** Courts and seats of arbitration that the contract names. */
export function seats(contract: Contract, ground: Ground): KeyFacts['seat'] {
  const arbitrates = /\barbitra/.test(contract.text.norm)
  const found = contract.clauses.flatMap((clause) =>
    clause.kind === 'recitals' || clause.kind === 'parties'
      ? []
      : statementsOf(contract.text, clause).flatMap((sentence) => [
          ...(arbitrates && /\bseat|arbitra/.test(sentence.text) ? seatsIn(contract, sentence, ground) : []),
          ...(/\bcourts?\b|jurisdiction|\bsuits?\b|\bproceedings\b|\bactions?\b/.test(sentence.text)
            ? courtsIn(contract, sentence, ground)
            : []),
        ]),
  )
  return unique(found, (fact) => `${fact.kind}${fact.value}`)
}

function seatsIn(contract: Contract, sentence: Sentence, ground: Ground): KeyFacts['seat'] {
  for (const wording of SEATS)
    for (const match of sentence.text.matchAll(wording)) {
      const town = townIn(contract, sentence, match)
      // An arbitration sits in one town; its State need not be told.
      if (town !== null)
        return [
          {
            ...ground(quotable(sentence, match)),
            label: words.facts.seat,
            value: town.split(',')[0]!,
            kind: 'arbitration_seat',
          },
        ]
    }
  return []
}

function courtsIn(contract: Contract, sentence: Sentence, ground: Ground): KeyFacts['seat'] {
  if (!OF_A_CASE.test(sentence.full)) return []
  for (const wording of COURTS) {
    const facts = [...sentence.text.matchAll(wording)].flatMap((match): KeyFacts['seat'] => {
      const town = onlyAppoints(sentence, match) ? null : townIn(contract, sentence, match)
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
  return properName(town.slice(0, end))
}
