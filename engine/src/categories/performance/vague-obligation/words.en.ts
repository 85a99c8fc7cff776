import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'What {otherIs, select, you {you owe} we {we owe} other {{other} owes}} you here cannot be measured',
  short: 'Vague promise',
  harm: 'What cannot be measured cannot be enforced: no number, date or standard is given.',
  ask: 'Ask to put a number, a date or a named standard in place of the adjective.',
  wording: '{other} shall do this within [number] days, to the standard set out in Annexure A.',
  notes: [],
  variants: {
    effort: {
      title:
        '{otherIs, select, you {you promise} we {we promise} other {{other} promises}} you an effort here, not a result',
    },
    nobodys: {
      title: 'What is to be done here cannot be measured',
      harm: 'Neither side can prove that it was done, or that it was not: no number, date or standard is given.',
      wording: 'This shall be done within [number] days, to the standard set out in Annexure A.',
    },
    ownDuty: {
      title: 'What you must do here cannot be measured',
      short: 'Vague duty',
      harm: 'You cannot tell when you have done enough, and the other side may say at any time that you have not.',
      ask: 'Ask for a number, a date or a list of what is to be done in place of the general words.',
      wording: '{you} shall do what is listed in Annexure A, within the times stated there.',
    },
  },
}
