import type { Comment, EditComment } from '@karar/schema'
import { queryClient } from '../../lib/http/query-client.ts'
import { typed } from '../../lib/http/typed.ts'
import { meQuery } from '../accounts/api.ts'
import type { Draft } from './drafts.ts'

/** A comment that is being edited: as it was when that began, and what is being made of it. */
export interface Editing {
  base: Comment
  draft: Draft
}

/** What is being made of comments, by their ids: Escape and a look at another view are no way to lose a text. */
export const edits = typed<Editing>(() => queryClient.getQueryData(meQuery.queryKey)?.id)

/** From the comment as it is, or from where it was left. */
export function beginEditing(base: Comment): Editing {
  const left = edits.of(base.id)
  if (left) return left
  const { content, comment_type, is_private } = base
  return { base, draft: { content, comment_type, is_private } }
}

/** Only what was changed is sent, so that what somebody else changed beside it stays. */
export function changedFields(base: Comment, draft: Draft): EditComment {
  return {
    ...(draft.content !== base.content && { content: draft.content }),
    ...(draft.comment_type !== base.comment_type && { comment_type: draft.comment_type }),
    ...(draft.is_private !== base.is_private && { is_private: draft.is_private }),
  }
}

/** Whether the words have become others since the editing began. */
export function someoneElseChanged(base: Comment, now: Comment): boolean {
  return now.content !== base.content
}
