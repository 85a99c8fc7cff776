import { bindPhotos, countPages, identify, isPhoto, UnreadableFile } from '@karar/reader'
import type { UnreadableReason } from '@karar/schema'

/**
 * What a file is and how long, or why it cannot be taken; photos come back as the document that they are bound into. Runs in
 * a process of its own: opening a file is work.
 */
export type Inspection =
  | { ok: true; mimeType: string; pageCount: number; bound?: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: UnreadableReason; message: string }

export default async function inspect({ parts }: { parts: Uint8Array[] }): Promise<Inspection> {
  try {
    const [first = new Uint8Array()] = parts
    if (parts.length > 1 || isPhoto(first)) {
      const bound = new Uint8Array(await bindPhotos(parts))
      return { ok: true, mimeType: identify(bound).mimeType, pageCount: await countPages(bound), bound }
    }
    const { mimeType } = identify(first)
    return { ok: true, mimeType, pageCount: await countPages(first) }
  } catch (error) {
    // An error's own fields do not survive the way between processes.
    if (error instanceof UnreadableFile) return { ok: false, reason: error.reason, message: error.message }
    throw error
  }
}
