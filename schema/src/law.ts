import { z } from 'zod'

/** What a provision was checked against, the surest first. */
export const LawSource = z.enum(['statute_text', 'case_notes', 'public_pages', 'memory'])
export type LawSource = z.infer<typeof LawSource>

/** How a provision stands on a day: it holds, it was announced and holds later, or it held once. */
export const LawState = z.enum(['in_force', 'not_yet', 'no_longer'])
export type LawState = z.infer<typeof LawState>

/** One provision of the table of law, as it stands on a day. */
export const LawEntry = z.object({
  id: z.string(),
  act: z.string(),
  section: z.string().meta({ description: "Section, e.g. 's. 27'; empty for a judgment" }),
  says: z.string().meta({ description: 'What it says, in one sentence of ours' }),
  state: LawState,
  from: z.iso.date().nullable().meta({ description: 'First day in force; null where that was before the year 2000' }),
  until: z.iso.date().nullable().meta({ description: 'Last day in force' }),
  checked_on: z.iso.date(),
  checked_against: LawSource,
})
export type LawEntry = z.infer<typeof LawEntry>

/** The whole table of law, as it stands on a day. */
export const LawTable = z.object({
  day: z.iso.date(),
  checked_on: z.iso.date().meta({ description: 'The earliest check among all that holds or is to come' }),
  stale: z.boolean().meta({ description: 'That check lies more than six months before the day' }),
  provisions: z.array(LawEntry),
})
export type LawTable = z.infer<typeof LawTable>

export const LawQuery = z.object({
  on: z.iso.date().optional().meta({ description: 'The day; without it, today in India' }),
})
export type LawQuery = z.infer<typeof LawQuery>

/** So many months after its last check the law is told to be old. */
const MONTHS_FRESH = 6

/**
 * Whether law that was checked on one day is old on another.
 *
 * @param checked ISO date of the last check
 * @param day ISO date on which somebody reads
 */
export function isStale(checked: string, day: string): boolean {
  const [year, month, date] = checked.split('-').map(Number) as [number, number, number]
  const months = year * 12 + (month - 1) + MONTHS_FRESH
  const limit = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return day > limit
}
