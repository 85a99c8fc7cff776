import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { MONEY_LAW } from './payment-law.ts'
import { paymentTerms, statesSmallEnterprise, usualPayee } from './payment-terms.ts'

const ALLOWED = 45
/** Three times the bank rate of 5.75 per cent, as it stands since 7 October 2026. */
const INTEREST = { rate: '17.25', since: '7 October 2026' }
const NO_INTEREST =
  /\bno interest\b|\b(?:not|never) (?:be entitled to |have any right to )?(?:claim|charge|demand|levy|receive)? ?(?:any )?interest\b|\bwaives?\b[^.;]{0,60}\binterest\b/
const OPEN_DATE =
  /\b(?:end of the (?:quarter|half[- ]year|year) (?:following|after|next)|(?:quarter|half[- ]year)[- ]?end following|as and when|availability of funds|receipt of payment from (?:its|the) (?:end |own )?(?:customer|client|user))\b/
const APPROVAL = /\bapproval\b[^.;]{0,50}\b(?:may|shall|will|can)\b[^.;]{0,20}\b(?:take|be given|be granted)\b/
/** A clause that keeps the statutory limit for such suppliers is in order. */
const KEEPS_LIMIT =
  /\b(?:45|forty[- ]five)\b[^.;]{0,80}\b(?:msmed?|micro|statut|maximum)|\b(?:msmed?|micro|section 15|section 16)\b[^.;]{0,120}\b(?:45|forty[- ]five|shall (?:prevail|apply)|in accordance with|interest under)\b/

/**
 * Section 15 of the MSMED Act caps the credit that a micro or small supplier gives at 45 days from acceptance, section 16
 * adds compound interest at three times the bank rate, and section 24 lets both override the contract.
 */
export const msmePaymentDelay: Rule = {
  id: 'msme-payment-delay',
  category: 'msme_payment_delay',
  law: [...MONEY_LAW.msme, ...MONEY_LAW.tax],
  words: {
    title: 'Your right as a small enterprise to be paid within 45 days is written away',
    short: 'MSME payment',
    harm: `The contract treats you as a micro or small enterprise, yet it {how}. The law gives you payment within 45 days of acceptance and compound interest after that, at ${INTEREST.rate} per cent a year since ${INTEREST.since}, whatever is signed.`,
    ask: 'Ask for payment within 45 days of acceptance and for interest under section 16 of the MSMED Act.',
    wording:
      'The price is payable within forty-five days of acceptance or deemed acceptance. Delay attracts interest under section 16 of the Micro, Small and Medium Enterprises Development Act, 2006.',
    notes: [
      'Goods and services count as accepted on delivery if no written objection comes within 15 days.',
      'A claim can be taken to the Facilitation Council at the supplier\u2019s place.',
    ],
    favour: {
      title: 'You would pay a small enterprise later than the law allows',
      harm: `The clause {how}, and the law overrides it. Late payment costs you compound interest, ${INTEREST.rate} per cent a year since ${INTEREST.since}, and the tax deduction until you pay.`,
    },
  },
  readWhole(contract) {
    if (!statesSmallEnterprise(contract)) return []
    const late = paymentTerms(contract)
      .filter(
        ({ days, sentence, clause }) =>
          (days > ALLOWED || APPROVAL.test(sentence.text)) && !KEEPS_LIMIT.test(clause.text),
      )
      .map(({ sentence, clause, days, payee }) =>
        hit(
          contract,
          clause,
          sentence,
          days > ALLOWED ? `lets payment wait ${days} days` : 'lets approval delay the payment',
          payee,
        ),
      )
    return [...late, ...contract.clauses.flatMap((clause) => readClause(clause, contract))].slice(0, 3)
  },
}

function readClause(clause: Clause, contract: Contract): Hit[] {
  return clause.sentences.flatMap((sentence) => {
    const about = /\b(?:pay|paid|payable|payments?|delay|overdue|invoice)/.test(sentence.full)
    if (!about || /\b(?:deposit|borrower|loan)\b/.test(sentence.full) || KEEPS_LIMIT.test(sentence.full)) return []
    // Giving up the Act's interest by name is a waiver of a statutory right, which another rule reads.
    if (NO_INTEREST.test(sentence.text) && !/\bwaives?\b[^.;]{0,90}\b(?:msmed?|micro)/.test(sentence.text))
      return [hit(contract, clause, sentence, 'takes away interest on late payment', null)]
    return OPEN_DATE.test(sentence.text)
      ? [hit(contract, clause, sentence, 'leaves the date of payment open beyond 45 days', null)]
      : []
  })
}

function hit(contract: Contract, clause: Clause, sentence: Sentence, how: string, payee: Hit['burdened']): Hit {
  const burdened = payee ?? usualPayee(contract)
  return {
    span: tellingPart(sentence, { index: 0, 0: '' }),
    clause,
    severity: 'high',
    burdened,
    forBeneficiary: 'high',
    confidence: counterpart(contract, burdened) === null ? 0.75 : 0.9,
    values: { how },
    flags: ['The supplier is said to be a micro or small enterprise'],
  }
}
