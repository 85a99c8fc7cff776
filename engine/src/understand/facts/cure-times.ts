import type { KeyFacts } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import { periodsIn } from '../reading/reading.ts'
import { type Ground, unique } from './grounding.ts'
import { describe, quotedAround } from './notices.ts'
import { statementsOf } from './statements.ts'

const GATE = /\b(?:cure|remed|rectif|breach|default|fail|comply)/
/** A breach that is to be put right, or is not. */
const CURES =
  /\b(?:cur(?:e|es|ed|ing)|remed(?:y|ies|ied|ying)|rectif(?:y|ies|ied|ying)|correct(?:s|ed)?|uncured|unremedied|(?:put|set|made?) (?:it|this|that|the breach)? ?(?:right|good)|compl(?:y|ies) with (?:such|the|that) (?:notice|demand))\b/
/** 'fails to perform within thirty days following written notice of the breach' */
const FAILS = /\b(?:fail(?:s|ed|ure)? to (?:perform|comply|observe|pay|make|cure)|default(?:s|ed)?|breach(?:es)?)\b/
const ENDS = /\bterminat|\bcancel|\bend (?:this|the)\b|\bevent of default\b|\brescind|\bdetermine\b/
/** The time runs from a notice, or is one in which to put it right. */
const WITHIN =
  /\b(?:within|for|in|period of|continues? for|exceeding|at least|have|has|of|with)(?: (?:a|an|the|further|period|of|such|cure|more|than))* $/
const OF_NOTICE =
  /^'?s?,? ?(?:(?:of|after|from|following|upon)(?: (?:the|a|an|such|its|his|receipt|receiving|date|delivery|of|being|having|been|that|party|other|defaulting|in|breach|has|been|shall|have|received|prior))* (?:(?:written|prior) )?(?:notice|notif\w+|intimation|demand|request)\b|(?:written |prior )*(?:notice|grace|cure)\b|(?: in which| within which)? to (?:cure|remedy|rectify|correct|put)\b)/

const TO_CURE = /^'?s?(?: in which| within which)? to (?:cure|remedy|rectify|correct|put)\b/
/** It runs from the notice: thirty days 'written notice' are the notice itself. */
const FROM_IT = /^'?s?,? ?(?:of|after|from|following|upon)\b/

/** How long a party in breach has to put it right before the other may end the contract. */
export function cureTimes(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses
    .filter(({ text }) => GATE.test(text))
    .flatMap((clause) =>
      statementsOf(contract.text, clause).flatMap((sentence, index, all) =>
        GATE.test(sentence.full)
          ? periodsIn(contract, sentence)
              .filter((period) => isToCure(sentence, [all[index - 1], clause.parent?.sentences.at(-1)], period))
              .map((period) => ({
                ...ground(quotedAround(sentence, period)),
                label: words.facts.cureTime,
                value: describe(period),
                days: Math.round(period.days),
                party: null,
              }))
          : [],
      ),
    )
  return unique(found, ({ value }) => value).slice(0, MOST)
}
const MOST = 3

function isToCure(
  sentence: Sentence,
  above: readonly (Sentence | undefined)[],
  period: { start: number; end: number; days: number },
): boolean {
  const { text, full, start } = sentence
  const before = text.slice(Math.max(0, period.start - start - 160), period.start - start)
  const after = text.slice(period.end - start, period.end - start + 130)
  if (period.days < 1 || period.days > 200 || !WITHIN.test(before)) return false
  if (!ENDS.test(full) && !above.some((other) => other !== undefined && ENDS.test(other.full))) return false
  const cures = CURES.test(before) || TO_CURE.test(after)
  const fromNotice = OF_NOTICE.test(after)
  return cures ? fromNotice || /\bnotice\b/.test(full) : FROM_IT.test(after) && fromNotice && FAILS.test(before)
}
