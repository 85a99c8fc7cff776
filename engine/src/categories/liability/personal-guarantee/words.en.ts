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
    waived: {
      title: 'You stay bound, whatever they change or let go',
      short: 'Surety’s rights waived',
      harm: 'The creditor may change the debt, give time or let others off, and you still owe all of it. What would else set a surety free is signed away.',
      ask: 'Ask that no change of the debt and no release of the debtor or of a security binds you without your written consent.',
      wording:
        'A change of the guaranteed debt, time given to the debtor and a release of the debtor or of any security bind {youIs, select, we {us} other {{you}}} only with {youIs, select, you {your} we {our} other {{you}’s}} written consent.',
      favour: {
        title: 'The surety stays bound whatever you change',
        harm: 'You may give time or change the debt without losing the guarantee.',
      },
    },
    heldCheques: {
      title: 'You leave cheques with {otherIs, select, we {us} other {{other}}} as security',
      short: 'Security cheques',
      harm: 'If the bank refuses a cheque that is presented for a debt, you may face a criminal case, and must show yourself that less was owed. These cheques may be presented when the other side says that something is due.',
      ask: 'Ask that they be presented only for a sum that is due, after a written demand and fifteen days, and that they come back when the contract ends.',
      wording:
        'The security cheques may be presented only for a sum that is due and unpaid fifteen days after a written demand, and are given back within seven days of the end of this Agreement.',
      favour: {
        title: 'You hold cheques as security',
        harm: 'A court asks what was owed on the day that you presented them; keep an account that shows it.',
      },
      abroad: {
        harm: 'These cheques may be presented when the other side says that something is due, whether or not you agree.',
      },
    },
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
