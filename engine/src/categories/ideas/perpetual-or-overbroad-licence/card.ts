import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-30-30a', 'patents-act-140', 'dpdp-6'],
  lawWhere: { 'patents-act-140': /patent|improve|challeng/ },
  tellsComingLaw: true,
  severity: 'high',
  told: [
    {
      variant: 'wide',
      by: /\w/,
      unless:
        /perpetu|irrevocabl|for ?ever|without (?:any )?(?:limit|end|restriction|time)|unlimited|indefinite|at any time|surviv|lifetime|life ?long|for all time|eternal|even after|continue[sd]? (?:after|beyond|to)/,
    },
  ],
  claims: {
    speaks: [
      /licen[cs]|\brights?\b|perpetual|\buse|irrevocabl|permission|royalty|consent|reproduc|display|publish|authori[sz]/,
    ],
    denied: [
      // 'a non-exclusive and limited licence' says how far it goes
      {
        words: /\b(?:a|an) (?:[a-z-]+,? (?:and )?){0,3}limited(?:,? (?:and )?[a-z-]+){0,3} (?:licen[cs]e|right)\b/,
        without:
          /perpetual|irrevocabl|sub-?licen|for ?ever|worldwide|world-wide|any (?:and all )?purposes?|transferable|all (?:rights|media)/,
      },
      // who lets calls be recorded lends no work
      {
        words:
          /\brecord\w*\b[^.;]{0,60}\b(?:communications?|calls?|conversations?|telephone|phone)\b|\b(?:communications?|calls?|conversations?)\b[^.;]{0,40}\brecorded\b/,
        without: /licen[cs]|content|image|photo|perform|publish|broadcast|\bworks?\b/,
      },
      /^(?!.*(?:perpetual|irrevocabl|sub-?licen|for ?ever|worldwide)).*(?:\b(?:must|shall|will) (?:cease|end|stop)\b.{0,30}\b(?:terminat|expir|end of)|\bnot (?:to )?(?:copy|reproduce|distribute|modify|decompile|reverse))/s,
    ],
  },
  words,
}
