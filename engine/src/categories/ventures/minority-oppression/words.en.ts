import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The majority could dilute, silence or squeeze you out',
  short: 'Partner squeezed',
  harm: 'The clause takes from a small holder what protects it: price, information or a vote.',
  ask: 'Ask for losses in the proportion of the profits, books open to every partner, and consent of all for borrowing, sale of assets and a change of business.',
  wording:
    'Profits and losses are shared in the same proportion. Every partner may inspect and copy the books at any time. Borrowing, sale of assets and a change of business need the written consent of all partners.',
  notes: ['Each partner answers to outsiders for all debts of the firm, whatever the deed says between partners.'],
  favour: {
    title: 'The deed puts your partner at a disadvantage here',
    harm: 'Partners owe each other good faith: a power used unfairly can be challenged.',
  },
  abroad: {
    notes: [],
    favour: {
      title: 'The deed puts your partner at a disadvantage here',
      harm: 'A power used unfairly may be challenged.',
    },
  },
}
