import type { Card } from '../../shape/card.ts'
import { MOVES } from '../../shape/claim.ts'
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
    // who says that it can change nothing any more
    denied: [
      /\b(?:shall|will|can)(?:not| not) be (?:able|in a position) to (?:make|accept|do|carry out)\b[^.;]{0,30}\bchang/,
    ],
    speaks: [MOVES],
    unless: [
      /\bchang\w* (?:of|in) (?:\w+ ){0,2}(?:address|contact|job|profession|mobile)|\bcontact information change/,
      /\bbinding acceptance\b|\bcannot be changed\b/,
      /\bnot (?:be entitled to )?(?:make|carry|do|effect|undertake|cause|permit|alter|change|modify|tamper)\b|\bby (?:mutual (?:written )?|written )(?:consent|agreement)/,
    ],
  },
  alsoSaidBy: ['unilateral_price_change'],
  words,
}
