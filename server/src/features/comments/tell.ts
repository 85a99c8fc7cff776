import { createHash } from 'node:crypto'
import type { Comment, CommentEvent, CommentId, DocumentId } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { findReadable, noteLook, type Reader } from '../documents/service.ts'
import { CommentNote, NamesNote } from './notes.ts'
import { readComments } from './visible.ts'

/**
 * What one listener is told of changes to a document's comments. To somebody for whom a comment turns private it is
 * deleted; to whom it becomes public it is new; who never saw it hears nothing. Names that changed are read anew.
 *
 * A note says what a comment was, and what it is now is read when the note is heard: on a busy server after the next change
 * already, whose own note then tells the same again. So what was told last is kept, and nothing is told twice.
 */
export function tellsOfComments(db: Db, document: DocumentId) {
  let looked = false
  /** by comment: a mark of what was told last of it; null where that was that it is gone */
  const told = new Map<CommentId, string | null>()
  return {
    forget: () => told.clear(),
    tell: async (reader: Reader, note: unknown): Promise<CommentEvent | null> => {
      if (NamesNote.safeParse(note).success) {
        told.clear()
        return { event: 'missed', data: {} }
      }
      const parsed = CommentNote.safeParse(note)
      if (!parsed.success) return null
      const { comment: id, before, author } = parsed.data
      const last = told.get(id)
      const sawIt =
        last === undefined ? before === 'public' || (before === 'private' && author === reader.id) : last !== null
      const [data] = await readComments(db, reader, document, { id })
      if (!data) {
        // of what was never told the list may tell that was read meanwhile
        if (!sawIt) return null
        told.set(id, null)
        return { event: 'comment_deleted', data: { id } }
      }
      const now = markOf(data)
      if (now === last) return null
      if (data.author_id !== reader.id && !looked) {
        await noteLook(db, reader, await findReadable(db, reader, document), 'comments')
        looked = true
      }
      told.set(id, now)
      return { event: sawIt ? 'comment_edited' : 'comment_added', data }
    },
  }
}

const markOf = (comment: Comment) => createHash('sha256').update(JSON.stringify(comment)).digest('base64')
