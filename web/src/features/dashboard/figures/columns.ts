import type { MonthOfRisk } from '@karar/schema'

export interface Column extends MonthOfRisk {
  score: number
  /** the year is written where it changes */
  showsYear: boolean
}

/** The months as columns of the picture, in half a year or a whole one: a column keeps its width as months are added. */
export function columnsOf(months: readonly MonthOfRisk[]): { columns: Column[]; slots: 6 | 12 } {
  const columns = months.map((month, index) => ({
    ...month,
    score: Math.round(month.average_safety_score),
    showsYear: month.month.slice(0, 4) !== months[index - 1]?.month.slice(0, 4),
  }))
  return { columns, slots: months.length > 6 ? 12 : 6 }
}
