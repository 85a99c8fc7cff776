import { type Document, type DocumentId, mostDeleted } from '@karar/schema'
import i18next from 'i18next'
import { undoable } from '../../../lib/undoable.ts'
import { deleteDocument, deleteDocuments, dropFromLists, refreshList } from '../api.ts'
import { deleteFailure } from '../progress/failures.ts'
import { beforeUpload } from '../upload/before-upload.ts'

/** Deletions of documents that can still be undone. They also end where a file is uploaded. */
export const deletions = undoable<Document>(async (documents) => {
  const failure = await send(documents.map(({ id }) => id))
  await refreshList()
  return failure
})

export const {
  read: readDeletions,
  use: useDeletions,
  later: deleteLater,
  undo: undoDeletions,
  flush: flushDeletions,
  stopClock,
  startClock,
  forgetFailure,
} = deletions

beforeUpload(flushDeletions)

/** @returns why some could not be deleted, or '' */
async function send(ids: readonly DocumentId[]): Promise<string> {
  try {
    const [only, ...more] = ids
    if (only && more.length === 0) {
      await deleteDocument(only)
      dropFromLists(new Set(ids))
      return ''
    }
    const parts = Array.from({ length: Math.ceil(ids.length / mostDeleted) }, (_, part) =>
      ids.slice(part * mostDeleted, (part + 1) * mostDeleted),
    )
    // all at once: of a page that is being left, nothing after the first answer would be sent
    const answers = await Promise.all(parts.map(deleteDocuments))
    dropFromLists(new Set(answers.flatMap(({ deleted }) => deleted)))
    const failed = answers.flatMap((answer) => answer.failed)
    const [first] = failed
    if (!first) return ''
    return i18next.t('documents:delete.someFailed', { count: failed.length, detail: first.detail })
  } catch (error) {
    return deleteFailure(error)
  }
}
