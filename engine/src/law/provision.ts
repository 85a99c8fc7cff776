import type { LawSource } from '@karar/schema'

/** Who read what, and when: see docs/law.md. */
export interface Checked {
  /** ISO date */
  readonly on: string
  readonly against: LawSource
}

/** One provision of law, or one judgment, as Karar states it. Days are ISO dates, both ends included. */
export interface Provision {
  /** act with its year, or judgment with court and year */
  readonly act: string
  /** 's. 27'; empty for a judgment */
  readonly section: string
  /** what it says, in our words, one sentence; an ICU message that may ask for figures of the day (`figures.ts`) */
  readonly says: string
  /** first day in force; absent where it has been in force since before 2000 */
  readonly from?: string
  /** last day in force */
  readonly until?: string
  /** day from which it was certain to come: between it and `from` a card may tell it as coming */
  readonly announced?: string
  /** what stood in its place before `from`: ids of the table */
  readonly before?: readonly string[]
  /** kinds of contract that alone it speaks of; absent: all */
  readonly of?: 'work' | 'premises' | 'consumers' | 'goods' | 'firms' | 'companies' | 'loans' | 'supplies' | 'sales'
  /** a State alone that it holds in, as its name stands in a contract */
  readonly state?: 'maharashtra'
  /** what a contract must speak of besides: a patent, a lender that the Reserve Bank regulates, rooms or land and not machines, a flat or plot of a promoter */
  readonly about?: 'patents' | 'regulated_lenders' | 'premises' | 'new_homes'
  readonly checked: Checked
}
