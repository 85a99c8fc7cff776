import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27', 'gujarat-bottling-v-coca', 'competition-act-3-4'],
  severity: 'high',
  plainly:
    /\b(?:shall|will|must|may) not\b[^.;]{0,160}\b(?:market|sell|distribut\w+|develop|promote|deal|manufactur\w+|handle|make)\b[^.;]{0,160}\b(?:compet(?:e|es|ing|itive)|similar)\b/,
  isLack: true,
  control: true,
  asksOfTheReader: true,
  claims: {
    // who hands the work on to another ties nobody
    turns: [
      // whose people may not be taken on is no tie to one buyer or seller
      {
        to: 'overbroad_non_solicitation',
        by: {
          words:
            /\bnot\b[^.;]{0,60}\b(?:employ|hire|engage|recruit|take on|poach|solicit|approach)\b[^.;]{0,60}\b(?:employees?|staff|teachers?|tutors?|workers?|personnel|technicians?|trainers?|person introduced|introduced by)\b/,
          without: /exclusiv|compet|similar (?:goods|products|services)|other (?:supplier|vendor|brand)/,
        },
      },
      {
        to: 'unilateral_subcontracting',
        by: {
          words:
            /\b(?:rights?|entitled|liberty|may|can) (?:to )?(?:entrust|sub-?let|sub-?contract|pass on|hand over)\b[^.;]{0,80}\b(?:other|third|another)\b/,
          without: /exclusiv|\bonly\b|\bsole|compet|\bshall not\b/,
        },
      },
    ],
    // who is told that nobody is tied is not tied
    denied: [
      {
        words: /\b(?:no exclusivity|not (?:be )?exclusive|non-?exclusive basis)\b/,
        without: /\b(?:shall|will|must|may) not\b|\bexclusively\b|\bonly\b|\bsole/,
      },
    ],
    speaks: [
      /exclusiv|\bonly\b|\bsole|compet|full.?time|restrict|refrain|similar|direct|\b(?:no|any) other|\bnot?\b[^.;]{0,80}\b(?:other|third|elsewhere|outside|any person|anyone|engag)|same|no ?(?:one|body)|besides|alone/,
    ],
  },
  words,
}
