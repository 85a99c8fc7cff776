import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-30-30a', 'patents-act-140', 'dpdp-6'],
  lawWhere: { 'patents-act-140': /patent|improve|challeng/ },
  tellsComingLaw: true,
  severity: 'high',
  claims: {
    speaks: [
      /licen[cs]|\brights?\b|perpetual|\buse|irrevocabl|permission|royalty|consent|reproduc|display|publish|authori[sz]/,
    ],
    denied: [
      /^(?!.*(?:perpetual|irrevocabl|sub-?licen|for ?ever|worldwide)).*(?:\b(?:must|shall|will) (?:cease|end|stop)\b.{0,30}\b(?:terminat|expir|end of)|\bnot (?:to )?(?:copy|reproduce|distribute|modify|decompile|reverse))/s,
    ],
  },
  words,
}
