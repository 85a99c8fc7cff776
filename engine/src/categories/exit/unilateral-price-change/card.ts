import type { Card } from '../../shape/card.ts'
import { CHANGES, PAID_EXTRA, STAYS_FIRM } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-29-62', 'rbi-key-facts'],
  severity: 'high',
  plainly: [
    // whoever is paid or pays so may not say no to it
    /\bnot (?:be )?(?:entitled|allowed|permitted|have (?:any|the) right) to (?:refuse|reject|object|oppose|dispute|question)\b[^.;]{0,40}\b(?:revis\w+|chang\w+|increas\w+|reduc\w+)\b/,
    {
      words:
        /\b(?:rates?|pay-?outs?|commissions?|fees?|charges?|prices?|rents?|royalt(?:y|ies))\b[^.;]{0,100}\bsubject to (?:change|revision|modification)s?\b[^.;]{0,40}\b(?:by (?:the )?(?!law|govern|rbi|mutual)\w+[^.;]{0,20}\bfrom time to time|at any ?time|at the sole discretion|without (?:any )?(?:prior )?notice)\b/,
      without: /either party|each party|mutual|\blaws?\b|statut|government|\btax|\bgst\b/,
    },
    /\breserves? the right to (?:\w+ ){0,2}(?:increase|amend|raise|revise)\b[^.;]{0,40}\b(?:charges?|costs?|prices?|fees?|rates?)\b|\b(?:charges?|costs?|pric(?:es?|ing)|fees?|rates?|rents?|commissions?)\b[^.;]{0,120}\b(?:increased|raised|revised|changed|amended|withdrawn)\b[^.;]{0,80}\b(?:without (?:any )?(?:prior )?notice|discretion)\b|\b(?:raise|increase)\b[^.;]{0,60}\b(?:charges?|prices?|fees?|rates?|rent)\b[^.;]{0,60}\bby any\b/,
    // what the other side says from one day to the next is the price
    {
      words:
        /\b(?:prices?|rates?|fees?|charges?|commissions?)\b[^.;]{0,80}\b(?:amended|revised|changed|modified)\b[^.;]{0,40}\bby (?:the )?(?:company|supplier|licensor|principal|franchisor|bank|lender|us)\b[^.;]{0,40}\bfrom time to time\b|\bsole discretion (?:in|to|of|for) (?:the )?(?:chang|revis|increas|fix|alter|modif)\w*[^.;]{0,60}\b(?:charges?|prices?|fees?|rates?|rents?|commissions?|brokerage|tariff)\b/,
      without: /either party|each party|mutual|\blaws?\b|statut|government/,
    },
  ],
  control: true,
  told: [
    {
      variant: 'fixedPrice',
      by: new RegExp(
        `${STAYS_FIRM.source}|\\b(?:remains?|stays?|are|is|be|held|kept) (?:firm|fixed|unchanged|constant|the same)\\b|\\b(?:prices?|rates?) (?:mentioned|quoted|agreed|given)\\b[^.;]{0,60}\\b(?:applicable|apply|valid|hold|good)\\b`,
      ),
      unless:
        /\bfixed by\b|\bfrom time to time\b|\b(?:may|can|free to|entitled to|right to)\b[^.;]{0,60}\b(?:revis|increas|rais|chang|enhanc|vary|alter|modif|escalat|hike|re-?set|reduc)/,
    },
  ],
  denies: ['written-amendment'],
  asksOfTheReader: true,
  claims: {
    speaks: [
      /pric|\bfees?\b|\brate|charge|\brent|commission|tariff|cost|margin|premium|interest|salar|compensat|discount|incentive|amount|brokerage|royalt|pay|remunerat/,
      new RegExp(`${CHANGES.source}|${STAYS_FIRM.source}`),
    ],
    unless: [
      PAID_EXTRA,
      // what whoever pays asks for besides
      {
        words:
          /\b(?:should|if|where|in case) (?:the )?[\w ]{1,30} (?:requires?|requests?|asks?|wish(?:es)?|desires?|wants?)\b[^.;]{0,120}\b(?:modif\w+|chang\w+|alter\w+|additional|extra)\b[^.;]{0,120}\b(?:extra|additional) (?:\w+ )?(?:costs?|fees?|charges?)\b/,
        without: /discretion|without notice|\balone\b|\bsole|\breserves?\b/,
      },
      // what the buyer changes in the order is paid for
      {
        words:
          /\bcosts? of (?:any |all |such |the |these ){0,3}(?:changes?|variations?|change orders?|(?:additional|extra) works?)\b/,
        without: /discretion|without notice|\balone\b|\bsole/,
      },
      // how much is lent or supplied on trust is no price
      {
        words: /\bcredit (?:limit|period|facilit)/,
        without: /\b(?:pric(?:es?|ing)|fees?|charges?|interest|tariffs?)\b/,
      },
      // what is paid at booking counts towards the price
      {
        words: /\badjusted (?:in|against|towards?|from)\b/,
        without: /\b(?:chang|revis|increas|rais|discretion|vary|without notice)/,
      },
      {
        words: /\bgst\b|\btaxes\b|\b(?:service|sales) tax\b|\bd?vat\b|\bcess\b|\bgovernment|\bstatutory/,
        without:
          /\b(?:discretion|without notice|reserves?|revis\w+|prevailing rates)\b|subject to change (?:without|at)/,
      },
    ],
    denied: [
      // what nobody need pay raises no price
      {
        words:
          /\b(?:does|do|need)(?:n't|s? not)\b[^.;]{0,24}\bpay (?:any |an? )?(?:additional|extra|further|separate)\b|\bwithout (?:any )?(?:additional|extra|further) (?:charges?|costs?|fees?|payments?)\b/,
        without: /discretion|revis|\bvary|increas|from time to time|\bchang/,
      },
      // what it costs to collect a debt raises no price
      {
        words: /\bcosts? (?:of|incurred in|for) (?:the )?(?:collect|recover|realis)\w*/,
        without: /increas|revis|chang|var(?:y|ied)|amend|enhanc|from time to time/,
      },
      // interest that stays as it is harms nobody who borrows
      {
        words: /\binterest\b[^.;]{0,120}\b(?:remains?|stays?|be|is) (?:fixed|unchanged|constant|the same)\b/,
        without: /discretion|revis|\bvary|\breset|increas|float|from time to time|may chang/,
      },
      // whoever may not change it is not the one who changes it alone
      {
        words:
          /\b(?:customer|subscriber|user|you|client|member|student|tenant)s? (?:is|are|shall|will|may) not (?:be )?(?:permitted|allowed|entitled|able) to (?:chang|switch|downgrad|modif)/,
        without:
          /\b(?:company|provider|operator|we|management|institute|landlord|owner)\b[^.;]{0,40}\b(?:may|can|reserves?|shall|will|right)/,
      },
    ],
    turns: [
      // what is asked for on top, at a price that nobody has said
      { to: 'uncertainty', by: PAID_EXTRA },
      {
        to: 'penalty_or_excessive_damages',
        by: {
          words: /\bdishono|\bbounc|\d+ ?% of the rate/,
          without: /\bdeem fit|absolute right|discretion|\bchang|\brevis/,
        },
      },
    ],
  },
  words,
}
