import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You pay a penalty, whatever the real loss',
  titleWithFigure: 'You pay {figure}, whatever the real loss',
  short: 'Penalty',
  harm: 'The sum is due without proof of loss or out of proportion to it. Courts grant only reasonable compensation, but the money may be kept meanwhile.',
  ask: 'Ask to tie the sum to likely loss, to put a ceiling on it, and to make it the only remedy for that breach.',
  wording: 'For this breach only the loss that is shown is paid, up to [sum] in all, as the sole remedy for it.',
  notes: ['Section 74 lets a court cut the sum; until then you may have to go to court to get money back.'],
  favour: {
    title: 'The sum named for a breach may be cut down',
    harm: 'A court treats the sum as an upper limit and may award less. A figure tied to likely loss holds better.',
  },
  abroad: {
    harm: 'The sum is due without proof of loss or out of proportion to it. Whether a court cuts it down hangs on the law that governs the contract.',
    notes: ['Until a court has cut such a sum, the money may be gone.'],
    favour: {
      title: 'The sum named for a breach may be cut down',
      harm: 'Many laws let a court award less. A figure tied to likely loss holds better.',
    },
  },
  variants: {
    byTheDay: {
      title: 'You pay a share of the price for every day, without a ceiling',
      titleWithFigure: 'You pay a share of the price for every day, without a ceiling',
      short: 'Charged by the day',
      harm: 'A small percentage by the day soon eats up the price, whatever was lost. Courts grant only reasonable compensation, but the money may be kept meanwhile.',
      ask: 'Ask for what it really costs, by the day, and for a ceiling of five per cent of the price of the goods or work in question.',
      wording:
        'The charge is the actual cost, shown by bills, and not above 5% in all of the price of the goods or work in question.',
    },
    lateWork: {
      title: 'You pay a penalty for being late, whatever the real loss',
      titleWithFigure: 'You pay {figure} for being late, whatever the real loss',
      wording:
        'Delay damages of 0.5% of the price of the delayed item per week, not above 5% of that price, are a genuine pre-estimate of loss and the sole remedy for delay.',
    },
    lateMoney: {
      title: 'You pay a penalty for being late, whatever the real loss',
      titleWithFigure: 'You pay {figure} for being late, whatever the real loss',
      ask: 'Ask for a few days of grace, for simple interest on the overdue sum in place of the penalty, and for no other charge.',
      wording:
        'A sum that is unpaid seven days after it fell due bears simple interest of [12]% a year until it is paid. Nothing else is charged for the delay.',
    },
    late: {
      title: 'You pay a penalty for being late, whatever the real loss',
      titleWithFigure: 'You pay {figure} for being late, whatever the real loss',
    },
    cancelling: {
      title: 'You pay for cancelling, whatever the real loss',
      titleWithFigure: 'You pay {figure} for cancelling, whatever the real loss',
      ask: 'Ask to pay only what the cancelling really costs, less the sooner you cancel, and to get the rest back.',
      wording:
        'On cancelling, only the reasonable cost incurred until then is paid, shown by bills and up to [sum] in all. What was prepaid beyond it is refunded within fifteen days.',
    },
  },
}
