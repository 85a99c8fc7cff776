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
