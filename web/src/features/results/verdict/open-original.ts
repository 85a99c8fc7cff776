import type { DocumentId } from '@karar/schema'
import { originalFile } from '../../documents/api.ts'
import { sampleId } from '../api.ts'

/** milliseconds after which the opened window surely has the file */
const keepFor = 60_000

/**
 * Opens the file as it was uploaded at one of its pages, in a window of its own.
 *
 * @throws HttpError where the file cannot be had
 */
export async function openOriginal(id: DocumentId, page: number): Promise<void> {
  if (id === sampleId) {
    window.open(`/samples/services-agreement.pdf#page=${page}`, '_blank', 'noopener')
    return
  }
  // At once: a window that opens only after the file has come would be taken for one that nobody asked for.
  const tab = window.open('', '_blank')
  try {
    const address = URL.createObjectURL(await originalFile(id))
    setTimeout(() => URL.revokeObjectURL(address), keepFor)
    if (tab) tab.location.replace(`${address}#page=${page}`)
    else location.assign(`${address}#page=${page}`)
  } catch (error) {
    tab?.close()
    throw error
  }
}
