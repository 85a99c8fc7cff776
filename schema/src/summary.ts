import { z } from 'zod'

/** What a point of the summary is about, in the order of reading. */
export const summaryTopics = [
  'what',
  'you_do',
  'you_get',
  'sides',
  'money',
  'how_long',
  'get_out',
  'go_wrong',
  'disputes',
] as const

const place = {
  quote: z.string().meta({ description: 'Verbatim slice of the document text at [start, end)' }),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  page: z.int().positive(),
  clause_number: z.string().nullable(),
}

/** One plain sentence about the contract, with the words that it rests on. */
export const SummaryPoint = z.object({
  topic: z.enum(summaryTopics).catch('what'),
  text: z.string(),
  ...place,
  issue_id: z.string().nullable(),
})
export type SummaryPoint = z.infer<typeof SummaryPoint>

/** A word of lawyers that occurs in the contract, and what it means. */
export const ExplainedTerm = z.object({ term: z.string(), meaning: z.string(), ...place })
export type ExplainedTerm = z.infer<typeof ExplainedTerm>

/** The contract for somebody who reads no contracts. Both lists are empty in analyses of before there were summaries. */
export const Summary = z.object({
  points: z.array(SummaryPoint).meta({ description: 'At most ten, in the order of the topics' }),
  terms: z.array(ExplainedTerm).meta({ description: 'Those that matter most here come first' }),
})
export type Summary = z.infer<typeof Summary>
