import { type DocumentId, Urgency } from '@karar/schema'
import { z } from 'zod'
import { queryClient } from '../../lib/http/query-client.ts'
import { typed } from '../../lib/http/typed.ts'
import { meQuery } from '../accounts/api.ts'

/** What somebody has written and not sent yet. */
const Draft = z.object({ urgency: Urgency, description: z.string(), contact: z.string().nullable() })
export type Draft = z.infer<typeof Draft>

const drafts = typed<Draft>(() => queryClient.getQueryData(meQuery.queryKey)?.id, {
  name: 'consultation-drafts',
  shape: Draft,
})

/** What was written about a document before, in this tab; otherwise nothing, of medium urgency. */
export function draftOf(id: DocumentId): Draft {
  return drafts.of(id) ?? { urgency: 'medium', description: '', contact: null }
}

export const { keep: keepDraft, drop: dropDraft } = drafts
