import type { DocumentId } from '@karar/schema'
import { HttpError } from '../../../lib/http/http-error.ts'
import { offerUpgrade } from '../../usage/api.ts'
import { expectEnd, pollsAfterUpload } from '../progress/watch.ts'
import { watchNewAnalysis } from '../progress/watched.ts'
import { finishBeforeUpload } from './before-upload.ts'
import { sendFile } from './send-file.ts'

const sample = '/samples/services-agreement.pdf'

/** Sends the sample contract to be analysed; returns its document, or the one that is there already. */
export async function uploadSample(): Promise<DocumentId> {
  // One that was just deleted must be gone by then, or it would be offered as the one that is here already.
  await finishBeforeUpload()
  const response = await fetch(sample).catch(() => {
    throw new HttpError('network')
  })
  if (!response.ok) throw new HttpError('status', response.status)
  return uploadForAnalysis(
    new File([await response.blob()], 'Sample services agreement.pdf', { type: 'application/pdf' }),
  )
}

/** Sends one file to be analysed; returns its document, or the one that is there already. */
export async function uploadForAnalysis(file: File): Promise<DocumentId> {
  try {
    const { id, analysis_status, analysis_refused: refused } = await sendFile([file], { analyze: true })
    expectEnd(id, pollsAfterUpload)
    if (analysis_status === 'analyzing') watchNewAnalysis(id)
    if (refused) offerUpgrade({ reason: refused.reason, words: refused.message })
    return id
  } catch (error) {
    // Uploaded before, perhaps in another window: open that one.
    if (error instanceof HttpError && error.reason === 'duplicate_document') {
      return error.facts.document_id as DocumentId
    }
    throw error
  }
}
