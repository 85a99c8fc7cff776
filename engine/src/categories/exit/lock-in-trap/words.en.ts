import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You cannot leave early without paying for the rest',
  titleWithFigure: 'You are held for {figure}, and leaving early costs money',
  short: 'Lock-in',
  harm: 'You are tied for a time in which {other} may be freer than you. Leaving early costs money for something you no longer use.',
  ask: 'Ask for a break option on sixty days’ notice, an exit charge of one or two months that falls with time, and a duty on {otherIs, select, we {us} other {{other}}} to keep its loss low.',
  wording:
    'After six months either party may end this Agreement on sixty days’ notice; the exit charge is limited to two months’ payment.',
  notes: ['A lock-in that pays for a discount or a fit-out should fall step by step.'],
  variants: {
    noWayOut: {
      title: 'You have no way out of this contract',
      short: 'No way out',
      harm: 'It runs on until {otherIs, select, we {we agree} other {{other} agrees}} to end it. However your business changes, you cannot leave by your own will.',
      ask: 'Ask for a right to end it on sixty or ninety days’ notice.',
      wording: 'Either party may end this Agreement by ninety days’ written notice to the other.',
    },
  },
}
