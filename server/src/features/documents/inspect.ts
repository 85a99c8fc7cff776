import type { ErrorCode, UnreadableReason } from '@karar/schema'
import { AppError } from '../../lib/errors.ts'
import { openThreads, type Threads } from '../../lib/threads.ts'
import type { Inspection } from './inspect-worker.ts'

export type Inspectors = Threads<{ bytes: Uint8Array }, never, Inspection>

const timeLimitMs = 60_000

export function openInspectors(most: number): Inspectors {
  return openThreads(new URL('./inspect-worker.ts', import.meta.url), { most, heapMegabytes: 512 })
}

/**
 * Finds out by its content what an uploaded file is.
 *
 * @throws AppError file_too_large, unsupported_file or unreadable_file, in the reader's own sentence
 */
export async function inspectFile(
  inspectors: Inspectors,
  bytes: Uint8Array,
): Promise<{ mimeType: string; pageCount: number }> {
  const found = await inspectors.run({ bytes }, { signal: AbortSignal.timeout(timeLimitMs) })
  if (found.ok) return found
  const { reason, message } = found
  throw new AppError(refusals[reason] ?? 'unreadable_file', { reason, message })
}

const refusals: Partial<Record<UnreadableReason, ErrorCode>> = {
  too_large: 'file_too_large',
  wrong_kind: 'unsupported_file',
}
