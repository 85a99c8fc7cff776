import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { people } from '../../shape/families.ts'

/** 'maternity leave without pay', 'leave without pay in the event of a miscarriage' */
const UNPAID_BIRTH =
  /\b(?:maternity|miscarriage|pregnan\w+)\b[^.;]{0,120}\b(?:without (?:pay|wages|salary)|unpaid|loss of pay)\b|\b(?:without (?:pay|wages|salary)|unpaid) [^.;]{0,120}\b(?:maternity|miscarriage|pregnan\w+)\b/
/** What is given unpaid beside what is paid. */
const BESIDE =
  /\b(?:beyond|further|in addition|additional|extend\w*|extra|after|over and above|paid leave|full pay|paternity)\b/

/** Leave around a birth that is not paid: the Code on Social Security pays it. The readers take the grant of it for the denial. */
export const unpaidMaternity: Detector = {
  id: 'unpaid-maternity',
  category: 'statutory_benefit_denied',
  gate: /maternity|miscarriage|pregnan/,
  contracts: people,
  read: (clause, contract) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)).slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, { text, start, end }: Sentence): Hit[] {
  if (!UNPAID_BIRTH.test(text) || BESIDE.test(text)) return []
  return [{ span: { start, end }, clause, severity: 'high', burdened: partyOn(contract, 'employee'), confidence: 0.9 }]
}
