import type { CommentEvent, DocumentId } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { findReadable, noteLook, type Reader } from '../documents/service.ts'
import { CommentNote, NamesNote } from './notes.ts'
import { readComments } from './visible.ts'

/**
 * What one listener is told of changes to a document's comments. To somebody for whom a comment turns private it is
 * deleted; to whom it becomes public it is new; who never saw it hears nothing. Names that changed are read anew.
 */
export function tellsOfComments(db: Db, document: DocumentId) {
  let looked = false
  return async (reader: Reader, note: unknown): Promise<CommentEvent | null> => {
    if (NamesNote.safeParse(note).success) return { event: 'missed', data: {} }
    const parsed = CommentNote.safeParse(note)
    if (!parsed.success) return null
    const { comment: id, before, author } = parsed.data
    const sawIt = before === 'public' || (before === 'private' && author === reader.id)
    const [data] = await readComments(db, reader, document, { id })
    if (!data) return sawIt ? { event: 'comment_deleted', data: { id } } : null
    if (data.author_id !== reader.id && !looked) {
      await noteLook(db, reader, await findReadable(db, reader, document), 'comments')
      looked = true
    }
    return { event: sawIt ? 'comment_edited' : 'comment_added', data }
  }
}
