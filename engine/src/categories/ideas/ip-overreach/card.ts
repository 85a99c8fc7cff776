import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17-18-19', 'patents-act-140'],
  lawWhere: { 'patents-act-140': /patent|improve|licen[cs]e|challeng/ },
  severity: 'high',
  bears: 'maker',
  ofTheNamed: true,
  told: [
    {
      variant: 'ownBefore',
      by: /\bpre-?existing\b|\b(?:made|developed|created|conceived|owned)\b[^.;]{0,40}\b(?:before|prior to|outside|independently)\b/,
    },
    { variant: 'unpaid', by: /\b(?:whether or not|irrespective of|regardless of)\b[^.;]{0,60}\bpa(?:id|yment)\b/ },
  ],
  asksOfTheReader: true,
  claims: {
    speaks: [
      /\bown|assign|vest|transfer|belong|propert|title|made over|hand over|exclusiv|rights?\b|intellect|copyright/,
    ],
    // papers that are handed back
    denied: [
      {
        words:
          /\b(?:hand over|return|deliver(?: up)?|surrender)\b[^.;]{0,260}\b(?:documents|records|correspondence|books|propert(?:y|ies) of|belonging to)\b/,
        without: /\b(?:assign|vest|title|copyright|intellectual|invention|ownership)/,
      },
    ],
    unless: [
      { words: /\breturn/, without: /invent|work product|copyright|intellectual|patent|creat|develop|content|design/ },
      /\bnot (?:to )?(?:copy|reproduce|distribute|modify|decompile|reverse)/,
    ],
  },
  words,
}
