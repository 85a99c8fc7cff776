import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The contract renews by itself and is hard to stop',
  titleWithFigure: 'The contract renews by itself for {figure} and is hard to stop',
  short: 'Auto-renewal',
  harm: 'Unless you act in a narrow window, you are bound and pay for another term. Such dates are easily missed.',
  ask: 'Ask for renewal only on your written yes; or a reminder, a window of thirty days, and a monthly exit after the first renewal.',
  wording:
    '{other} shall remind {youIs, select, we {us} other {{you}}} forty-five days before expiry. The term renews for one year only if this is confirmed in writing by {youIs, select, we {us} other {{you}}}.',
  notes: ['Put the last day for notice in your calendar now.'],
}
