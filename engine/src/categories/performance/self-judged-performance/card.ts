import type { Card } from '../../shape/card.ts'
import { OFFERS_MORE, TAKES_IN } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-28-a', 'contract-act-29', 'contract-act-16-19a-23'],
  lawWhere: {
    'contract-act-28-a': /\b(?:disputes?|differences?|controvers)\b|\breferred to\b[^.;]{0,120}\bdecision\b/,
  },
  severity: 'medium',
  // one side has the last word about the contract, or over a dispute
  plainly: [
    // of what is owed, or what the words mean, the last word
    {
      words:
        /\bdecisions?\b[^.;]{0,60}\b(?:regarding|concerning|on|about|as to|in respect of|with respect to|relating to|in)\b[^.;]{0,160}\b(?:disputes?|interpretation|meaning|amounts?|dues|payments?|refunds?|damages|deductions?)\b[^.;]{0,160}\bfinal\b/,
      without:
        /\barbitrat|\bmutual|\bjointly|both (?:the )?parties|manifest error|\bindependent\b|\bexpert\b|\bcourts?\b|\bbetween (?:the )?(?:sellers?|buyers?|users?|customers?|members?)\b/,
    },
    {
      words:
        /\b(?:disputes?|differences?|controvers(?:y|ies)|disagreements?|questions?|matters?)\b[^.;]{0,200}\b(?:decided|determined|settled|resolved|adjudicated)\b[^.;]{0,40}\bby (?:the )?(?:company|management|organi[sz]ers?|owner|employer|bank|lender|licensor|franchisor|lessor|landlord|platform|institute|authority|board of directors|managing director|directors?)\b(?! and\b| or\b)|\b(?:finally|solely|exclusively) (?:be )?(?:decided|determined|settled) by (?:the )?(?:company|management|organi[sz]ers?|owner|employer|bank|lender|licensor|franchisor|lessor|landlord|platform|institute)\b|\b(?:disputes?|differences?)\b[^.;]{0,160}\bdecisions? of (?:the )?(?:company|management|organi[sz]ers?|owner|employer|bank|lender|licensor|franchisor|lessor|landlord|platform|institute|managing director|directors?)\b[^.;]{0,60}\b(?:final|binding|conclusive)\b|\b(?:certificate|statements?|certified|calculation|records?|books)\b[^.;]{0,120}\b(?:binding and conclusive|conclusive and binding|final and conclusive|conclusive (?:evidence|proof))\b/,
      without:
        /\barbitrat|\bmutual|\bjointly|both (?:the )?parties|manifest error|\bindependent\b|\bexpert\b|\bcourts?\b/,
    },
  ],
  plainWeight: 'high',
  control: true,
  told: [
    {
      variant: 'records',
      by: /\b(?:certificate|statements?|certified|calculation|records?|books|accounts?)\b[^.;]{0,120}\b(?:binding and conclusive|conclusive and binding|final and conclusive|conclusive (?:evidence|proof))\b/,
      unless: /\bmanifest error|\barbitrat/,
    },
    {
      variant: 'disputes',
      by: /\b(?:disputes?|differences?|controvers(?:y|ies))\b[^.;]{0,240}\b(?:decisions?|decided|determined|settled|resolved|final)\b|\b(?:referred|submitted) to\b[^.;]{0,120}\bdecision\b[^.;]{0,100}\bfinal\b/,
      unless: /\barbitrator|\bexpert\b|\bmediat|\bboth (?:the )?parties\b/,
    },
  ],
  claims: {
    denied: [
      OFFERS_MORE,
      // who keeps up what is its own judges nobody else's work
      {
        words:
          /\bat (?:its|their) (?:sole |own )?(?:option|discretion)(?: and (?:option|discretion))?,? (?:shall|may|will) (?:file|prosecute|maintain|register)\b/,
        without: /\b(?:final|binding|conclusive|reject\w*|decisions?|determin\w*|deem\w*|satisf\w*|opinion)\b/,
      },
    ],
    turns: [
      // what was sold is not taken back
      {
        to: 'non_refundable_payment',
        by: { words: /\bsales? (?:are|is) (?:strictly )?final\b/, without: /decisions?\b|disputes?\b|binding/ },
      },
      // who keeps silent has accepted
      {
        to: 'deemed_acceptance',
        by: {
          words:
            /\bno (?:[\w/]+ )?(?:corrections?|comments?|response|reply|objections?|feedback|changes)(?:\/\w+)?\b[^.;]{0,120}\b(?:demonstrat|constitut|means?\b|deem|assum|consider|treat|accept|approv|final)|\bnot (?:be )?received\b[^.;]{0,100}\b(?:assum|deem|treat|consider)\w*[^.;]{0,40}\b(?:final|accept|approv)/,
          without: /\bdiscretion\b|\bsole\b/,
        },
      },
    ],
    unless: [
      TAKES_IN,
      // somebody else decides than the other side
      {
        words:
          /\bdetermined by (?:an? )?(?:independent|third|neutral|mutual)|\b(?:independent|neutral|third[- ]party) (?:\w+ ){0,2}(?:appraisers?|experts?|laborator(?:y|ies)|valuers?|auditors?|consultants?)\b/,
        without: /\b(?:sole|absolute) (?:and \w+ )?(?:discretion|opinion|decision)/,
      },
    ],
    speaks: [
      /decision|discretion|opinion|satisf|\bfinal|judg|determin|deem|decid|assess|evaluat|\bsole|absolut|apprais|\bfit\b|believ|conclusive|certif|satisfactor|\bas it (?:likes|pleases)|\breview|probation|\binspections? and (?:approval|acceptance)\b|\bsubject to (?:our|its|their|his) [^.;]{0,20}\b(?:inspection|approval)/,
    ],
  },
  words,
}
