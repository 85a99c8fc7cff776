import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} alone decides whether you did well enough, or what the words mean',
  short: 'The other side is judge',
  harm: 'What counts as done, as good or as a breach hangs on the opinion of {other}. You cannot prove the contrary, since the contract makes that opinion final.',
  ask: 'Ask for a test that both can check, reasons in writing, and an independent expert where you disagree.',
  wording:
    'Whether an obligation is met is decided by the criteria in the Annexure. If the parties disagree, an independent expert whom they choose together decides within 15 days.',
  notes: ['Ask at least for the word "reasonably" and for reasons in writing.'],
}
