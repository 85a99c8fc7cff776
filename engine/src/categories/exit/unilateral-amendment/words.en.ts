import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} can change the terms alone',
  short: 'One-sided changes',
  harm: 'What you sign today may not be what binds you tomorrow. A change needs your consent, or at least notice and a way out.',
  ask: 'Ask that no change counts without the signature of both sides; for online terms, thirty days’ notice and a free exit with a refund.',
  wording: 'No change to this Agreement is effective unless it is in writing and signed by both parties.',
  notes: ['Changes that the law requires, and improvements that take nothing away, are fair.'],
  favour: {
    title: 'You may change the terms on your own',
    harm: 'Use it with notice: a court may refuse to hold the other side to a change that it never agreed to.',
  },
}
