import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You stay bound after the contract ends, without a date',
  short: 'Endless duties',
  harm: 'You stay bound by these words after the contract is over and paid for, and no year is named in which that ends.',
  ask: 'Ask for a date: two or three years for most duties, and as long as the law protects it only for real secrets.',
  wording:
    'The duties that survive the end of this Agreement do so for [two] years, except that a trade secret stays protected as long as it is one.',
  notes: [],
  law: {
    'contract-act-27':
      'A duty that outlives the contract and works as a ban on earning a living is void to that extent.',
  },
}
