import type { CommentType, DocumentId } from '@karar/schema'
import { useState } from 'react'
import { onTokenChange } from '../../lib/http/session.ts'

/** What is being written. */
export interface Draft {
  content: string
  comment_type: CommentType
  is_private: boolean
}

const emptyDraft: Draft = { content: '', comment_type: 'general', is_private: false }

const drafts = new Map<DocumentId, Draft>()
onTokenChange(() => drafts.clear())

/** The comment that is being written on a document. It is still there after a look at another view. */
export function useDraft(id: DocumentId) {
  const [draft, setDraft] = useState(drafts.get(id) ?? emptyDraft)
  const change = (next: Draft) => {
    drafts.set(id, next)
    setDraft(next)
  }
  return {
    draft,
    change,
    /** What was sent is no draft any more; what was written since then is. */
    forget: (sent: Draft) => {
      if (drafts.get(id)?.content === sent.content) change({ ...emptyDraft, comment_type: sent.comment_type })
    },
  }
}
