import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You could be put out of the firm',
  short: 'Expulsion of a partner',
  harm: 'Partners may be expelled only under a clear power used in good faith. Here there is no cause, no hearing or no fair value.',
  ask: 'Ask for named grounds, a super-majority, notice, a hearing, and fair value paid on a fixed date.',
  wording:
    'A partner may be expelled only for fraud or uncured material breach, by 75% of the others, after 30 days’ notice and a hearing, with fair value paid within 180 days.',
  notes: ['An expulsion in bad faith is void.'],
  favour: {
    title: 'You can put a partner out',
    harm: 'Used without good faith the power is void.',
  },
  abroad: {
    harm: 'The clause lets the others put you out. Here there is no cause, no hearing or no fair value.',
    notes: [],
    favour: { title: 'You can put a partner out', harm: 'A power used without good faith may be challenged.' },
  },
}
