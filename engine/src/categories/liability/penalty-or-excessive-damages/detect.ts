import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

/** 'Liquidated damages: Rs. 50 lakh per breach', 'a penalty of INR 5,00,000 for each violation' */
const PER_BREACH =
  /\b(?:liquidated damages|penalt(?:y|ies))\b[^.;]{0,60}?(?:\brs\.?|\binr|₹|\brupees) ?[\d,.]+(?: ?(?:crores?|cr|lakhs?|lacs?))?(?: ?\/-)?[^.;]{0,40}?\b(?:per|for each|for every|each|every) (?:such |and every )?(?:breach|violation|instance|occurrence|incident)\b/
/** Who is bound by the rule that such a sum stands behind. */
const BOUND = /\b(?:shall|will|must|agrees?|undertakes?)(?: \w+){0,2} not\b|\b(?:shall|will) (?:pay|be liable)\b/

/** One sum for every breach, small or great. The readers know it in a sentence, and overlook it at the end of a list. */
export const sumPerBreach: Detector = {
  id: 'sum-per-breach',
  category: 'penalty_or_excessive_damages',
  gate: /\b(?:liquidated damages|penalt)/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(({ text }) => PER_BREACH.test(text))
    return sentence === undefined ? [] : hitIn(contract, clause, sentence)
  },
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const bound = clause.sentences.findLast(({ text, start }) => start <= sentence.start && BOUND.test(text))
  const at = bound === undefined ? 0 : bound.start + bound.text.search(BOUND)
  const who = bound === undefined ? null : subjectAt(contract, bound, at)
  if (!isParty(who)) return []
  const match = PER_BREACH.exec(sentence.text)!
  const start = sentence.start + match.index
  const span = { start, end: start + match[0].length }
  return [{ span, clause, severity: 'high', burdened: who, confidence: 0.85 }]
}
