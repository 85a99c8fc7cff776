import { NOT_THE_WORK, WORK_FOR_NOTHING } from '../../money/unpaid-work/for-nothing.ts'
import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['wages-code-18', 'wages-code-19-20-21'],
  severity: 'high',
  plainly:
    /\bnot\b[^.;]{0,20}\b(?:get|receive|be paid|be given|be entitled to)\b[^.;]{0,20}\b(?:last month(?:'s)?|earned|accrued|pending|outstanding|unpaid) (?:\w+ )?(?:salary|wages|pay|payments?|dues|commissions?|fees)\b|\bno (?:further )?payments?\b[^.;]{0,80}\bincluding (?:any |the )?(?:pending|earned|outstanding)\b|\b(?:pending|earned|accrued|outstanding|unpaid) (?:salary|wages|payments?|dues|commissions?|fees)\b[^.;]{0,40}\b(?:forfeited|lost|lapse|not be (?:paid|payable))\b/,
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  elsewhere: {
    to: 'withheld_or_forfeited_money',
    unless: /salar|wage|stipend|pay-?roll|remunerat|employ|\bstaff\b|worker|incentive|commission|earning|\bctc\b/,
  },
  figure: { kind: 'money', near: /deduct|recover|adjust|forfeit|fine|withh|cut|penal/ },
  claims: {
    // a contractor's deposit is nobody's wages
    denied: [
      // nor is the price for finding a post cut from a salary because it is reckoned by one
      {
        words:
          /\bpay\w*\b(?=[^.;]{0,160}\b(?:to|pay|pays) (?:the |an? )?(?:\w+ )?(?:agency|consultan(?:t|cy)|bureau)\b)[^.;]{0,100}\bsalar(?:y|ies)\b[^.;]{0,100}\b(?:as|towards|for) (?:the |its |our |a )?(?:\w+ ){0,3}(?:charges?|fees?|commission|brokerage)\b/,
        without:
          /deduct|recover|adjust|forfeit|withh|\bcut\b|penal|\bfine|\b(?:each|every|monthly|per month)\b|\b(?:by|to) (?:the |his |her )?employer|contractor/,
      },
      {
        words: /\b(?:security|performance) deposit\b|\bretention money\b/,
        without: /salar|wage|stipend|\bpay\b|remunerat|full and final|commission|\bfees?\b/,
      },
    ],
    // a first month that is paid with the second is late, and cut by nothing
    turns: [
      {
        to: 'unpaid_work',
        by: { words: WORK_FOR_NOTHING, without: NOT_THE_WORK },
      },
      {
        to: 'late_or_conditional_payment',
        by: {
          words:
            /\b(?:salar(?:y|ies)|wages?|stipend|pay)\b[^.;]{0,100}\b(?:paid|processed|released|credited|disbursed)\b[^.;]{0,40}\bwith (?:the )?(?:\w+ ){0,3}?(?:next|subsequent|following|succeeding|second)\b/,
          without: /deduct|recover|adjust|forfeit|withh|\bcut\b|penal|\bfine|\bnot\b|\bless\b/,
        },
      },
    ],
    speaks: [
      /pay|wage|salar|stipend|deduct|recover|commission|\bfees?\b|remunerat|compensat|incentive|\bdues\b|short ?fall/,
      /deduct|recover|adjust|forfeit|\bfine|withh|\bcuts?\b|penal|reduc|short ?fall|\bnot?\b|loss|without|set.?off|\bstop|\blop\b|lien|debit|\bhold|liable|subject to|discretion|re-?fix|modif|decreas|lapse|clear/,
    ],
  },
  words,
}
