import { type FoundDate, findDates } from '../../../grammar/dates.ts'
import { type Contract, once } from '../../contract.ts'
import { lawsChosen } from '../governing-law.ts'

const AMERICAN =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|united states|usa?)\b/

/** 5/21/2026 can only be 21 May, 21/5/2026 as well: one such date tells how a document writes the others. */
const FIGURES = /(?<![\d/.-])(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/-])/g

/** Whether dates in figures have the month first: where the document itself shows it, else where American law is chosen. */
const hasMonthFirst = (contract: Contract): boolean =>
  once(contract, 'month-first', () => {
    const { norm } = contract.text
    const said = [...norm.matchAll(FIGURES)].map((match) => [Number(match[1]), Number(match[3])] as const)
    if (said.length === 0) return false
    const monthFirst = said.some(([first, second]) => first <= 12 && second > 12 && second <= 31)
    const dayFirst = said.some(([first, second]) => first > 12 && first <= 31 && second <= 12)
    if (monthFirst !== dayFirst) return monthFirst
    return echoed(norm) ?? lawsChosen(contract).some((law) => AMERICAN.test(law))
  })

/** 'signed on 11/1/2001' in a paper of 11 January 2001: the same day in words shows the order; null where neither order is shown. */
function echoed(norm: string): boolean | null {
  const isSpelt = ({ start, end }: FoundDate): boolean => /[a-z]{3}/.test(norm.slice(start, end))
  const dayFirst = findDates(norm)
  const spelt = new Set(dayFirst.filter(isSpelt).map(({ iso }) => iso))
  const agrees = (dates: readonly FoundDate[]): boolean => dates.some((one) => !isSpelt(one) && spelt.has(one.iso))
  const [asDay, asMonth] = [agrees(dayFirst), agrees(findDates(norm, true))]
  return asDay === asMonth ? null : asMonth
}

/** Dates in words of a contract, in its own order of day and month. */
export const datesIn = (contract: Contract, norm: string): FoundDate[] => findDates(norm, hasMonthFirst(contract))
