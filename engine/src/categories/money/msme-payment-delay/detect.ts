import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { counterpart, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { suppliers } from '../../shape/families.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** What a small supplier must be paid within, whatever was agreed: section 15 of the MSMED Act, 2006, in days. */
const LONGEST_AGREED = 45
/** A year and more is no time of payment but a term. */
const NO_WAIT = 365

const DAYS = String.raw`(?:within |in |no later than |after |net )?(?:a (?:period|maximum) of )?(?:[a-z-]{3,20} ?\()?(\d{2,3})\)? (?:calendar |working |business )?days?\b`
/** 'shall pay each invoice within ninety (90) days of' */
const PAYS = new RegExp(
  String.raw`\b(?:shall|will|must|agrees? to) (?:pay|settle|clear|release)\b(?:[^.;:]|\.(?=\w)){0,120}?\b${DAYS}`,
  'g',
)
/** 'invoices are payable in 60 days', which says not by whom */
const IS_PAID = new RegExp(
  String.raw`\b(?:payable|paid|due|settled|released|payments? terms?(?: is| are)?:?) (?:[^.;:]|\.(?=\w)){0,60}?\b${DAYS}`,
  'g',
)
/** 'payment will be made 75 days after delivery', which says not by whom either */
const IS_MADE = new RegExp(
  String.raw`\bpayments? (?:will|shall|to) be (?:done|made|released|processed|given) (?:[^.;:]|\.(?=\w)){0,30}?\b${DAYS} (?:after|from|of) (?:[^.;:]|\.(?=\w)){0,40}?\b(?:receipt|deliver\w*|supply|acceptance|invoices?|bills?|grn|inspection|installation)\b`,
  'g',
)
/** '70% within 90 days of receipt of the material', a row of terms of payment that names nobody */
const SHARE = new RegExp(
  String.raw`\b(?:100|\d{2}) ?(?:%|per ?cent)(?:[^.;:%]|\.(?=\w)){0,60}? ${DAYS} (?:of|from|after) (?:[^.;:]|\.(?=\w)){0,40}?\b(?:receipt|delivery|deliver(?:ed|ing)|supply|acceptance|invoices?|bills?|grn|inspection|installation|commissioning)\b`,
  'g',
)
/** What such a row stands under. */
const TERMS_OF_PAYMENT = /\bpayments?\b/i
const PRICE = /\b(?:invoices?|bills?|fees?|charges|price|amounts?|dues|consideration|sums?)\b/
/** What is paid back, or for a breach, is no price. */
const NO_PRICE =
  /\b(?:refund\w*|deposits?|damages|penalt\w+|indemni\w+|interest|taxes|fines?|terminat\w+|disput\w+|arbitra\w+)\b/

/** A price that is due later than the law lets anybody agree with a small supplier: a sum of days, which a reader of passages does not do. */
export const paidLate: Detector = {
  id: 'paid-late',
  category: 'msme_payment_delay',
  gate: /\bpa(?:y|id)|\b(?:settle|clear|release)|% /,
  contracts: suppliers,
  read: firstHit(hitsIn),
}

const isOfPayment = ({ type, heading }: Clause): boolean => type === 'payment' || TERMS_OF_PAYMENT.test(heading ?? '')

function hitsIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  if (NO_PRICE.test(sentence.text)) return []
  const told = PRICE.test(sentence.text) ? [PAYS, IS_PAID, IS_MADE] : [IS_MADE]
  const forms = isOfPayment(clause) ? [...told, SHARE] : told
  for (const match of forms.flatMap((form) => [...sentence.text.matchAll(form)])) {
    const days = Number(match[1])
    if (days <= LONGEST_AGREED || days >= NO_WAIT) continue
    const said = subjectAt(contract, sentence, sentence.start + match.index)
    const burdened =
      isParty(said) && /^(?:shall|will|must|agree)/.test(match[0]) ? counterpart(contract, said) : supplierOf(contract)
    const payer = burdened === null ? null : counterpart(contract, burdened)
    if (burdened?.side !== 'supplier' || payer === null) continue
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, by: payer, confidence: 0.85 }]
  }
  return []
}

/** The one party that delivers, where there is one. */
function supplierOf({ parties }: Contract): ContractParty | null {
  const suppliers = parties.filter(({ side }) => side === 'supplier')
  return suppliers.length === 1 ? suppliers[0]! : null
}
