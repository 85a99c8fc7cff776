import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You pay for a minimum, whether or not you need or sell it',
  titleWithFigure: 'You pay for a minimum of {figure}, whether or not you need or sell it',
  short: 'Minimum commitment',
  harm: 'Take less than the minimum, and you pay for it all the same or lose your rights. A bad season, or a fault of {other}, costs you twice.',
  ask: 'Ask for a minimum that falls with demand and with faults of the other side, a time to catch up, and a price that is a fair estimate of the loss.',
  wording:
    'The minimum is reduced for any period in which the other party fails to supply or support as agreed. A shortfall may be made up in the following two quarters; if it is not, the only consequence is a payment of [x] per cent of the shortfall.',
  variants: {
    orLose: {
      title: 'You lose the contract, or your rights, if you take less than a minimum',
      titleWithFigure: 'You lose the contract, or your rights, if you take less than {figure}',
      harm: 'One weak month is enough, also where {other} was late or raised the price. What you have spent on stock, staff and customers is then lost with it.',
    },
  },
  notes: ['Work out what the shortfall would cost in your worst year.'],
}
