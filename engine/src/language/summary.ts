import { words as language } from './en.ts'

const { facts } = language

/** 'A', 'A and B', 'A, B and C' */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What a sum is called in a sentence, by the label that it has among the facts; the law's words for it: explain/summary.ts. */
const sums: Readonly<Record<string, { one: string; many: string }>> = {
  [facts.deposit]: { one: 'a deposit', many: 'deposits' },
  [facts.rent]: { one: 'a rent', many: 'rent' },
  [facts.salary]: { one: 'a salary', many: 'salary' },
  [facts.penalty]: { one: 'a penalty or damages', many: 'penalties or damages' },
  [facts.cap]: { one: 'a cap on liability', many: 'caps on liability' },
  [facts.loan]: { one: 'a loan', many: 'loans' },
  [facts.royalty]: { one: 'a royalty', many: 'royalties' },
  [facts.capital]: { one: 'capital', many: 'capital' },
  [facts.fee]: { one: 'a fee', many: 'fees' },
}

/** The sentences of the summary. They say what the words found say, and nothing besides. */
export const summaryWords = {
  what: (kind: string, parties: readonly string[]) =>
    `This is ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} between ${listed(parties).replace(/\.$/, '')}.`,
  party: (name: string, role: string | null) => (role === null ? name : `${name} (the ${role})`),
  youMust: (rest: string) => `You must ${rest}`,
  youWill: (rest: string) => `You will ${rest}`,
  theyMust: (who: string, rest: string) => `${who} must ${rest}`,
  theyWill: (who: string, rest: string) => `${who} will ${rest}`,
  not: 'not ',
  /** null for sums that have no name of their own */
  sum: (label: string, values: readonly string[]) => {
    const name = sums[label]
    if (name === undefined) return null
    return values.length === 1
      ? `It names ${name.one} of ${values[0]}.`
      : `It names these sums as ${name.many}: ${listed(values)}.`
  },
  largest: (value: string) => `The largest sum found in it is ${value}.`,
  term: (values: readonly string[], from: string | null) =>
    values.length === 1
      ? `It runs for ${values[0]}${from === null ? '' : `, from ${from}`}.`
      : `More than one length is named for it: ${listed(values)}.`,
  lockIn: (value: string) => `It names a lock-in of ${value}: a time in which it cannot be left, or not for nothing.`,
  probation: (value: string) => `It names a probation of ${value}.`,
  renewal: (value: string) => `It speaks of a renewal of ${value}.`,
  noticeOfYou: (value: string) => `When you end it, the notice is ${value}.`,
  noticeOf: (who: string, value: string) => `When ${who} ends it, the notice is ${value}.`,
  notice: (value: string) => `The notice for ending it is ${value}.`,
  issue: (title: string) => `${title}.`,
  seat: (value: string) => `Disputes go to arbitration, with its seat in ${value}.`,
  seatIf: (value: string) => `If it comes to arbitration, the seat is ${value}.`,
  court: (value: string) => `For the courts, it names ${value}.`,
  law: (value: string) => `It is read under the law of ${value.replace(/^(?:State|Republic|Kingdom) of/, 'the $&')}.`,
} as const
