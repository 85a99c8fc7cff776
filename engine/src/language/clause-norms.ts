/** Who may or must do, by the words of a clause, what its kind of clause is about. */
export const clauseNormWords = {
  points: {
    mayEnd: 'Here {both, select, yes {either side} other {{who}}} may end it.',
    mayHandOver: 'Here {both, select, yes {either side} other {{who}}} may hand it on.',
    mayNotHandOver:
      'Here {both, select, yes {neither side} other {{who}}} may {both, select, yes {} other {not }}hand it on freely.',
    mayLook: 'Here {both, select, yes {either side} other {{who}}} may inspect.',
    mayNotCompete:
      'Here {both, select, yes {neither side} other {{who}}} may {both, select, yes {} other {not }}compete.',
    mustPay: 'Here {both, select, yes {each side} other {{who}}} must pay.',
    mustMakeGood: 'Here {both, select, yes {each side} other {{who}}} must make good losses.',
    mustKeepSecret: 'Here {both, select, yes {each side} other {{who}}} must keep the secret.',
    mustRepair: 'Here {both, select, yes {each side} other {{who}}} must keep things in repair.',
  },
} as const
