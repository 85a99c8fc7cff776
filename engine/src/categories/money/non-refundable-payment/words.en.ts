import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Money that you paid is not given back',
  titleWithFigure: '{figure} that you pay is not given back',
  short: 'No refund',
  harm: 'By these words what you paid ahead stays with {otherIs, select, we {us} other {{other}}}. A refund where {otherIs, select, you {you fail or end} we {we fail or end} other {{other} fails or ends}} the contract is the least to ask.',
  ask: 'Ask for a pro-rata refund where {otherIs, select, you {you default or end} we {we default or end} other {{other} defaults or ends}} the contract, and for milestones instead of a large advance.',
  wording:
    'Prepaid fees for the unused period shall be refunded within thirty days if {otherIs, select, you {you end this Agreement or are} we {we end this Agreement or are} other {{other} ends this Agreement or is}} in material breach.',
  notes: [],
  law: {
    'contract-act-74':
      'A sum named for a breach is only a ceiling: the other side may keep no more than reasonable compensation.',
  },
  variants: {
    deposit: {
      title: 'The deposit that you paid is not given back',
      titleWithFigure: '{figure} of the deposit is not given back',
    },
    advance: {
      title: 'The advance that you paid is not given back',
      titleWithFigure: '{figure} that you pay in advance is not given back',
    },
    fee: {
      title: 'The fee that you paid is not given back',
      titleWithFigure: '{figure} that you pay as a fee is not given back',
    },
    whateverHappens: {
      title: 'You do not get your money back, whatever happens',
      short: 'No refund',
      harm: 'What you pay under this clause stays with {otherIs, select, we {us} other {{other}}}, whatever happens. No refund for {otherIs, select, you {your} we {our} other {{other}’s}} own default is stated beside it.',
    },
  },
}
