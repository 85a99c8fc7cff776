import type { Card } from '../../shape/card.ts'
import { OFFERS_MORE, STAYS_FIRM } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-29'],
  severity: 'medium',
  bears: 'both',
  faultOfPaper: true,
  figure: {
    kind: 'thing',
    things: {
      price: /\b(?:price(?! lists?\b)|rates?|fees?|cost|rent|charges|remuneration|salary|consideration|commission)\b/,
      quantity: /\bquantit/,
      time: /\b(?:dates?|period|duration|timelines?)\b/,
      scope: /\b(?:scope|specifications?|deliverables?)\b/,
    },
  },
  told: [
    {
      variant: 'toAgree',
      by: /\bto be (?:mutually )?(?:agreed|decided|fixed)\b|\bmutual(?:ly)? agree|\bas (?:may be )?(?:mutually )?agreed\b|\bmutual agreement\b/,
    },
  ],
  claims: {
    speaks: [
      /_{2,}|\[|\.{4,}|\bto be (?:mutually )?(?:agreed|decided|determined|fixed|notified|announced|finali[sz]ed|specified|communicated)|\b(?:as|if|when|where|unless)\b.{0,25}\b(?:agreed|decided|determined|specified|notified|applicable|required|deemed|necessary|policy|norms|rules|market|actuals?|availab\w*)|may (?:vary|change|differ)|time to time|tentative|approximat|\bsubject to\b|estimat|reasonabl|\bor such\b|mutual|discretion|\betc\b|separately|best (?:effort|endeavou?r)|appropriate|satisf|\bor otherwise|similar|other|\bcosts? (?:\w+ ){0,2}extra\b/,
    ],
    turns: [
      { to: 'unilateral_price_change', by: { words: STAYS_FIRM, without: /_{2,}|\bto be (?:agreed|decided)|mutual/ } },
      {
        to: 'unsigned_or_incomplete_document',
        by: {
          words: /_{3,}|\bannexure\b|\bannex\b|\bschedule [a-z\d]\b|\[[a-z ]{3,}\]/,
          without: /lock|may be|\bprice/,
        },
      },
      {
        to: 'self_judged_performance',
        by: {
          words: /\b(?:decisions?|decided by|discretion)\b/,
          without: /mutual|_{2,}|\bas (?:may be )?decided by (?:the )?(?:government|court)/,
        },
      },
    ],
    denied: [
      OFFERS_MORE,
      { words: STAYS_FIRM, without: /_{2,}|\bto be (?:agreed|decided)|mutual/ },
      // which paper counts is no open point
      {
        words: /\b(?:prevails?|prevail over|supersedes?|overrides?)\b[^.;]{0,60}\b(?:all|any|other|earlier|previous)\b/,
        without: /_{2,}|\bto be (?:agreed|decided|determined|fixed)|discretion|approximat|estimat|mutual|tentative/,
      },
    ],
    unless: [
      {
        words: /\b(?:escalat\w*|increas\w*|enhanc\w*) (?:of |by )?\d+ ?(?:%|per ?cent)/,
        without: /_{2,}|mutual|discretion|to be (?:agreed|decided)/,
      },
    ],
  },
  alsoSaidBy: ['vague_obligation', 'unbounded_scope'],
  words,
}
