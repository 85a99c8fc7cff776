/** The sentences of the summary. They say what the words found say, and nothing besides. */
export const summaryWords = {
  what: '{form, select, many {These are } other {This is }}{guess, select, yes {likely } other {}}{form, select, many {} an {an } other {a }}{kind} between {parties}.',
  party:
    '{person, select, you {you} addressed {the side that it is written to} we {the side that wrote it} other {{role, select, absent {{name}} other {{name} (the {role})}}}}',
  youMust: 'You must {negated, select, yes {not } other {}}{rest}',
  youWill: 'You will {negated, select, yes {not } other {}}{rest}',
  theyMust: '{who} must {negated, select, yes {not } other {}}{rest}',
  theyWill: '{who} will {negated, select, yes {not } other {}}{rest}',
  /** sums that have a name of their own, by the name that their label has among the facts; the law's words for them: explain/summary.ts */
  sums: {
    deposit:
      '{count, plural, one {It names a deposit of {values}.} other {It names these sums as deposits: {values}.}}',
    rent: '{count, plural, one {It names a rent of {values}.} other {It names these sums as rent: {values}.}}',
    salary: '{count, plural, one {It names a salary of {values}.} other {It names these sums as salary: {values}.}}',
    penalty:
      '{count, plural, one {It names a penalty or damages of {values}.} other {It names these sums as penalties or damages: {values}.}}',
    cap: '{count, plural, one {It names a cap on liability of {values}.} other {It names these sums as caps on liability: {values}.}}',
    loan: '{count, plural, one {It names a loan of {values}.} other {It names these sums as loans: {values}.}}',
    instalment:
      '{count, plural, one {It names an instalment of {values}.} other {It names these sums as instalments: {values}.}}',
    price: '{count, plural, one {It names a price of {values}.} other {It names these sums as prices: {values}.}}',
    royalty:
      '{count, plural, one {It names a royalty of {values}.} other {It names these sums as royalties: {values}.}}',
    capital: '{count, plural, one {It names capital of {values}.} other {It names these sums as capital: {values}.}}',
    fee: '{count, plural, one {It names a fee of {values}.} other {It names these sums as fees: {values}.}}',
  },
  largest: 'The largest sum found in it is {value}.',
  /** where a cover, a cap or a penalty is larger */
  largestToPay: 'Insurance, caps and penalties apart, the largest sum found in it is {value}.',
  term: '{count, plural, one {It runs for {values}{from, select, absent {} other {, from {from}}}.} other {More than one length is named for it: {values}.}}',
  lockIn: 'It names a lock-in of {value}: a time in which it cannot be left, or not for nothing.',
  probation: 'It names a probation of {value}.',
  renewal: 'It speaks of a renewal of {value}.',
  noticeOfYou: 'When you end it, the notice is {value}.',
  noticeOf: 'When {who} ends it, the notice is {value}.',
  notice: 'The notice for ending it is {value}.',
  issue: '{title}.',
  seat: 'Disputes go to arbitration, with its seat in {value}.',
  seatIf: 'If it comes to arbitration, the seat is {value}.',
  court: 'For the courts, it names {value}.',
  law: 'It is read under the law of {realm, select, yes {the {value}} other {{value}}}.',
} as const
