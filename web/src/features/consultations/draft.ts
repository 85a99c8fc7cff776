import type { DocumentId, Urgency } from '@karar/schema'
import { onTokenChange } from '../../lib/http/session.ts'

/** What somebody has written and not sent yet. */
export interface Draft {
  urgency: Urgency
  description: string
  contact: string | null
}

const drafts = new Map<DocumentId, Draft>()
// the next to sign in may be somebody else
if (typeof window !== 'undefined') onTokenChange(() => drafts.clear())

/** What was written about a document before, while this page is open; otherwise nothing, of medium urgency. */
export function draftOf(id: DocumentId): Draft {
  return drafts.get(id) ?? { urgency: 'medium', description: '', contact: null }
}

export function keepDraft(id: DocumentId, draft: Draft): void {
  drafts.set(id, draft)
}

export function dropDraft(id: DocumentId): void {
  drafts.delete(id)
}
