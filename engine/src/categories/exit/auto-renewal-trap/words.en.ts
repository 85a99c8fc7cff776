import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The contract renews by itself and is hard to stop',
  titleWithFigure: 'The contract renews by itself for {figure} and is hard to stop',
  short: 'Auto-renewal',
  harm: 'Unless you act in a narrow window, you are bound and pay for another term. Such dates are easily missed.',
  ask: 'Ask for renewal only on your written yes; or a reminder, a window of thirty days, and a monthly exit after the first renewal.',
  wording:
    '{other} shall remind {you} forty-five days before expiry. The term renews for one year only if this is confirmed in writing by {youIs, select, we {us} other {{you}}}.',
  notes: ['Put the last day for notice in your calendar now.'],
  variants: {
    yoursToStop: {
      title:
        'It renews by itself{term, select, none {} other { for {term}}} unless you say no{notice, select, none { in time} other { {notice} before its end}}',
      harm: 'It is for you to act: say nothing by then, and you are bound for another term. Such dates are easily missed.',
    },
    theirsToStop: {
      title: 'It renews by itself{term, select, none {} other { for {term}}}, and only {other} can stop it',
      harm: 'You have no word in it: as long as {other} {otherIs, select, you {say} we {say} other {says}} nothing, you are bound for another term, and pay for it.',
      ask: 'Ask that either side can stop the renewal by a notice of thirty days, or that it needs the written yes of both.',
      wording: 'Either party may stop the renewal by thirty days’ written notice before the then current term ends.',
    },
  },
}
