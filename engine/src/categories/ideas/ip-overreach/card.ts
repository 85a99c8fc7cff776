import type { Card } from '../../shape/card.ts'
import { KEEPS_ITS_OWN } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17-18-19', 'patents-act-140'],
  lawWhere: { 'patents-act-140': /patent|improve|licen[cs]e|challeng/ },
  severity: 'high',
  bears: 'maker',
  told: [
    {
      variant: 'ownBefore',
      by: /\bpre-?existing\b|\b(?:made|developed|created|conceived|owned)\b[^.;]{0,40}\b(?:before|prior to|outside|independently)\b/,
    },
  ],
  asksOfTheReader: true,
  claims: {
    speaks: [
      /\bown|assign|vest|transfer|belong|propert|title|made over|hand over|exclusiv|rights?\b|intellect|copyright/,
    ],
    denied: [
      KEEPS_ITS_OWN,
      // who applies for patents of its own takes nobody's work
      {
        words: /\b(?:file|prosecute)\b[^.;]{0,60}\b(?:patents?|trademarks?|patent applications?)\b/,
        without:
          /assign|convey|transfer|improvements?|work product|deliverables?|developed|on behalf of|assist|cooperat/,
      },
      // what is ordered passes when it is paid for
      {
        words:
          /\b(?:deliverables?|work product|work|designs?|materials)\b[^.;]{0,200}\b(?:upon|on|after) (?:receipt of )?(?:the )?(?:full|final) (?:and final )?payment\b/,
        without: /pre-?existing|background|moral|whether or not|irrevocab|perpetu|regardless|portfolio/,
      },
    ],
  },
  words,
}
