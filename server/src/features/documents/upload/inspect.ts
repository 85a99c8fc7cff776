import type { ErrorCode, UnreadableReason } from '@karar/schema'
import { AppError } from '../../../lib/http/errors.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../../lib/processes/processes.ts'
import { warmOnes } from '../../../lib/processes/warm-ones.ts'
import { words } from '../words.ts'
import type { Inspection } from './inspect-worker.ts'

export type Inspectors = Processes<{ parts: Uint8Array[] }, never, Inspection>

/** by the clock, and of the processor's time: to open the longest contract, or to bind the most photos, takes some seconds */
const limits = { timeLimitMs: 60_000, workLimitMs: 20_000 }
/** so much more for each photo: it is unpacked, turned and packed again, up to three times */
const photoMs = 3_000

/** @param cores one process each, and one more, which is never taken by who has the others at work */
export function openInspectors(cores: number): Inspectors {
  return openProcesses(new URL('./inspect-worker.ts', import.meta.url), {
    most: cores + 1,
    mostOfOne: cores,
    kept: warmOnes(),
    heapMegabytes: 512,
    megabytes: 768,
  })
}

/**
 * Finds out by its content what an uploaded file is. Photos, one or several, become one PDF in their order.
 *
 * @param person whose file it is: however many somebody sends at once, others do not wait for them
 * @returns the bytes to keep, their kind and their pages
 * @throws AppError file_too_large, unsupported_file or unreadable_file, in the reader's own sentence
 */
export async function inspectFile(
  inspectors: Inspectors,
  parts: Uint8Array<ArrayBuffer>[],
  person: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mimeType: string; pageCount: number }> {
  const more = parts.length > 1 ? parts.length * photoMs : 0
  const mayTake = { person, timeLimitMs: limits.timeLimitMs + more, workLimitMs: limits.workLimitMs + more }
  const found = await inspectors.run({ parts }, mayTake).catch((cause) => {
    if (cause instanceof TookTooLong)
      throw new AppError('unreadable_file', { ...inWords('took_too_long', words.tookTooLong), cause })
    if (cause instanceof TooMuchMemory) {
      throw new AppError('unreadable_file', { ...inWords('unpacks_too_large', words.tooMuchMemory), cause })
    }
    throw cause
  })
  const [only = new Uint8Array()] = parts
  if (found.ok) return { bytes: found.bound ?? only, mimeType: found.mimeType, pageCount: found.pageCount }
  const { reason, message } = found
  throw new AppError(refusals[reason] ?? 'unreadable_file', { reason, message })
}

const refusals: Partial<Record<UnreadableReason, ErrorCode>> = {
  too_large: 'file_too_large',
  wrong_kind: 'unsupported_file',
}

const inWords = (reason: UnreadableReason, message: string) => ({ reason, message })
