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
  variants: {
    cheques: {
      title: 'You hand over blank or undated cheques',
      short: 'Blank cheques',
      harm: 'Whoever holds a signed cheque may fill in the sum and the day. If the bank then refuses it, you face a criminal case as well, and must show yourself that less was owed.',
      ask: 'Ask to give no cheque, or only cheques that name the sum, the day and the instalment, against a receipt and with their return when that is paid.',
      wording:
        'The cheques listed in the Annexure, each with its date, its sum and the instalment it secures, are held against a receipt and given back within seven days of payment. No blank or undated cheque is taken.',
      favour: {
        title: 'You hold cheques that are not filled in',
        harm: 'A court asks what was owed on the day that you filled in; keep an account that shows it.',
      },
      abroad: {
        harm: 'Whoever holds a signed cheque may fill in the sum and the day.',
        favour: {
          title: 'You hold cheques that are not filled in',
          harm: 'A court asks what was owed on the day that you filled in; keep an account that shows it.',
        },
      },
    },
  },
  abroad: { notes: ['Never hand over blank or undated cheques.'] },
}
