import type { Fact, UnifiedAnalysis } from '@karar/schema'
import { formatDay } from '../../lib/text/days.ts'
import { clauseNumberAt } from './clause-at.ts'

interface Row {
  start: number
  end: number
  /** words of the contract */
  quote: string
  clause: string | null
}
export interface DateRow extends Row {
  what: string
  /** as dates are written here, or as the contract has it where it names no day of the calendar */
  date: string
  iso: string | null
  page: number
  /** what was read where the owner put this right by hand; null where this is what was read */
  asRead: string | null
}
export interface MoneyRow extends Row {
  what: string
  sum: string
  page: number
  asRead: string | null
}
export interface DutyRow extends Row {
  party: string
  due: string | null
}

export interface TableRows {
  dates: DateRow[]
  money: MoneyRow[]
  /** in the order of the parties, then as the contract has them */
  duties: DutyRow[]
}

/** Key dates in order of time, sums as the contract names them, and who must do what. */
export function tableRows({ key_facts, obligations, clause_analyses, parties }: UnifiedAnalysis): TableRows {
  const clauseAt = (start: number) => clauseNumberAt(clause_analyses, start)
  const rank = (party: string) => {
    const index = parties.findIndex(({ name }) => name === party)
    return index < 0 ? parties.length : index
  }
  const placeOf = ({ quote, start, end, page, as_read }: Fact) => ({
    ...{ quote, start, end, page },
    clause: clauseAt(start),
    asRead: as_read ? `${as_read.label}, ${as_read.value}` : null,
  })
  return {
    dates: key_facts.dates
      .map((fact) => ({
        what: fact.label,
        date: fact.iso === null ? fact.value : formatDay(fact.iso),
        iso: fact.iso,
        ...placeOf(fact),
      }))
      // those without a day of the calendar last
      .sort((a, b) => (a.iso ?? '9').localeCompare(b.iso ?? '9') || a.start - b.start),
    money: key_facts.money.map((fact) => ({ what: fact.label, sum: fact.value, ...placeOf(fact) })),
    duties: obligations
      .map(({ party, text, due, start, end }) => ({ party, quote: text, due, start, end, clause: clauseAt(start) }))
      .sort((a, b) => rank(a.party) - rank(b.party) || a.start - b.start),
  }
}
