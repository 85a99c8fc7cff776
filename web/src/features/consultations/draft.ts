import type { DocumentId, Urgency } from '@karar/schema'
import { queryClient } from '../../lib/http/query-client.ts'
import { typed } from '../../lib/http/typed.ts'
import { meQuery } from '../accounts/api.ts'

/** What somebody has written and not sent yet. */
export interface Draft {
  urgency: Urgency
  description: string
  contact: string | null
}

const drafts = typed<Draft>(() => queryClient.getQueryData(meQuery.queryKey)?.id)

/** What was written about a document before, while this page is open; otherwise nothing, of medium urgency. */
export function draftOf(id: DocumentId): Draft {
  return drafts.of(id) ?? { urgency: 'medium', description: '', contact: null }
}

export const { keep: keepDraft, drop: dropDraft } = drafts
