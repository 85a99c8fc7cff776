import type { Card } from '../../shape/card.ts'
import { CHANGES } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-62', 'industrial-relations-code-40', 'ssangyong-engineering-v-nhai'],
  severity: 'high',
  control: true,
  denies: ['written-amendment'],
  quotes: 'amendment',
  asksOfTheReader: true,
  claims: {
    speaks: [CHANGES],
    unless:
      /\bnot (?:be entitled to )?(?:make|carry|do|effect|undertake|cause|permit|alter|change|modify|tamper)\b|\bby (?:mutual|written) (?:consent|agreement)/,
  },
  words,
}
