import type { KeyFacts } from '@karar/schema'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import { periodsIn } from '../reading/reading.ts'
import { type Ground, unique } from './grounding.ts'
import { describe, quotedAround } from './notices.ts'
import { statementsOf } from './statements.ts'

const GATE = /\b(?:pa(?:y|id)|payments?|invoices?|bills?|settle|remit)/
/** 'payment will be done', 'invoices are payable', 'shall pay each bill within' */
const IS_PAID =
  /\b(?:payments?|invoices?|bills?)\b[^.;]{0,60}\b(?:(?:will|shall|to|must) be (?:done|made|paid|released|processed|settled|given)|(?:is|are|becomes?) (?:due|payable)|terms?\b)[^.;]{0,50}$|\b(?:shall|will|must|agrees? to) (?:pay|settle|clear|release|remit)\b[^.;]{0,60}\b(?:invoices?|bills?|price)\b[^.;]{0,60}$/
/** What the time runs from: the goods or the bill. */
const FROM_WHAT =
  /^'?s?\)?,? (?:credit )?(?:of|after|from|following|upon)\b[^.;]{0,60}\b(?:deliver\w*|receipt|invoices?|bills?|supply|acceptance|grn|submission|installation|commissioning|completion)\b/
const OF_ELSE =
  /\b(?:refund\w*|deposits?|penalt\w+|damages|indemni\w+|interest|disput\w+|arbitra\w+|warrant\w+|terminat\w+|instal?ments?|loan|emi|rent|salar\w+|wages|settlement)\b/
const LONGEST = 365
const MOST = 2

/** How long after the goods or the bill the price is paid. */
export function payTimes(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses
    .filter(({ text }) => GATE.test(text))
    .flatMap((clause) =>
      statementsOf(contract.text, clause).flatMap((sentence) =>
        OF_ELSE.test(sentence.full)
          ? []
          : periodsIn(contract, sentence)
              .filter(({ start, end, days }) => {
                const before = sentence.text.slice(Math.max(0, start - sentence.start - 200), start - sentence.start)
                const after = sentence.text.slice(end - sentence.start, end - sentence.start + 100)
                return days >= 1 && days < LONGEST && IS_PAID.test(before) && FROM_WHAT.test(after)
              })
              .map((period) => ({
                ...ground(quotedAround(sentence, period)),
                label: words.facts.payTime,
                value: describe(period),
                days: Math.round(period.days),
                party: null,
              })),
      ),
    )
  return unique(found, ({ value }) => value).slice(0, MOST)
}
