import type { Card } from '../../shape/card.ts'
import { COMES_BACK, SOON_BACK } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-65', 'contract-act-74', 'rera-13'],
  lawWhere: { 'rera-13': /\b(?:advance|booking|earnest|application|token)\b/ },
  severity: { usual: 'medium', consumer: 'high', trade: 'high' },
  plainly: [
    // all that was paid, and what was paid ahead, however it ends
    {
      words:
        /\b(?:all|any|every) (?:[\w-]+ ){0,4}(?:payments?|fees?|amounts?|sums?|charges|classes|sessions|courses|packages|memberships)\b[^.;]{0,60}\b(?:non-?refundable|not (?:be )?refund(?:able|ed))\b|\b(?:advance|amount|money|fees?) (?:once )?(?:paid|deposited|received)\b[^.;]{0,30}\b(?:shall|will|is|are|would)? ?not (?:be )?(?:returned|refunded|refundable)\b[^.;]{0,30}\b(?:in any case|at any cost|under any)|\bno refunds?\b[^.;]{0,80}\b(?:cancell?ed|postponed|rescheduled|called off|changed)\b[^.;]{0,20}\bby (?:us\b|the (?:company|organi[sz]ers?|management|institute))/,
      without:
        /\bunless\b|\bexcept(?! as (?:otherwise |expressly |specifically )?(?:set (?:forth|out)|provided|stated|mentioned|specified))|\bsave\b|processing|convenience|shipping|delivery charges|no.?show/,
    },
    /\brefund\w*[^.;]{0,120}\b(?:under|in) (?:any|all) circumstances?\b|\b(?:no|not|non)\b[^.;]{0,60}\brefund\w*\b[^.;]{0,60}\b(?:at any stage|at any condition|on any ground|for any reason|in any (?:case|circumstances?)|whatsoever)\b|\b(?:no|not)\b[^.;]{0,40}\brefund\w*\b[^.;]{0,60}\bif\b[^.;]{0,60}\b(?:suspended|terminated|discontinued)\b(?![^.;]{0,160}\bnon-?payment)|\b(?:in any event|including where|regardless (?:if|of whether)|whether or not|irrespective of|even (?:if|where|when|though))\b/,
    {
      words:
        /\ball sales? (?:are|is) (?:strictly )?final\b|\bno (?:returns?|exchanges?) or refunds?\b[^.;]{0,40}\bany (?:circumstances?|reasons?|conditions?)\b/,
      without: /\bunless\b|\bexcept|defect|damaged|wrong (?:item|product)|clearance|discounted/,
    },
    /\bnot accept (?:any )?returns?\b[^.;]{0,80}\b(?:under any circumstances?|for any reason)\b/,
  ],
  plainWeight: 'high',
  told: [
    {
      variant: 'whateverHappens',
      by: /\b(?:in (?:any|all|no) (?:events?|cases?|circumstances?)|under (?:any|all|no) circumstances?|for any reason|what(?:so)?ever|come what may|regardless|irrespective|whether or not|even (?:if|where|when|though))\b/,
      unless: /(?<![\d.])(?:[1-9]|[1-9]\d) ?(?:%|per ?cent)/,
    },
    { variant: 'deposit', by: /\bdeposit\b/, unless: /\b(?:fees?|advance)\b/ },
    { variant: 'advance', by: /\b(?:advance|booking amount|token)\b/, unless: /\b(?:fees?|deposit)\b/ },
    { variant: 'fee', by: /\bfees?\b/, unless: /\b(?:deposit|advance)\b/ },
  ],
  figure: { kind: 'money', near: /refund|return|non-?refund|forfeit/ },
  chosenAtHome: true,
  claims: {
    speaks: [
      /refund|return|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|price|advance|cost|royalt|credit|cancel|come back|comes back|give back|given back|kept|keep/,
      // that it is to be paid says nothing of its coming back
      /refund|return|\b(?:no|not|never|nor|neither|cannot|without|only(?! ?\))|unless|final|whether|regardless|irrespective)\b|n't\b|\bnon-? ?(?:refund|return|transfer|cancel|adjust|reimburs|compensat|recover)|forfeit|retain|kept|keep|irrevoc|laps|cancel|come.? back|give?n? back|expir|terminat|advance|upfront|in full|deposit|earned/,
    ],
    turns: [
      // whoever may put an end to it, of whose money nothing is said
      {
        to: 'one_sided_termination',
        by: {
          words:
            /\b(?:reserves?|retains?|ha(?:s|ve)) the (?:\w+ )?right to (?:\w+,? (?:or |and )?){0,3}(?:cancel|suspend|terminate)\b/,
          without: /refund|return|credit|forfeit|\bfees?\b|amount|deposit|advance|money|\bpaid\b|\bpayments?\b/,
        },
      },
      // what was never paid cannot come back
      {
        to: 'late_or_conditional_payment',
        by: {
          words: /\bno (?:commission|brokerage|incentive|remuneration|payout)\b[^.;]{0,80}\b(?:payable|paid|due)\b/,
          without: /non-? ?refund|\brefunded|deposit|advance/,
        },
      },
    ],
    denied: [
      // what need not be paid at all
      {
        words: /\bno (?:additional|extra|further|other) (?:fees?|charges?|costs?|payments?)\b/,
        without: /refund|return|credit|forfeit/,
      },
      SOON_BACK,
      COMES_BACK,
      // what is promised back
      {
        words:
          /\b(?:fees?|amounts?|money|payments?|advances?|sums?|price|deposits?|balance|remainder|rest)\b[^.;]{0,40}\b(?:will|shall) be (?:fully |promptly |duly )?(?:refunded|returned|repaid|given back)\b/,
        without:
          /\bnot?\b|\bnon-?|forfeit|deduct|\bless\b|\bonly\b|\bafter\b|partial|unless|except|\d ?%|discretion|retain|subject to/,
      },
      // all of it comes back, whatever else does not
      {
        words:
          /\b(?:all|any) (?:the )?(?:mon(?:ey|ies|eys)|amounts?|payments?|sums?)\b[^.;]{0,40}\b(?:fully (?:refunded|returned)|(?:refunded|returned) in full)\b/,
        without:
          /\bnot\b|\bnon-?|forfeit|deduct|\bless\b|\bonly (?:if|where|when|after|up?on)\b|unless|except|discretion/,
      },
      {
        words: /\brefundable,? (?:[\w-]+ ){0,3}(?:deposit|advance|amount)\b/,
        without: /\bnon-? ?refundable|\bnot\b|\bno\b|\bforfeit|\bonly\b|\bunless\b|\bpartial/,
      },

      {
        words: /\brefundable (?:\w+ ){0,2}(?:deposit|advance|amount)\b/,
        without: /\bnon-? ?refundable|\bnot\b|\bno\b|\bforfeit|\bonly\b|\bunless\b|\bpartial/,
      },
    ],
  },
  alsoSaidBy: ['withheld_or_forfeited_money'],
  words,
}
