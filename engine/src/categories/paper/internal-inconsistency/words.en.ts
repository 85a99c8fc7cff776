import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'This clause may not fit the rest of the document',
  short: 'Contradiction',
  harm: 'It reads as if something else stood elsewhere. Where two places do not fit together, nobody knows which one binds.',
  ask: 'Compare it with the other clauses and the annexures. If they differ, ask to align the figures and references, and to add an order of precedence.',
  wording: 'If there is a conflict, this Agreement prevails over its Annexures, and words prevail over figures.',
  notes: [],
  variants: {
    two: {
      title:
        'The document contradicts itself: {what, select, wordsAndFigures {“{first}” in words, {second} in figures} notices {notice of {first} in one clause, of {second} in another} figures {{first} in one place, {second} in another} undefined {“{first}” is used like a defined term and is not defined} other {{first} does not exist}}',
      short: 'Contradiction',
      harm: 'Two places of the document do not fit together. Nobody knows which one binds until somebody argues it.',
    },
  },
}
