import type { DocumentId } from '@karar/schema'
import { HttpError } from '../../lib/http-error.ts'
import { refreshList } from './api.ts'
import { flushDeletions } from './deletions.ts'
import { sendFile } from './send-file.ts'
import { expectEnd, pollsAfterUpload } from './watch.ts'

const sample = '/samples/services-agreement.pdf'

/** Uploads the sample contract and starts its analysis; returns the document to open. */
export async function uploadSample(): Promise<DocumentId> {
  // One that was just deleted must be gone by then, or it would be offered as the one that is here already.
  await flushDeletions()
  const response = await fetch(sample).catch(() => {
    throw new HttpError('network')
  })
  if (!response.ok) throw new HttpError('status', response.status)
  const file = new File([await response.blob()], 'Sample services agreement.pdf', { type: 'application/pdf' })
  try {
    const { id } = await sendFile(file, { analyze: true })
    expectEnd(id, pollsAfterUpload)
    void refreshList()
    return id
  } catch (error) {
    // Uploaded before, perhaps in another window: open that one.
    if (error instanceof HttpError && error.reason === 'duplicate_document') {
      return error.facts.document_id as DocumentId
    }
    throw error
  }
}
