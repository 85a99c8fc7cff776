import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may hold back or keep your money',
  titleWithFigure: '{other} may hold back or keep {figure} of your money',
  short: 'Money kept back',
  harm: 'Money that you paid or earned can be kept without a loss being shown. Only a reasonable sum for a real loss may be kept.',
  ask: 'Ask that only itemised sums for proved loss may be kept, with a date for the refund of the rest.',
  wording:
    'The amount held shall be refunded within fifteen days of the end of this Agreement after deducting itemised dues and proved loss. Nothing is forfeited where no loss was suffered.',
  notes: ['Ask for interest on a late refund.'],
  favour: {
    title: 'A court may cut what you keep under this clause',
    harm: 'Section 74 lets you keep no more than reasonable compensation. Where you lost nothing, the money goes back.',
  },
  variants: {
    pending: {
      title: '{other} may hold back your pay while anybody complains',
      short: 'Pay on hold',
      harm: 'One complaint, true or not, stops the money, with no limit of time or of how much. Meanwhile you have paid for the work.',
      ask: 'Ask that only the sum in dispute is held, for thirty days at most, and that you are told of the complaint and heard.',
      wording:
        'Only the amount that is in dispute may be held, for not more than thirty days, after the complaint has been sent to {youIs, select, we {us} other {{you}}} in writing. All else is paid when due.',
    },
    pledge: {
      title: '{other} may sell what you pledged',
      short: 'Pledge sold',
      harm: 'What you gave as security can be gone before you had a fair chance to pay. A sale needs a default and a notice in good time.',
      ask: 'Ask that nothing is sold before the loan is overdue, with at least fourteen days’ written notice, at a public auction, and with the surplus paid to you.',
      wording:
        'The pledged articles may be sold only after the loan is overdue and fourteen days after a written notice of the sale. Any surplus shall be paid to {youIs, select, we {us} other {{you}}} within seven days of the sale.',
    },
    account: {
      title: '{other} alone commands the account into which your money comes',
      titleWithFigure: '{other} alone commands the account into which your money comes',
      short: 'No hand on the account',
      harm: 'You see your own takings only when {other} pays them out, and cannot stop a deduction that you dispute.',
      ask: 'Ask for an account that you operate together, with your share paid out on a fixed day and statements that you can read at any time.',
      wording:
        'The account is operated jointly. {youIs, select, you {Your share} we {Our share} other {The share of {you}}} shall be paid out by the seventh day of each month, and {you} may see the account at all times.',
    },
    earned: {
      title: 'You may have to pay back salary that you earned',
      harm: 'Pay for work that was done can be taken back without a loss being shown. Only a reasonable sum for a real loss may be asked for.',
    },
    wages: {
      title: '{other} may hold back or keep your pay',
      titleWithFigure: '{other} may hold back or keep {figure} of your pay',
      harm: 'Pay for work that was done can be kept, or kept for long. The law names the few deductions that may be made from wages, and the day by which they are due.',
      ask: 'Ask that all that is earned is paid within two working days of leaving, each deduction shown and allowed by the law on wages.',
      wording:
        'All wages earned until the last day shall be paid within two working days of it, less only the deductions that the law on wages allows, each shown in the final statement.',
      abroad: {
        harm: 'Pay for work that was done can be kept, or kept for long, without a loss being shown.',
        ask: 'Ask that all that is earned is paid within a few days of leaving, each deduction shown and agreed.',
        wording:
          'All wages earned until the last day shall be paid within seven days of it, less only agreed deductions, each shown in the final statement.',
      },
    },
    pay: {
      title: '{other} may hold back or keep your pay',
      titleWithFigure: '{other} may hold back or keep {figure} of your pay',
    },
    deposit: {
      title: '{other} may hold back or keep your deposit',
      titleWithFigure: '{other} may hold back or keep {figure} of your deposit',
    },
    prepaid: {
      title: '{other} may keep what you paid in advance',
      titleWithFigure: '{other} may keep {figure} that you paid in advance',
    },
  },
  law: {
    'contract-act-74':
      'A sum named for a breach is only a ceiling: the other side may keep no more than reasonable compensation.',
    'kailash-nath': 'Where no loss was suffered, the deposit may not be forfeited.',
  },
  abroad: {
    harm: 'Money that you paid or earned can be kept without a loss being shown.',
    favour: {
      title: 'A court may cut what you keep under this clause',
      harm: 'Many laws let you keep no more than a reasonable sum. Tie it to a real loss.',
    },
  },
}
