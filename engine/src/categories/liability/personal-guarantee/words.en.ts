import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You answer with your own property',
  titleWithFigure: 'You answer with your own property, for {figure}',
  short: 'Personal guarantee',
  harm: 'If the company cannot pay, you do. The creditor need not turn to the company first.',
  ask: 'Ask to remove the guarantee, or to cap it in money and time and to keep the protections of sections 133 to 141.',
  wording:
    'The guarantee is limited to Rs [amount], ends on [date] or when the principal is repaid, and may be called only after the debtor and its security have been proceeded against.',
  notes: ['Never hand over blank or undated cheques: a dishonoured cheque is a criminal matter.'],
  favour: {
    title: 'You hold a personal guarantee',
    harm: 'Someone answers to you with personal property for what is owed.',
  },
  abroad: { notes: ['Never hand over blank or undated cheques.'] },
}
