import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} alone decides whether you did well enough, or what the words mean',
  short: 'The other side is judge',
  harm: 'What counts as done, as good or as a breach hangs on the opinion of {other}. You cannot prove the contrary, since the contract makes that opinion final.',
  ask: 'Ask for a test that both can check, reasons in writing, and an independent expert where you disagree.',
  wording:
    'Whether an obligation is met is decided by the criteria in the Annexure. If the parties disagree, an independent expert whom they choose together decides within 15 days.',
  notes: ['Ask at least for the word "reasonably" and for reasons in writing.'],
  variants: {
    records: {
      title:
        '{otherIs, select, you {Your own records} we {Our own records} other {The records of {other}}} count as proof of what is owed, right or wrong',
      short: 'Its books are proof',
      harm: 'What {other} writes down of your account is held against you, and the contract takes away your say that it is wrong.',
      ask: 'Ask that the statement counts unless it is shown to be wrong, and that you may see the entries behind it.',
      wording: 'A statement of account is evidence of what it states unless the contrary is shown.',
    },
    disputes: {
      title: '{other} decides every dispute with you itself, and finally',
      short: 'Judge in its own case',
      harm: 'Whoever is a party to the dispute is its judge as well, and no one is named who stands outside. Before you get your money you would have to show a court that such a decision does not bind you.',
      ask: 'Ask for disputes to go to an arbitrator whom both sides choose, or to the courts, and that no decision of one side is final.',
      wording:
        'Disputes are first talked over by the senior managers of both sides; what they have not settled within fifteen days is decided by a sole arbitrator whom the parties appoint together, or by the competent courts.',
    },
  },
}
