import type { CommentType, DocumentId } from '@karar/schema'
import { useState } from 'react'
import { onTokenChange } from '../../lib/session.ts'

/** What is being written. */
export interface Draft {
  content: string
  comment_type: CommentType
  is_private: boolean
}

export const emptyDraft: Draft = { content: '', comment_type: 'general', is_private: false }

const drafts = new Map<DocumentId, Draft>()
onTokenChange(() => drafts.clear())

/** The comment that is being written on a document. It is still there after a look at another view. */
export function useDraft(id: DocumentId): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(drafts.get(id) ?? emptyDraft)
  return [
    draft,
    (next) => {
      drafts.set(id, next)
      setDraft(next)
    },
  ]
}
