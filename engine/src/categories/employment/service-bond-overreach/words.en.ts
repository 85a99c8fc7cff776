import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Leaving early costs you a bond, or you are held back',
  titleWithFigure: 'Leaving early costs you {figure}',
  short: 'Service bond',
  harm: 'A bond that repays a real cost of training is valid. One that works as a cage or a fine can be cut down.',
  ask: 'Ask to tie any repayment to the documented cost of named training, over 12 to 24 months, falling each month, not due if {otherIs, select, you {you end} we {we end} other {{other} ends}} the job, with no papers or cheques held.',
  wording:
    'If {you} resign within 18 months of the training named in Annexure A, {you} shall repay its documented cost reduced by one eighteenth for each month served. No original document or cheque is held as security.',
  notes: ['Ask for the invoice of the training.', 'Original certificates belong to you: offer attested copies.'],
  favour: {
    title: 'A bond of this kind is cut down in court',
    harm: 'You recover only reasonable compensation that you can show. Papers or cheques held as security turn the case against you.',
  },
  variants: {
    held: {
      title: 'For a time you may not leave this job',
      short: 'Held in the job',
      harm: 'A court does not force anybody to go on working for an employer. But who leaves all the same is asked for the bond, for pay that is kept back, or for a letter that is not given.',
      ask: 'Ask to strike it: either side may end the work by a notice of thirty days, and a rise of pay binds nobody for longer.',
      wording:
        'Either party may end the employment at any time by thirty days’ written notice or pay in lieu of it. An increase of pay does not lengthen any period of service.',
      abroad: {
        harm: 'Who leaves all the same is asked for the bond, for pay that is kept back, or for a letter that is not given. Whether one can be held hangs on the law that governs the contract.',
      },
    },
  },
  law: {
    'contract-act-74': 'A sum named for breach is only a ceiling: reasonable compensation is due, not a fine.',
  },
  abroad: {
    harm: 'A bond that works as a cage or a fine goes further than one that repays a real cost of training. Whether it holds hangs on the law that governs the contract.',
    favour: {
      title: 'A bond of this kind may be cut down in court',
      harm: 'Show the real cost that it repays. Papers or cheques held as security turn the case against you.',
    },
  },
}
