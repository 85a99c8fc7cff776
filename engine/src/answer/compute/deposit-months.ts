import { formatMoney } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { words as engineWords } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import type { Answerer } from '../say/reply.ts'
import { capital, monthlySum, passageAt, plain } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

/** 'How many months of rent is the deposit?' */
export const depositMonths: Answerer = (book, { english }) => {
  if (
    !/\bdeposit\b/.test(english) ||
    !/\bhow many months?\b|\bmonths? (?:of |worth|rent|')|\bin months\b|\btimes the rent\b/.test(english)
  )
    return null
  if (/\b(?:refund|return|back|within|adjust\w*|set off|last|against|use)\b/.test(english)) return null
  const rent = monthlySum(book, ['rent', 'licenceFee', 'fee'])
  const deposit = depositOf(book)
  if (rent === null || deposit === null)
    return cannot(
      book,
      words.wanted.depositMonths,
      [...(deposit === null ? [words.figures.deposit] : []), ...(rent === null ? [words.figures.monthly] : [])],
      {
        citations: [rent === null ? null : cite(book, rent.passage)],
        followUps: ['deposit'],
      },
    )
  const count = plain(deposit.amount / rent.amount)
  return reckoned({
    what: words.depositMonths,
    value: format(words.inMonths, { count }),
    steps: [
      [words.deposit, formatMoney(deposit)],
      [format(words.perMonth, { what: capital(rent.label) }), formatMoney(rent)],
      [words.depositMonths, format(words.divided, { a: formatMoney(deposit), b: formatMoney(rent), result: count })],
    ],
    assumed: [],
    citations: [cite(book, deposit.passage), cite(book, rent.passage)],
    followUps: ['deposit'],
  })
}

/** 'Deposit it with the department' is a verb, and of something else. */
const OF_DEPOSIT =
  /\b(?:security|caution|refundable|interest[- ]free|rental|advance|earnest) (?:money )?deposit|\bdeposit (?:of|amount|money)\b|\bdeposit ?[:=-]/i

function depositOf(book: Book): { amount: number; currency: string; passage: Passage } | null {
  const told = book.analysis.key_facts.money.filter(({ amount }) => amount !== null && amount > 0)
  const fact =
    told.find(({ label }) => label === engineWords.facts.deposit) ?? told.find(({ quote }) => OF_DEPOSIT.test(quote))
  if (fact === undefined) return null
  const passage = passageAt(book, book.contract.text.toNorm[fact.start] ?? 0)
  return passage === null ? null : { amount: fact.amount!, currency: fact.currency ?? 'INR', passage }
}
