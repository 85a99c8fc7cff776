import { z } from 'zod'
import { ClauseType, IssueCategory, Severity } from '../taxonomy-shapes.ts'

const said = z.string().max(1200)

/** An issue that a language model claims. Nothing is believed of it until its quote is found in the document. */
export const ModelIssue = z.object({
  category: IssueCategory,
  severity: Severity,
  quote: z.string().min(1).max(4000).meta({ description: 'The words that do it, copied letter by letter' }),
  why: said.meta({ description: 'What they do to the reader, one or two plain sentences' }),
  law: z
    .array(z.string().max(200))
    .max(5)
    .meta({ description: 'Provisions of Indian law, such as "Indian Contract Act 1872, s. 27"' }),
})
export type ModelIssue = z.infer<typeof ModelIssue>

/** What it thinks of a finding that is known already. */
export const ModelDoubt = z.object({
  finding: z.string().max(200).meta({ description: 'The id of the finding' }),
  agrees: z.boolean(),
  why: said,
})

/** A clause that it misses. */
export const ModelMissing = z.object({ clause_type: ClauseType, why: said })

/** What a clause says, in words that anybody understands. */
export const ModelPlain = z.object({
  clause: z.string().max(200).meta({ description: 'The id of the clause' }),
  says: said,
})

/** The answer of a language model that read a part of a contract. */
export const ModelReading = z.object({
  issues: z.array(ModelIssue),
  doubts: z.array(ModelDoubt),
  missing: z.array(ModelMissing),
  plain: z.array(ModelPlain),
})
export type ModelReading = z.infer<typeof ModelReading>
