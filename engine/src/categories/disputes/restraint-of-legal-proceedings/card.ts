import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['contract-act-28-a', 'rakesh-kumar-verma-v', 'posh-act-4-6-9'],
  lawWhere: { 'posh-act-4-6-9': /complain|harass|grievanc|authorit|police/ },
  severity: 'critical',
  plainly:
    /\b(?:not|nor|never)\b(?: \w+){0,3} (?:sue\b|bring (?:any |an? )?(?:claim|action|suit|proceeding)|institute (?:any |an? )?(?:complaint|suit|proceeding|legal)|file (?:any |an? )?(?:suit|complaint|case))/,
  ofTheNamed: true,
  mayNotHold: true,
  control: true,
  told: [
    {
      variant: 'final',
      by: /\b(?:decision|determination|opinion|certificate|finding|order)\b[^.;]{0,100}?\bfinal\b(?! decision)[^.;]{0,60}?\b(?:(?:shall|will|can|may) not be|cannot be|not (?:be )?(?:open to|subject to)|no (?:right to|appeal|recourse|challenge)|without (?:any )?(?:right of )?(?:appeal|challenge|recourse))\b/,
      unless: /\b(?:arbitra|tribunal|auditor|accountant|expert|valuer|umpire)/,
    },
  ],
  claims: {
    speaks: [
      /court|\bsuits?\b|\bsue\b|legal|proceeding|arbitrat|claim|challeng|question|appeal|(?:any|an|public|government|statutory|labour|competent|other) authorit|complain|litigat|disput|object|tribunal|recourse|redress|remed|contest|final/,
      /\b(?:no|not|nor|never|neither|cannot|without|waiv\w*|barred|only|final|forgo\w*|refrain\w*|preclud\w*|before|unless|instead|prohibit\w*|relinquish\w*|bound|binding|irrevocabl\w*)\b|n't\b/,
    ],
    // whoever may be sent away is kept from no court
    denied: [
      {
        words:
          /\brefuse\w* (?:(?:an?|any|the|to serve|to admit|our) ){0,2}(?:customers?|services?|entry|admission|guests?|patients?)\b/,
        without: /court|claim|legal|complain|challeng|disput|\bsue\b|refund/,
      },
    ],
    unless: [
      /\b(?:arbitrator|award) shall be final and binding\b/,
      /\b(?:reserves? (?:the |its )?right to (?:take|initiate)|may take) legal action/,
      /\bnot (?:preclude|prevent|limit|affect|prejudice|bar)\b/,
    ],
    turns: [
      { to: 'inconvenient_forum', by: /\bcourts? alone shall have jurisdiction/ },
      {
        to: 'self_judged_performance',
        by: {
          words: /\bdecisions?\b[^.;]{0,200}\b(?:final|binding)\b/,
          without: /court|arbitrat|legal|challeng|question|appeal|proceeding|waive/,
        },
      },
    ],
  },
  words,
}
