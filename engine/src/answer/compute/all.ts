import type { Answerer } from '../say/reply.ts'
import { allInstalments, allInterest } from './all-instalments.ts'
import { dailySum } from './daily-sum.ts'
import { delaySum } from './delay-sum.ts'
import { depositMonths } from './deposit-months.ts'
import { lastDay } from './last-day.ts'
import { lastInstalment } from './last-instalment.ts'
import { lateInterest } from './late-interest.ts'
import { noticeEnd } from './notice-end.ts'
import { probationEnd } from './probation-end.ts'
import { totalOverTerm } from './total.ts'
import { withGst } from './with-gst.ts'

const reckoners: readonly Answerer[] = [
  withGst,
  depositMonths,
  delaySum,
  dailySum,
  allInterest,
  lateInterest,
  noticeEnd,
  allInstalments,
  totalOverTerm,
  lastInstalment,
  probationEnd,
  lastDay,
]

/** Arithmetic on the contract's figures, laid open line by line; null where nothing is to be worked out. */
export const computed: Answerer = (book, question) => {
  for (const reckoner of reckoners) {
    const reply = reckoner(book, question)
    if (reply !== null) return reply
  }
  return null
}
