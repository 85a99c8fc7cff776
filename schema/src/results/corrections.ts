import { z } from 'zod'
import { KeyFacts } from '../analysis.ts'

/** The lists of the key facts. */
export const FactKind = KeyFacts.keyof()
export type FactKind = z.infer<typeof FactKind>

const Day = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2199-12-31')

/** What stands in place of a fact that was read wrongly: its name and its figure. */
export const Correction = z.object({
  label: z.string().trim().min(1).max(120),
  value: z.string().trim().min(1).max(200).meta({ description: "Of a date: the day, '2027-03-31'" }),
})
export type Correction = z.infer<typeof Correction>

/** A fact, by where it stands and as what Karar read it, and what the owner puts in its place; null takes that back. */
export const CorrectFact = z
  .object({
    kind: FactKind,
    start: z.int().nonnegative(),
    label: z.string().max(300),
    value: z.string().max(2000),
    correction: Correction.nullable(),
    keeps: Correction.keyof().optional().meta({
      description: 'Which of the two was not touched: it stays as it stands by now, whoever changed it meanwhile',
    }),
  })
  .refine(({ kind, correction }) => kind !== 'dates' || !correction || Day.safeParse(correction.value).success, {
    path: ['correction', 'value'],
    error: 'Choose a day of the calendar.',
  })
export type CorrectFact = z.infer<typeof CorrectFact>
