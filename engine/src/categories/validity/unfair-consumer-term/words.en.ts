import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The term is one-sided against a consumer',
  short: 'Unfair to consumers',
  harm: 'The clause tilts far against the person who buys. Consumer commissions may strike such terms down, after a complaint.',
  ask: 'Ask for notice, a reason and a refund of what you have not used.',
  wording:
    'We may end this contract on thirty days’ notice with reasons and will refund amounts for the unused period.',
  notes: ['Complaints about unfair contracts go to the State Commission, not to the District Commission.'],
  favour: {
    title: 'A consumer commission may strike this term down',
    harm: 'If your users are consumers, the term can be declared void. A balanced one is safer.',
  },
  abroad: {
    harm: 'The clause tilts far against the person who buys. Many consumer laws let such terms be struck down.',
    notes: [],
    favour: {
      title: 'Consumer law may strike this term down',
      harm: 'If your users are consumers, the term may be declared void. A balanced one is safer.',
    },
  },
}
