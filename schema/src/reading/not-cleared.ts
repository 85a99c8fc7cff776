import { z } from 'zod'

/** What keeps a contract in which little was found from being called low risk. */
export const NotClearedReason = z.enum([
  'not_indian',
  'kind_unknown',
  'parties_unknown',
  'side_unknown',
  'text_outside_clauses',
  'end_missing',
  'passages_in_doubt',
  'passages_not_english',
  'sum_left_blank',
  'options_left_out',
  'reading_unproven',
])
export type NotClearedReason = z.infer<typeof NotClearedReason>

/** One that a newer version gives, to a page that was open before, is one still: without any the risk would be called low. */
export const KnownReason = NotClearedReason.catch('reading_unproven')
