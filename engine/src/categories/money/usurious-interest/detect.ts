import { ratesIn } from '../../../grammar/rates.ts'
import { earns } from '../../../understand/home/earns.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'with interest @ 36% p.a.', 'at 3 per cent per month' */
const RATE =
  /\b(?:interest|loan)\b[^;]{0,90}?(?<![\d.])(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)(?: \w+){0,2}? ?(p\.? ?a\b|per annum|per year|a year|yearly|p\.? ?m\b|per month|a month|monthly)/g
/** A year at such a rate costs more than any State lets a money lender take. */
const TOO_MUCH = 24
const MONTHS = 12
/** Late, it is another matter; so is what a fee costs. */
const OTHERWISE = /\b(?:late|overdue|delay\w*|default|penal|reduc\w*|not exceed\w*|maximum)\b/

/** A loan at a rate that courts cut down. The readers know it behind 'interest shall be', and not in a recital. */
export const dearLoan: Detector = {
  id: 'dear-loan',
  category: 'usurious_interest',
  gate: /%|per ?cent/,
  contracts: ['loan_agreement'],
  readWhole: (contract) =>
    contract.clauses
      .flatMap((clause) =>
        clause.sentences.flatMap((sentence) => {
          const isDear = [...sentence.text.matchAll(RATE)].some(
            ([, rate, per]) => Number(rate) * (/m/.test(per!.replace('annum', '')) ? MONTHS : 1) > TOO_MUCH,
          )
          if (!isDear || OTHERWISE.test(sentence.text)) return []
          const span = { start: sentence.start, end: sentence.end }
          const burdened = partyOn(contract, 'borrower')
          return [{ span, clause, severity: 'high' as const, burdened, confidence: 0.85 }]
        }),
      )
      .slice(-1),
}

/** What is paid for being late with money, and not with work or goods. */
const LATE = /\b(?:late|delay\w*|overdue|unpaid|default\w*|outstanding|belated)\b/
const OF_MONEY = /\b(?:payments?|paid|pay|dues?|amounts?|invoices?|rent|fees?|instal?ments?|bills?|sums?|charges)\b/
const OF_WORK =
  /\b(?:liquidated|deliver\w*|completion|order value|contract (?:value|price|sum)|undelivered|milestone|performance|delayed (?:goods|supply|work)|tax|gst|statutory|returns?|rental rate|daily rate)\b/
/** So much a year for being late with money is above any rate that a court leaves standing. */
const FAR_TOO_MUCH = 40
/** Beyond it a share of something else is meant, such as a day's hire. */
const NO_RATE = 1500

/** A late fee counted by the day or the week: small by its figure, and more than all else by the year. */
export const dearDelay: Detector = {
  id: 'dear-delay',
  category: 'usurious_interest',
  gate: /%|per ?cent/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(
      ({ text }) =>
        LATE.test(text) &&
        OF_MONEY.test(text) &&
        !OF_WORK.test(text) &&
        ratesIn(text).some(({ stated, yearly }) => stated && yearly > FAR_TOO_MUCH && yearly < NO_RATE),
    )
    if (sentence === undefined) return []
    const span = { start: sentence.start, end: sentence.end }
    const payers = contract.parties.filter((party) => !earns(contract, party))
    return [{ span, clause, severity: 'high', burdened: payers.length === 1 ? payers[0]! : null, confidence: 0.8 }]
  },
}
