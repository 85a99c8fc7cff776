import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You give up rights that the law protects',
  short: 'Waiver of rights',
  harm: 'The clause has you give up a protection that cannot be signed away. The right survives, but you would have to fight for it.',
  ask: 'Ask to delete the waiver.',
  wording: 'Nothing in this Agreement limits any right or benefit that cannot be waived under applicable law.',
  notes: ['A settlement of listed dues that have been paid is a different matter and usual.'],
  favour: {
    title: 'The waiver of legal rights will not protect you',
    harm: 'It is void, so you cannot rely on it, and it may be read as a sign of bad faith.',
  },
  abroad: {
    title: 'You give up rights that a law may protect',
    harm: 'The clause has you give up a protection that the law may not let anybody sign away. You would have to fight for it.',
    favour: {
      title: 'The waiver of legal rights may not protect you',
      harm: 'Many laws do not let such rights be signed away, so do not rely on it.',
    },
  },
}
