import type { Card } from '../../shape/card.ts'
import { consumers } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['consumer-act-2-46', 'consumer-act-49-2-59-2', 'dark-patterns-2023', 'rbi-selling-2026'],
  lawWhere: {
    'dark-patterns-2023': /\bsubscri|\bunsubscri|\brenew|\bcancel|\bpre-?(?:ticked|selected)|\bby default\b/,
    'rbi-selling-2026': /insur|\bpolic(?:y|ies)\b|third.part|add-?on|bundl|products?\b|mutual fund|cross.?sell/,
  },
  tellsComingLaw: true,
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: consumers,
  // what another card tells by its own name
  claims: {
    turns: [
      {
        to: 'non_refundable_payment',
        by: /\bnon-? ?refundable\b|\bnot (?:be )?refund(?:ed|able)\b|\bno refunds?\b|\brefunds? (?:is|are) not possible\b/,
      },
      {
        to: 'unilateral_amendment',
        by: /\b(?:terms?|conditions?|rules|regulations|polic(?:y|ies))\b[^.;]{0,140}\b(?:amend|modif|chang|alter|revis)\w*[^.;]{0,80}\bwithout (?:any )?(?:prior |further )?(?:notice|intimation|notification)\b/,
      },
    ],
  },
  alsoSaidBy: [
    'withheld_or_forfeited_money',
    'non_refundable_payment',
    'one_sided_termination',
    'one_sided_liability_cap',
    'waiver_of_statutory_rights',
  ],
  words,
}
