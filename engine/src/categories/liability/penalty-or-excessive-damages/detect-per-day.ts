import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { earns } from '../../../understand/home/earns.ts'
import { agentAfter, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import { partAround } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'storage charges of 1% per day on the invoice value', 'a penalty @ 2 % of the order value for each day' */
const BY_THE_DAY =
  /\b(?:storage|ground rent|demurrage|holding|godown|detention|penal(?:ty|ties)?|liquidated damages|damages|fine|compensation|deduction)\b[^.;%]{0,60}?(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)(?:[^.;%]|\.(?=\w)){0,60}?\b(?:per|for each|for every|each|every|a) (?:calendar |working )?day\b/
/** A hundredth of the price for two days adds up to it in half a year. */
const LEAST = 0.5
/** There is a ceiling. */
const CAPPED =
  /\b(?:maximum|max\.?|not exceed\w*|up ?to|ceiling|limited to|capped?|subject to)\b[^.;]{0,60}\d ?(?:%|per ?cent)|\bmax(?:imum)?\b/
/** Interest on money that is late has a detector of its own. */
const OF_MONEY = /\binterest\b|\blate payments?\b|\boverdue\b|\bdelayed payments?\b/

/** So much of the price for every day, and no ceiling. The readers know it for late work, and hardly for goods that lie about. */
export const shareByTheDay: Detector = {
  id: 'share-by-the-day',
  category: 'penalty_or_excessive_damages',
  gate: /%|per ?cent/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = BY_THE_DAY.exec(sentence.text)
  if (match === null || Number(match[1]) < LEAST || CAPPED.test(sentence.text) || OF_MONEY.test(sentence.text))
    return []
  const at = sentence.start + match.index
  const named = [subjectAt(contract, sentence, at), agentAfter(contract, sentence, sentence.start)].find(isParty)
  const sellers = contract.parties.filter((party) => earns(contract, party))
  const burdened = named ?? (sellers.length === 1 ? sellers[0]! : null)
  const span = partAround(sentence, match.index)
  return [{ span, clause, severity: 'high', burdened, confidence: 0.8, variant: 'byTheDay' }]
}
