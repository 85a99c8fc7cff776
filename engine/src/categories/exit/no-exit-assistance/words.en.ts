import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'When it ends, nothing is handed back or over to you',
  short: 'No help at the end',
  harm: 'Data, stock, customers or papers stay where they are, and nobody need help you to move. Leaving then costs more than it should.',
  ask: 'Ask for your data and property back within 30 days, help with the move at usual rates, and a buy-back of unsold stock.',
  wording:
    'On the end of this Agreement for any reason each party returns the other’s data, materials and property within 30 days, and the provider gives reasonable help with the transition at its usual rates. Unsold stock in good condition is bought back at the price paid.',
  notes: [],
  law: {
    'dpdp-8-1-2-7':
      'Personal data that is held for you must be erased when its purpose is over, also by your processor.',
  },
}
