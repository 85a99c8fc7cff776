import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} can change the price alone',
  short: 'Price can change',
  harm: 'The price you agreed may not be the price you pay. Without a figure, an index or a way out you cannot plan.',
  ask: 'Ask to fix the price for the term, to tie later changes to a percentage or an index, and for notice with a right to leave.',
  wording:
    'The fees are fixed for the term. On renewal they may rise by not more than 7% or the change in the Consumer Price Index, whichever is lower, on sixty days’ written notice.',
  notes: ['Taxes passed on at the rate of the day are fair.'],
  variants: {
    fixedPrice: {
      title: 'The price stays fixed, whatever the costs do',
      short: 'Price frozen',
      ask: 'Ask for a rise once a year by the Consumer Price Index, and to pass on changes in taxes and minimum wages.',
      harm: 'Wages, taxes and materials can rise through the term, and by these words the price does not move with them.',
      wording: null,
    },
  },
}
