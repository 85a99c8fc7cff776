import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'What is owed cannot be told from these words',
  titleWithFigure:
    '{figure, select, price {The price} quantity {The quantity} time {The time} other {What is to be done}} is left open',
  short: 'Open term',
  harm: 'What was promised cannot be told from these words, so a court may not be able to enforce it. You could be bound to something that was never fixed.',
  ask: 'Ask for the figure, or for a formula or an expert who fixes it.',
  wording: 'The fee is Rs [amount] per month; a later revision is fixed by [named expert] applying [index].',
  notes: [],
  variants: {
    toAgree: {
      title: 'A main term is still to be agreed',
      titleWithFigure:
        '{figure, select, price {The price} quantity {The quantity} time {The time} other {What is to be done}} is still to be agreed',
    },
  },
}
