import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['goods-act-41-42'],
  lawWhere: { 'goods-act-41-42': /goods|deliver|products?\b|items?\b|material|consign|shipment|equipment|inspect/ },
  severity: { usual: 'medium', sale: 'high' },
  // who says nothing has bound himself to a contract
  plainly: [
    {
      words:
        /\b(?:not|no|fails? to|without) (?:any )?(?:revert|respond|repl(?:y|ies)|object|confirm|response|reply|objection|communication)\w*[^.;]{0,120}\b(?:deemed|considered|treated|taken|construed|presumed)\b[^.;]{0,60}\b(?:(?:purchase |work )?orders?|p\.?o\.?|contract|agreement|terms)\b[^.;]{0,20}\baccept|\b(?:not|no|fails? to) (?:any )?(?:revert|respond|reply|object|confirm|response|objection)\w*[^.;]{0,160}\b(?:(?:purchase |work )?orders?|p\.?o\.?|contract|agreement|terms)\b[^.;]{0,40}\b(?:deemed|considered|treated|taken|construed|presumed)\b[^.;]{0,30}\baccept/,
      without: /\binvoices?|\bbills?\b|deliverables?|milestones?|defect|inspect|statements?|rejected|cancelled|lapse/,
    },
  ],
  plainWeight: 'high',
  told: [
    {
      variant: 'order',
      by: /\b(?:orders?|p\.?o\.?|agreement|contract|offer|terms(?: and conditions)?)\b[^.;]{0,90}\b(?:deemed|considered|treated|taken|construed)\b[^.;]{0,60}\b(?:accepted|acceptance|agreed)\b/,
      unless:
        /\b(?:goods|products?|deliverables?|works?|milestones?|invoices?|bills?|defects?|inspect\w*|transactions?|statements?)\b/,
    },
  ],
  figure: { kind: 'period', near: /within|object|reject|silen|deemed|notif|fail|complain|disput/ },
  claims: {
    speaks: [
      /deem|assum|accept(?:ed|ance)|approv|silen|considered|constitut|signature|sign.?off|conclusive|presum|treated|acknowledg|continued? use|\bfail(?:s|ure|ed)? to|\bunless\b|\bif (?:no|not)\b|\bno (?:objection|response|claim|complaint|reply|corrections?|comments?|feedback)|\bnot (?:be )?(?:entertain|consider|accept)|\bby \w+ing\b/,
    ],
    denied: [
      // what is refused is not taken for a yes
      {
        words:
          /\bnot be (?:considered|treated|deemed|held|regarded)(?: as| to be)? (?:valid|complete|sufficient|proper)\b/,
        without: /deemed (?:to be |to have )?accept|silen|\bno (?:objection|response|reply)/,
      },
      // what is taken for a wrong is not taken for a yes
      {
        words: /\bdeemed to have (?:delivered|failed|breached|defaulted|committed|abandoned)\b/,
        without: /\baccept(?:ed|ance)\b|\bapprov/,
      },
      // when a notice counts as come, and what stands in another paper
      {
        words:
          /\bdeem\w*[^.;]{0,60}\b(?:served|delivered|given|received|incorporated|effected|occur)\b|\bnotices?\b[^.;]{0,200}\bdeemed\b/,
        without: /\baccept|\bapprov|consent|satisf|\bgoods\b|\bproducts?\b|agreed to/,
      },
      // silence that counts as a no binds nobody
      /\bdeemed (?:to be |as )?(?:un-?approved|disapproved|not approved|rejected|refused|declined)\b/,
      // who pays or looks on has not accepted
      {
        words:
          /\b(?:no (?:payment|inspection|approval|test)|not|nor|never)\b[^.;]{0,60}\b(?:deemed|constitute|considered|treated as|amount to|imply)\b[^.;]{0,40}\b(?:accept|approv)/,
        without: /\bno (?:objection|response|reply|complaint|claim)|\bif (?:no|not)\b|fail|silen|\bunless\b/,
      },
    ],
    turns: [
      // whose books prove what is owed
      {
        to: 'self_judged_performance',
        by: {
          words:
            /\b(?:certificate|statements?|certified|calculation|records?|books|accounts?)\b[^.;]{0,120}\b(?:binding and conclusive|conclusive and binding|final and conclusive|conclusive (?:evidence|proof))\b/,
          without: /silen|\bif (?:no|not)\b|unless|fail|object/,
        },
      },
      // how long the buyer may still refuse the goods
      {
        to: 'self_judged_performance',
        by: {
          words:
            /\binspections? and (?:approval|acceptance)\b|\bsubject to (?:our|its|their|his) [^.;]{0,20}\b(?:inspection|approval)/,
          without:
            /deem|silen|accepted|treated|considered|conclusive|\bno (?:claim|complaint|objection|response)|fail|entertain|signature|\bunless\b|\bif (?:no|not)\b/,
        },
      },
    ],
  },
  alsoSaidBy: ['unilateral_amendment'],
  words,
}
