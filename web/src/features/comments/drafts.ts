import { CommentType, type DocumentId } from '@karar/schema'
import { useState } from 'react'
import { z } from 'zod'
import { queryClient } from '../../lib/http/query-client.ts'
import { typed } from '../../lib/http/typed.ts'
import { meQuery } from '../accounts/api.ts'

/** What is being written. */
const Draft = z.object({ content: z.string(), comment_type: CommentType, is_private: z.boolean() })
export type Draft = z.infer<typeof Draft>

const emptyDraft: Draft = { content: '', comment_type: 'general', is_private: false }

const drafts = typed<Draft>(() => queryClient.getQueryData(meQuery.queryKey)?.id, {
  name: 'comment-drafts',
  shape: Draft,
})

/** The comment that is being written on a document. It is still there after a look at another view, and after a reload. */
export function useDraft(id: DocumentId) {
  const [draft, setDraft] = useState(() => drafts.of(id) ?? emptyDraft)
  const change = (next: Draft) => {
    drafts.keep(id, next)
    setDraft(next)
  }
  return {
    draft,
    change,
    /** What was sent is no draft any more; what was written since then is. */
    forget: (sent: Draft) => {
      if (drafts.of(id)?.content === sent.content) change({ ...emptyDraft, comment_type: sent.comment_type })
    },
  }
}
