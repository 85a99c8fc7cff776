import type { Obligation } from '@karar/schema'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../contract.ts'
import type { Who } from '../parties/mentions.ts'
import { agentAfter, isParty, periodsIn, subjectAt } from '../reading/reading.ts'
import type { Clause } from '../segment/clauses.ts'

const DUTY =
  /\b(?:shall|will|must|agrees? to|undertakes? to|is required to|is obliged to)\b(?! not be (?:deemed|responsible|liable|obliged|required|entitled|construed)| have (?:no|the (?:\w+ ){0,3}?(?:right|option|power|liberty)|a right)\b|,? (?:\w+,? )?be entitled| be under no| (?:also )?(?:have(?! to\b)|receive|get|draw|earn|enjoy)\b| (?:also )?be (?:eligible|free|at liberty)\b| not (?:acquire|arise)\b| own\b| be deemed| mean| include| not constitute| survive| be governed| be construed| bind)/
const DUE =
  /\b(?:within|not later than|no later than|on or before|(?:by|before) the(?= (?:\w+ ){0,3}?(?:day|week|month|end|date|quarter|year|close)\b)|at least|prior to|(?:every|each)(?= (?:calendar )?(?:month|quarter|year))) (?:[a-z0-9(),/-]+ ){0,10}?(?:days?|weeks?|months?|years?|hours?|date|quarter|notice|termination|expiry|invoice)\b(?: (?:of|from|after|before|prior to) (?:the )?[a-z ]{3,40}?)?(?=[,.;)]| and| or| the|$)/

/** Most duties worth listing: a register that nobody reads to the end helps nobody. */
const MOST = 80

/** Who must do what, and by when, in the contract's own words. Dated duties come first within the cap, then in order. */
export function findObligations(contract: Contract): Obligation[] {
  const found: (Obligation & { dated: boolean })[] = []
  for (const clause of contract.clauses) {
    if (clause.kind !== 'clause' && clause.kind !== 'schedule') continue
    if (clause.type === 'definitions' || clause.type === 'parties_and_recitals') continue
    for (const sentence of clause.sentences) {
      if (sentence.end - sentence.start > LONGEST) continue
      const match = dutyIn(sentence.text)
      if (match === undefined) continue
      const who = bearer(contract, sentence, match)
      if (!isParty(who)) continue
      const whole = withItems(contract, clause, sentence)
      if (whole === null) continue
      const place = originalSpan(contract.text, whole)
      const due = DUE.exec(sentence.text)
      const dated = due !== null || periodsIn(contract, sentence).length > 0
      const dueSpan =
        due === null
          ? null
          : originalSpan(contract.text, {
              start: sentence.start + due.index,
              end: sentence.start + due.index + due[0].length,
            })
      found.push({
        party: who.name,
        text: contract.text.original.slice(place.start, place.end),
        due: dueSpan === null ? null : contract.text.original.slice(dueSpan.start, dueSpan.end).replace(/\s+/g, ' '),
        ...place,
        dated,
      })
    }
  }
  const chosen =
    found.length <= MOST
      ? found
      : [...found.filter((entry) => entry.dated), ...found.filter((entry) => !entry.dated)].slice(0, MOST)
  return chosen.sort((a, b) => a.start - b.start).map(({ dated: _, ...obligation }) => obligation)
}

const CONDITION =
  /^(?:\(?\w{1,4}[).] )?(?:provided that |and |but )?(?:if|as|when|whenever|where|should|in case|in the event|unless|since|because|although)\b[^,;:]*$/
/** 'nothing herein shall', 'no fee will': nobody is bound. */
const NOBODY = /^(?:\(?\w{1,4}[).] )?(?:nothing|no|none|neither|nobody)\b[^,;:]*$/

/** The words that lay a duty on somebody: not those of a condition, behind which the sentence goes on. */
function dutyIn(text: string): RegExpExecArray | undefined {
  const all = [...text.matchAll(new RegExp(DUTY, 'g'))]
  return all.find(({ index }, order) => {
    const before = text.slice(0, index)
    const next = all[order + 1]
    const goesOn = next !== undefined && text.slice(index, next.index).includes(',')
    return !(goesOn && CONDITION.test(before)) && !NOBODY.test(before)
  })
}

/** Most characters of a duty that is told with its items. */
const LONGEST = 700
const MOST_ITEMS = 20

/** 'The Lessee shall:' is told with the items below it, as many as can be quoted; alone it says nothing. */
function withItems({ clauses }: Contract, clause: Clause, sentence: Sentence): Span | null {
  if (!/:\s*$/.test(sentence.text)) return sentence
  const items = [
    ...clause.sentences.filter(({ text }) => /^\(?[a-z0-9]{1,4}[).] /.test(text)),
    ...clauses
      .slice(clause.index + 1, clause.index + 1 + MOST_ITEMS)
      .filter(({ parent }) => parent === clause)
      .map(({ norm }) => norm),
  ].filter(({ start, end }) => start >= sentence.end && end - sentence.start <= LONGEST)
  const last = items.at(-1)
  return last === undefined ? null : { start: sentence.start, end: last.end }
}

const DONE_TO =
  /^ (?:\w+ly )?be (?:\w+ly )?(?!(?:required|obliged|obligated|bound|prohibited|barred|restrained)\b)(?:\w+ed|paid|made|borne|sent|given|held|sold|kept|taken)\b/

const JOINED = /\b(?:and|but|or),? (?:also |thereafter |then |in that case )?$/
const MODAL = /\b(?:shall|will|must|may|can)\b/g
const ANOTHER_DOES =
  /^ (?:\w+ly )?be \w+ (?:(?!\bby\b)[^.;,]){3,100}? (?:appointed|nominated|chosen|named|selected|designated|approved|owned|run|certified|issued|notified|provided|made|given) by /

/** Whose duty it is: of 'sums due to X shall be paid', the one behind 'by', and nobody where none is named. */
function bearer(contract: Contract, sentence: Sentence, match: RegExpExecArray): Who {
  const behind = match.index + match[0].length
  const joined = JOINED.test(sentence.text.slice(0, match.index))
    ? [...sentence.text.slice(0, match.index).matchAll(MODAL)].at(-1)
    : undefined
  // 'may engage helpers after informing the Client and shall answer for them': it is the one who may.
  if (joined !== undefined) return subjectAt(contract, sentence, sentence.start + joined.index)
  // 'shall be referred to an arbitrator appointed by X': X appoints, and refers nothing.
  if (ANOTHER_DOES.test(sentence.text.slice(behind, behind + 160))) return null
  return DONE_TO.test(sentence.text.slice(behind, behind + 60))
    ? agentAfter(contract, sentence, sentence.start + behind)
    : subjectAt(contract, sentence, sentence.start + match.index)
}
