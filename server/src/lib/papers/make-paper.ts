import { markdownOf, type PaperFormat, paperOf, type TemplateField } from '@karar/schema'
import { AppError } from '../http/errors.ts'
import { openProcesses, type Processes } from '../processes/processes.ts'
import type { PaperTask } from './paper-task.ts'
import { words } from './words.ts'

export type Papers = Processes<PaperTask, never, Uint8Array>

const timeLimitMs = 60_000

/** Processes that print papers; more than this at once wait for each other. */
export function openPapers(most: number): Papers {
  return openProcesses(new URL('./worker.ts', import.meta.url), { most, heapMegabytes: 512, megabytes: 768 })
}

export interface Paper {
  name: string
  content: string
  fields: readonly TemplateField[]
  values: Readonly<Record<string, string>>
  at: string
}

/**
 * A text with its fields filled in, as a file.
 *
 * @param gone fires when nobody waits for the file any more; it is thrown up then
 * @throws AppError internal, in words; the signal's reason
 */
export async function makePaper(
  papers: Papers,
  { name, content, fields, values, at }: Paper,
  format: PaperFormat,
  gone: AbortSignal,
): Promise<Uint8Array> {
  if (format === 'md') return new TextEncoder().encode(`${markdownOf(content, fields, values)}\n`)
  try {
    return await papers.run(
      { name, format, at, blocks: paperOf(content, fields, values) },
      { signal: gone, timeLimitMs },
    )
  } catch (cause) {
    if (gone.aborted) throw cause
    throw new AppError('internal', { message: words.failed, cause })
  }
}
