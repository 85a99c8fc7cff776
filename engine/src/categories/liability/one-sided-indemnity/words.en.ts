import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The clause has you make good losses of {otherIs, select, we {us} other {{other}}}, not the other way round',
  short: 'One-sided indemnity',
  harm: 'You promise to bear what {otherIs, select, you {you lose} we {we lose} other {{other} loses}} or must pay, perhaps also what you did not cause. The clause does not make that a price you can know.',
  ask: 'Ask for a mutual indemnity: claims by third parties only, only as far as your own fault reaches, and inside a cap on liability.',
  wording:
    'Each party shall indemnify the other against third-party claims to the extent caused by its own breach, negligence or infringement, up to the fees paid or payable under this Agreement in the preceding twelve months.',
  notes: ['Ask for prompt notice of a claim, control of the defence and a duty to mitigate.'],
  variants: {
    owedToo: {
      title:
        'Here you make good losses of {otherIs, select, we {us} other {{other}}}; what you are promised in return stands elsewhere',
      short: 'Indemnity to compare',
      harm: 'Both sides answer for losses of the other, each by words of its own. What sets off your promise may be more than what sets off the other one, and none of them may have a ceiling: compare the two.',
    },
    ownFault: {
      harm: 'You promise to bear what {otherIs, select, you {you lose} we {we lose} other {{other} loses}} or must pay by your fault. That is fair as far as it goes; but there is no ceiling, and nobody promises you the same.',
    },
  },
  favour: {
    title: '{youIs, select, you {you indemnify} we {we indemnify} other {{you} indemnifies}} you',
    harm: 'The other side makes good your losses under this clause.',
  },
}
