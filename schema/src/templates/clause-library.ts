import { z } from 'zod'

/** A clause to copy: the fair wording that a finding asks for, or the one that a missing clause would have. */
export const LibraryClause = z.object({
  id: z.string(),
  source: z.enum(['finding', 'missing_clause']),
  name: z.string(),
  group: z.string().meta({ description: 'what it is about: liability, exit, money, ...' }),
  when: z.string().meta({ description: 'what it is good for, in plain words' }),
  ask: z.string().nullable().meta({ description: 'what to ask the other side for' }),
  wording: z.string(),
  law: z.array(z.string()).meta({ description: 'acts and sections that stand behind it' }),
})
export type LibraryClause = z.infer<typeof LibraryClause>

export const ClauseLibraryQuery = z.object({
  q: z.string().trim().max(200).optional().meta({ description: 'each word must be in name, reason or wording' }),
  group: z.string().max(60).optional(),
})
export type ClauseLibraryQuery = z.infer<typeof ClauseLibraryQuery>
