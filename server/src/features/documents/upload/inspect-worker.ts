import { countPages, identify, UnreadableFile } from '@karar/reader'
import type { UnreadableReason } from '@karar/schema'

/** What a file is and how long, or why it cannot be taken. Runs in a process of its own: opening a file is work. */
export type Inspection =
  | { ok: true; mimeType: string; pageCount: number }
  | { ok: false; reason: UnreadableReason; message: string }

export default async function inspect({ bytes }: { bytes: Uint8Array }): Promise<Inspection> {
  try {
    const { mimeType } = identify(bytes)
    return { ok: true, mimeType, pageCount: await countPages(bytes) }
  } catch (error) {
    // An error's own fields do not survive the way between processes.
    if (error instanceof UnreadableFile) return { ok: false, reason: error.reason, message: error.message }
    throw error
  }
}
