import type { Comment } from '@karar/schema'
import { undoable } from '../../lib/undoable.ts'
import { deleteComment, refreshComments } from './api.ts'
import { commentFailure } from './failures.ts'

/** Deletions of comments that can still be undone. */
export const deletions = undoable<Comment>(async (comments) => {
  // all at once: of a page that is being left, nothing after the first answer would be sent
  const ends = await Promise.allSettled(comments.map(deleteComment))
  await Promise.all([...new Set(comments.map(({ document_id }) => document_id))].map(refreshComments))
  const failed = ends.find((end) => end.status === 'rejected')
  return failed ? commentFailure(failed.reason, 'delete') : ''
})
