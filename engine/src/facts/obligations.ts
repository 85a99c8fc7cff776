import type { Obligation } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { agentAfter, isParty, periodsIn, subjectAt } from '../playbook/reading.ts'
import { originalSpan } from '../text/normalize.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Who } from './mentions.ts'

const DUTY =
  /\b(?:shall|will|must|agrees? to|undertakes? to|is required to|is obliged to)\b(?! not be (?:deemed|responsible|liable|obliged|required|entitled|construed)| have (?:no|the (?:\w+ ){0,3}?(?:right|option|power|liberty)|a right)\b|,? (?:\w+,? )?be entitled| be under no| own\b| be deemed| mean| include| not constitute| survive| be governed| be construed| bind)/
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
      const match = DUTY.exec(sentence.text)
      if (match === null || sentence.end - sentence.start > 700) continue
      const who = bearer(contract, sentence, match)
      if (!isParty(who)) continue
      const place = originalSpan(contract.text, sentence)
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

const DONE_TO =
  /^ (?:\w+ly )?be (?:\w+ly )?(?!(?:required|obliged|obligated|bound|prohibited|barred|restrained)\b)(?:\w+ed|paid|made|borne|sent|given|held|sold|kept|taken)\b/

/** Whose duty it is: of 'sums due to X shall be paid', the one behind 'by', and nobody where none is named. */
function bearer(contract: Contract, sentence: Sentence, match: RegExpExecArray): Who {
  const behind = match.index + match[0].length
  return DONE_TO.test(sentence.text.slice(behind, behind + 60))
    ? agentAfter(contract, sentence, sentence.start + behind)
    : subjectAt(contract, sentence, sentence.start + match.index)
}
