import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { counterpart, isParty, subjectAt, whoDoes } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const WHOLE = String.raw`(?:full|entire|whole|total|complete|100 ?(?:%|per ?cent)(?: of)?)`
const PRICE = String.raw`(?:balance|amount|fees?|price|costs?|value|charges|payments?|consideration|package|quotation|booking)`
/** 'if the Client cancels within 30 days, the Client shall pay the full balance', '100 % of the fee is charged on cancellation' */
const COSTS_ALL = new RegExp(
  String.raw`\bcancel\w*\b[^.;]{0,260}\b(?:pay|payable|paid|liable for|charged?|due|owed?)\b[^.;]{0,30}\b${WHOLE} (?:\w+ ){0,3}?${PRICE}\b|\bcancel\w*\b[^.;]{0,160}\b${WHOLE} (?:\w+ ){0,3}?${PRICE}\b[^.;]{0,40}\b(?:is|are|shall be|will be|becomes?) (?:\w+ )?(?:payable|charged|due)\b`,
)
/** Money comes back, or what was done is paid. */
const OTHERWISE =
  /\b(?:full|entire|whole|100 ?%) (?:\w+ ){0,3}refund|\brefund(?:ed)? (?:\w+ ){0,3}(?:full|entire|whole)|\b(?:services?|work|goods) (?:already |actually )?(?:performed|rendered|completed|delivered|supplied)\b|\bup ?to the date\b|\bwithout (?:any )?(?:charge|penalt)/

const ASKS = /\b(?:shall|will|may|can) (?:charge|levy|retain|keep|forfeit)\b/

/** Whoever calls it off pays the whole price, as if all had been done. The readers know a fee for it, and overlook this. */
export const cancellingCostsAll: Detector = {
  id: 'cancelling-costs-all',
  category: 'penalty_or_excessive_damages',
  gate: /\bcancel/,
  read: (clause, contract) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)).slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text, start, end } = sentence
  const match = COSTS_ALL.exec(text)
  if (match === null || OTHERWISE.test(text)) return []
  // 'the Company shall charge the whole price': whoever asks for it is not the one who pays it
  const asks = whoDoes(contract, sentence, ASKS)
  const who =
    (isParty(asks) ? counterpart(contract, asks) : null) ??
    whoDoes(contract, sentence, /\bcancel(?:s|led|ling|ed)?\b/) ??
    subjectAt(contract, sentence, start + match.index)
  const burdened = isParty(who) ? who : null
  return [{ span: { start, end }, clause, severity: 'high', burdened, confidence: 0.8, variant: 'cancelling' }]
}
