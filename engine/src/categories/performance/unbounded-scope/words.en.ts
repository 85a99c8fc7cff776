import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The work can grow, the fee does not',
  short: 'Unbounded scope',
  harm: 'What you must do has no edge, while the pay is fixed.',
  ask: 'Ask for a list of the work in an annexure, a change order for anything else, and a limit on rounds of revision.',
  wording: 'Work outside Annexure A needs a change order signed by both parties that states its price and time.',
  notes: ['Small incidental tasks are fair where they are reasonable and part of the listed work.'],
  variants: {
    assigned: { title: '{other} may give you more work for the same pay' },
  },
}
