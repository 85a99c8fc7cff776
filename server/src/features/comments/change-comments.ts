import {
  type AddComment,
  type Comment,
  type CommentId,
  type DocumentId,
  type EditComment,
  mostComments,
  type UserId,
} from '@karar/schema'
import { and, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { comments, documents } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import { type DocumentRow, findReadable, noteLook, type Reader } from '../documents/service.ts'
import { holdAccount } from '../usage/service.ts'
import { readContent } from './content.ts'
import { announceComment } from './notes.ts'
import { locate } from './place.ts'
import { readComments, visibleTo } from './visible.ts'

type CommentRow = typeof comments.$inferSelect

/** Of a comment in the audit log: everything but what it says, since the log outlives it. */
const logged = ({ id, commentType, isPrivate, content, place }: CommentRow) => ({
  comment_id: id,
  comment_type: commentType,
  is_private: isPrivate,
  content_length: content.length,
  ...(place && { page: place.page }),
})

/** @throws AppError document_not_found, invalid_request, comments_full */
export function addComment(db: Db, author: Reader, document: DocumentId, added: AddComment): Promise<Comment> {
  const content = readContent(added.content)
  return db.transaction(async (tx) => {
    await holdAccount(tx, author.id)
    const about = await holdDocument(tx, author, document)
    const [counted] = await tx.select({ visible: count() }).from(comments).where(visibleTo(author, document))
    if ((counted?.visible ?? 0) >= mostComments) throw new AppError('comments_full')
    const place = added.place && (await locate(tx, document, added.place))
    const { comment_type: commentType, is_private: isPrivate } = added
    const values = { documentId: document, authorId: author.id, content, commentType, isPrivate, place }
    const [row] = await tx
      .insert(comments)
      .values({ id: newId<CommentId>(), ...values })
      .returning()
    if (!row) throw new Error('a comment that was inserted did not come back')
    await announceComment(tx, document, row.id, undefined)
    await log(tx, author.id, 'comment.add', document, { after: logged(row) })
    // the answer quotes the contract
    if (place) await noteLook(tx, author, about, 'text')
    return readOne(tx, author, document, row.id)
  })
}

/** Changes what is named. @throws AppError document_not_found, comment_not_found, invalid_request, author_only */
export function editComment(
  db: Db,
  editor: Reader,
  document: DocumentId,
  id: CommentId,
  edit: EditComment,
): Promise<Comment> {
  const content = edit.content === undefined ? undefined : readContent(edit.content)
  return db.transaction(async (tx) => {
    await holdAccount(tx, editor.id)
    const about = await findReadable(tx, editor, document)
    const before = await holdComment(tx, editor, document, id)
    const wished = {
      content: content ?? before.content,
      commentType: edit.comment_type ?? before.commentType,
      isPrivate: edit.is_private ?? before.isPrivate,
    }
    const own = before.authorId === editor.id
    if (wished.isPrivate !== before.isPrivate && !own) throw new AppError('author_only')
    const same = (Object.keys(wished) as (keyof typeof wished)[]).every((key) => wished[key] === before[key])
    if (!same) {
      const [after] = await tx
        .update(comments)
        .set({ ...wished, editedAt: new Date(), editedBy: editor.id })
        .where(eq(comments.id, id))
        .returning()
      if (!after) throw new AppError('comment_not_found')
      await announceComment(tx, document, id, before)
      await log(tx, editor.id, 'comment.edit', document, {
        before: logged(before),
        after: { ...logged(after), content_changed: after.content !== before.content, own_comment: own },
      })
    }
    // the answer is the whole comment, whatever of it was changed
    if (!own) await noteLook(tx, editor, about, 'comments')
    return readOne(tx, editor, document, id)
  })
}

/** @throws AppError document_not_found, comment_not_found */
export function deleteComment(db: Db, actor: Reader, document: DocumentId, id: CommentId): Promise<void> {
  return db.transaction(async (tx) => {
    await findReadable(tx, actor, document)
    const row = await holdComment(tx, actor, document, id)
    await tx.delete(comments).where(eq(comments.id, id))
    await announceComment(tx, document, id, row)
    await log(tx, actor.id, 'comment.delete', document, {
      before: { ...logged(row), own_comment: row.authorId === actor.id },
    })
  })
}

/** Comments that are added at the same moment are counted one after the other. */
async function holdDocument(tx: Tx, reader: Reader, id: DocumentId): Promise<DocumentRow> {
  const document = await findReadable(tx, reader, id)
  const [held] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('no key update')
  if (!held) throw new AppError('document_not_found')
  return document
}

async function holdComment(tx: Tx, reader: Reader, document: DocumentId, id: CommentId): Promise<CommentRow> {
  const isIt = and(visibleTo(reader, document), eq(comments.id, id))
  const [row] = await tx.select().from(comments).where(isIt).for('update')
  if (!row) throw new AppError('comment_not_found')
  return row
}

async function readOne(tx: Tx, reader: Reader, document: DocumentId, id: CommentId): Promise<Comment> {
  const [comment] = await readComments(tx, reader, document, { id })
  if (!comment) throw new AppError('comment_not_found')
  return comment
}

function log(
  tx: Tx,
  actor: UserId,
  action: `comment.${string}`,
  document: DocumentId,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  return audit(tx, { actor, action, subject: { type: 'document', id: document }, ...change })
}
