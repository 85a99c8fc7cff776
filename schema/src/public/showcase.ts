import { z } from 'zod'
import { LegalIssue } from '../analysis.ts'
import { SharedAnalysis } from '../results/sharing.ts'
import { Severity } from '../taxonomy-shapes.ts'

/** The analysis of the sample contract, and its text: open to anybody. */
export const SampleAnalysis = SharedAnalysis.omit({ expires_at: true })
export type SampleAnalysis = z.infer<typeof SampleAnalysis>

/** Points of the score that belong to one thing. */
const LostPoints = z.object({
  points: z.int().positive(),
  words: z.string(),
  number: z.string().nullable().meta({ description: 'The clause; null where one is missing' }),
  severity: Severity.nullable(),
})

/** The score of the sample in short: what the front page draws. Points kept and lost add up to 100 or more. */
export const SampleScore = z.object({
  safety_score: z.int().min(0).max(100),
  verdict: z.string(),
  lost: z.array(LostPoints).meta({ description: 'worst first' }),
})
export type SampleScore = z.infer<typeof SampleScore>

/** How long a paragraph may be that anybody may have read, in characters. */
export const paragraphLimits = { least: 30, most: 1500 } as const

export const ReadParagraph = z.object({
  text: z.string().trim().min(paragraphLimits.least).max(paragraphLimits.most),
})

/** What was found in a paragraph that somebody pasted. It stands in this answer and nowhere else. */
export const ParagraphReading = z.object({
  issues: z.array(LegalIssue),
  as_of: z.iso.date().meta({ description: 'The day whose law is stated' }),
})
export type ParagraphReading = z.infer<typeof ParagraphReading>
