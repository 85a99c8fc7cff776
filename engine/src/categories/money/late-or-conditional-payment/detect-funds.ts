import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'released within 15 days, subject to the availability of funds', 'depending on the allotment of the budget' */
export const FROM_FUNDS =
  /\b(?:subject to|depend(?:s|ing|ent) (?:up)?on|conditional (?:up)?on|as and when)\b[^.;]{0,24}\b(?:availability|allotment|allocation|release|sanction|receipt) of (?:the |such |sufficient |necessary |adequate )?(?:funds?|budget|grants?)\b|\b(?:funds?|budget|grants?) (?:is|are|being|becomes?) (?:made )?available\b/
const PAYS = /\b(?:pay(?:s|ments?|able)?|paid|releas\w+|bills?|invoices?|dues)\b/

/** Pay that waits for the other side's budget: whoever did the work waits for a day that nobody names. */
export const paidFromFunds: Detector = {
  id: 'paid-from-funds',
  category: 'late_or_conditional_payment',
  gate: /\b(?:funds?|budget|grants?)\b/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(({ text }) => FROM_FUNDS.test(text) && PAYS.test(text))
    const burdened = partyOn(contract, 'supplier', 'seller', 'agent', 'employee')
    if (sentence === undefined || burdened === null) return []
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, confidence: 0.8, variant: 'conditional' }]
  },
}
