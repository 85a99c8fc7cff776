import type { Card } from '../../shape/card.ts'
import { SOON_BACK } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['wages-code-17', 'contract-act-46', 'contract-act-31-32', 'msmed-act-15-16-24'],
  lawWhere: { 'wages-code-17': /\b(?:full (?:and|&) final|f ?& ?f|fnf|settlement|clearance|last|final)\b/ },
  severity: { usual: 'high', employment: 'critical' },
  // who has done the work waits for somebody else's money, or for what he has no hand in
  plainly: [
    // whoever did the work waits until somebody else has paid
    {
      words:
        /\b(?:paid|payments?|payable|released?|salary|fees?|commission)\b[^.;]{0,80}\b(?:only |solely )?(?:after|upon|on|once|when|subject to|until)\b[^.;]{0,40}\b(?:recei(?:pt|ves?|ved|ving)|realis\w+|collect\w+)\b[^.;]{0,40}\b(?:from|by) (?:its|the|their|our|such|any) (?:end |ultimate |principal )?(?:client|customer|principal|employer|developer|bank)s?\b/,
      without: /\bgoods\b|\binvoice from\b|either party/,
    },
    {
      words:
        /\b(?:paid|pay|payable|payments?|settle|release|fees?|commission|\d ?%)\b[^.;]{0,120}\b(?:subject to|only (?:after|on|upon|when|if))\b[^.;]{0,20}\b(?:actual )?(?:receipt|reali[sz]ation|collection)\b/,
      without: /\binvoices?\b|\bgoods\b|\bbills?\b|cheque|documents|\bnotice\b/,
    },
  ],
  figure: { kind: 'period', near: /pa(?:y|id)|invoice|bill|settle/, overDays: 30 },
  denies: ['prompt-payment'],
  quotes: 'payment',
  paysTheReader: true,
  told: [
    {
      variant: 'conditional',
      by: /\bonly (?:after|upon|when|if|once)\b|\bsubject to\b|\buntil\b|\bunless\b/,
      unless: /\d (?:\w+ )?(?:days?|months?|weeks?)\b/,
    },
  ],
  claims: {
    turns: [
      // pay that was earned and goes back
      {
        to: 'withheld_or_forfeited_money',
        by: {
          words:
            /\b(?:salar(?:y|ies)|wages|stipend|remuneration)\b[^.;]{0,80}\b(?:must|shall|will|has to|have to|is to|are to) be (?:returned|refunded|repaid|paid back|given back)\b/,
          without: /overpa(?:id|yment)|excess|\badvance\b|by mistake|erroneous/,
        },
      },
    ],
    speaks: [/pa(?:y|id)|settle|releas|remit|disburs|credit|refund|reimburs|\bdues\b|invoice|amount|commission|salar/],
    unless: [/\bconfirm\w*[^.;]{0,60}\badvance\b|\badvance\b[^.;]{0,40}\bconfirm/],
    denied: [
      // what waits for the money of whoever pays: the booking, not the pay
      {
        words:
          /\b(?:bookings?|orders?|reservations?|admissions?|registrations?|membership|allotment|service|account)\b[^.;]{0,40}\b(?:confirmed|processed|activated|issued|valid|accepted|dispatched|made)\b[^.;]{0,30}\b(?:after|upon|on|once|until|subject to)\b[^.;]{0,20}\b(?:receipt|realisation|realization|clearance) of (?:the |full |your |advance |booking ){0,3}(?:payment|amount|fees?)/,
        without: /\b(?:end[- ]?customer|client|principal|employer)s?\b|\bcommission|salar|payout/,
      },
      // who must pay before the day is not paid late
      {
        words:
          /\b(?:advance|balance|token|booking)\b[^.;]{0,40}\b(?:needs?|has|have|is|must|should|shall) (?:to )?be paid\b[^.;]{0,20}\b(?:before|prior to|in advance of)\b|\bpayments? (?:will|shall|should|must) be (?:done|made|paid)\b[^.;]{0,20}\bbefore\b/,
        without: /\b(?:supplier|vendor|contractor|agency|consultant|employee)s?\b|\bonly (?:after|when|if)\b/,
      },
      // a debt that falls due at once is no pay that comes late
      /\b(?:becomes?|declare\w*|stands?)\b[^.;]{0,40}\b(?:immediately )?due and payable\b/,
      // who gets it beforehand waits for nothing
      {
        words:
          /\b(?:pa(?:y|id|yable)|payments?) (?:\w+ ){0,3}?in advance\b|\d ?% (?:\w+ )?advance\b|\badvance payment\b/,
        without: /\b(?:balance|remaining|rest|after|until|unless|only|subject|held|adjust\w*|recover\w*)\b/,
      },
      // what waits is the delivery
      /\b(?:deliver\w*|work|implementation)\b[^.;]{0,40}\bwithin\b[^.;]{0,50}\bafter\b[^.;]{0,40}\badvance\b/,
      SOON_BACK,
      /\brefundable,? (?:[\w-]+ ){0,3}deposit\b/,
    ],
  },
  words,
}
