import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'This term may be unlawful',
  short: 'Unlawful purpose',
  harm: 'What the clause provides for looks forbidden by law or against public policy. Nobody can enforce such a term, and both sides risk penalties.',
  ask: 'Take the term out and take advice before signing anything.',
  wording: null,
  notes: ['Money paid under such a term is hard to get back.'],
  abroad: {
    harm: 'What the clause provides for looks forbidden by law in many places. Such a term may not be enforced, and both sides risk penalties.',
  },
}
