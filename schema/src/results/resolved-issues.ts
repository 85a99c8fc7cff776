import { z } from 'zod'
import { DocumentId } from '../documents.ts'

/** Ids of the findings that the reader has ticked off; each person has ticks of their own. */
export const ResolvedIssues = z.array(z.string())
export type ResolvedIssues = z.infer<typeof ResolvedIssues>

export const ResolvedIssueParams = z.object({ id: DocumentId, issueId: z.string().min(1).max(200) })
