import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You cannot leave early without paying for the rest',
  titleWithFigure: 'You are held for {figure}, and leaving early costs money',
  short: 'Lock-in',
  harm: 'You are tied for a time in which {other} may be freer than you. Leaving early costs money for something you no longer use.',
  ask: 'Ask for a break option on sixty days’ notice, an exit charge of one or two months that falls with time, and a duty on {otherIs, select, we {us} other {{other}}} to keep {otherIs, select, we {our} other {its}} loss low.',
  wording:
    'After six months either party may end this Agreement on sixty days’ notice; the exit charge is limited to two months’ payment.',
  notes: ['A lock-in that pays for a discount or a fit-out should fall step by step.'],
  variants: {
    payingEarly: {
      title: 'Paying the loan back early is barred, or costs money',
      titleWithFigure: 'Paying the loan back early is barred, or costs money',
      short: 'Early repayment',
      harm: 'You go on paying interest although you could pay the loan back, or lose part of what that saves. Compare the charge with the interest of the time that is left.',
      ask: 'Ask for a right to pay back all or part at any time on a few days’ notice, free of charge or at a rate that falls with time.',
      wording:
        'All or part of the loan may be paid back at any time on seven days’ notice. The charge is not above [2]% of what is paid back early, and none after half of the term.',
    },
    noCancelling: {
      title: 'You cannot cancel',
      titleWithFigure: 'You cannot cancel',
      short: 'No cancelling',
      harm: 'By these words you stay bound whatever becomes of your plans. You may have to take, and pay for, what you no longer need.',
      ask: 'Ask for a right to cancel against the cost that was really incurred, and at no cost where the other side is late.',
      wording:
        'Either party may cancel an order by written notice before it is performed, against the reasonable cost incurred until then; where performance is more than fifteen days late, at no cost.',
    },
    byLeave: {
      title: 'You may leave only if {otherIs, select, we {we agree} other {{other} agrees}}',
      short: 'Leave by consent',
      harm: 'You may ask, and the other side decides. Until it agrees you stay bound and go on paying, however badly it goes.',
      ask: 'Ask for a right to end it on sixty or ninety days’ notice, without leave.',
      wording: 'Either party may end this Agreement by ninety days’ written notice to the other.',
    },
    byConditions: {
      title: 'You may leave only on the conditions that are named here',
      titleWithFigure: 'You may leave only on the conditions that are named here',
      short: 'Leave on conditions',
      harm: 'Until everything on that list is fulfilled you stay bound and go on paying, however badly it goes. Check whether you can bring it about by yourself, and how much more freely {other} may leave.',
      ask: 'Ask for a right to end it on sixty or ninety days’ notice besides.',
      wording: 'Either party may end this Agreement by ninety days’ written notice to the other.',
    },
    noWayOut: {
      title: 'You have no way out of this contract',
      short: 'No way out',
      harm: 'It runs on until {otherIs, select, we {we agree} other {{other} agrees}} to end it. However your business changes, you cannot leave by your own will.',
      ask: 'Ask for a right to end it on sixty or ninety days’ notice.',
      wording: 'Either party may end this Agreement by ninety days’ written notice to the other.',
    },
  },
}
