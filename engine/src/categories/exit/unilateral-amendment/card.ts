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
    speaks: [MOVES],
    denied: [
      /\bno (?:employee|agent|officer|representative|person)\b[^.;]{0,60}\bauthority\b[^.;]{0,30}\b(?:alter|waive|change|modify|amend|vary)/,
    ],
    unless: [
      /\bchang\w* (?:of|in) (?:\w+ ){0,2}(?:address|contact|job|profession|mobile)|\bcontact information change/,
      // what a page shows, not what was agreed
      {
        words:
          /\b(?:information|content|listings?|material) (?:on|in|of) (?:the|this|our) (?:web ?)?(?:site|page|portal)\b[^.;]{0,40}\bchang/,
        without: /\bterms\b|\bpolic|\bagreement\b|\bconditions\b/,
      },
      /\bbinding acceptance\b|\bcannot be changed\b/,
      /\bbinding (?:up)?on\b[^.;]{0,30}\bonly if\b/,
      /\bnot (?:be entitled to )?(?:make|carry|do|effect|undertake|cause|permit|alter|change|modify|tamper)\b|\bby (?:mutual (?:written )?|written )(?:consent|agreement)/,
    ],
    turns: [
      {
        to: 'unilateral_price_change',
        by: /\b(?:chang\w*|revis\w+|increase|variation)\b (?:in|of|to) (?:the )?(?:rates? of interest|interest rates?|prices?|fees|charges|tariff|rent|commission)\b/,
      },
    ],
  },
  alsoSaidBy: ['unilateral_price_change'],
  words,
}
