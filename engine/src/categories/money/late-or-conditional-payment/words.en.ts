import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You are paid late, or only on a condition',
  titleWithFigure: 'You are paid late: after {figure}',
  short: 'Late payment',
  harm: 'You do the work and wait, or bear the credit risk of someone you never met. A date, and interest after it, is the cure.',
  ask: 'Ask for 30 to 45 days from the invoice, and for interest on anything later.',
  wording:
    'Undisputed invoices are payable within thirty days of receipt. Late sums carry interest at 1.5 per cent per month.',
  notes: ['If you are a micro or small enterprise, state your Udyam number in the contract.'],
  abroad: { notes: [] },
  variants: {
    onLeaving: {
      title: 'What you are owed when you leave is paid late',
      short: 'Last pay late',
      harm: 'The last salary and dues come weeks after your last day, when you need them most. Whoever leaves is to be paid at once.',
      ask: 'Ask to be paid within two working days of the last day, and for interest on anything later.',
      wording: 'All sums due on leaving shall be paid within two working days of the last working day.',
      abroad: { wording: 'All sums due on leaving shall be paid with the last salary.' },
    },
    conditional: { title: 'You are paid only when a condition is met' },
    whenPaid: {
      title: 'You are paid only once somebody else has paid {other}',
      short: 'Paid when paid',
      harm: 'Whoever must pay first is no party to this contract: you bear the risk that they never do, and cannot sue them. It may leave your work unpaid though you did all of it.',
      ask: 'Ask to be paid by a date in any case, or for a right to claim from whoever has not paid.',
      wording:
        'Sums due are payable within forty-five days of the invoice, whether or not {otherIs, select, you {you have} we {we have} other {{other} has}} been paid by others.',
    },
  },
}
