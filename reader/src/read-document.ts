import { startBudget } from './budget.ts'
import { readDocx } from './docx/read-docx.ts'
import { identify } from './identify.ts'
import { readingLimits } from './limits.ts'
import { countPdfPages } from './pdf/open-pdf.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { bindPhotos } from './photos/bind-photos.ts'
import { isPhoto } from './photos/is-photo.ts'
import type { Reading, ReadOptions } from './reading.ts'
import { computedPageCount } from './text/computed-pages.ts'
import { readTxt } from './txt/read-txt.ts'
import { type Sentence, UnreadableFile } from './unreadable-file.ts'

/**
 * Reads a file into one text with its pages as spans into it. A photo is read as a document of one page.
 * @throws UnreadableFile, and nothing else, whatever the bytes; when `signal` aborts, the signal's own reason.
 */
export async function readDocument(file: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const bytes = await asDocument(file)
  const { kind, mimeType } = identify(bytes)
  const budget = startBudget(options)
  return guard(corruptAs[kind], options.signal, async () => {
    await budget.pause()
    if (kind === 'pdf') return readPdf(bytes, budget, options)
    const reading = kind === 'docx' ? readDocx(bytes, budget) : { ...readTxt(bytes, budget), mimeType }
    await budget.pause()
    options.onProgress?.({ stage: 'text', page: reading.pages.length, pages: reading.pages.length })
    return reading
  })
}

/**
 * How many pages a file counts for: the pages of a PDF; for other kinds the length of the text in pages of 3,000
 * characters, rounded up. Serves as the check at upload: it throws as `readDocument` would for files that cannot be
 * opened (whether a scan can be read is only found out by reading).
 * @throws UnreadableFile, and nothing else, whatever the bytes
 */
export async function countPages(file: Uint8Array): Promise<number> {
  const bytes = await asDocument(file)
  const { kind } = identify(bytes)
  const budget = startBudget({ timeLimitMs: readingLimits.timeMs / 4 })
  return guard(corruptAs[kind], undefined, async () => {
    if (kind === 'pdf') return countPdfPages(bytes, budget)
    const { text } = kind === 'docx' ? readDocx(bytes, budget) : readTxt(bytes, budget)
    return computedPageCount(text.length)
  })
}

const asDocument = async (file: Uint8Array) => (isPhoto(file) ? bindPhotos([file]) : file)

const corruptAs = { pdf: 'corruptPdf', docx: 'corruptWord', txt: 'corruptText' } as const satisfies Record<
  string,
  Sentence
>

/** Bytes from outside can trip the libraries in ways that no list foresees: whatever they throw means a damaged file. */
async function guard<T>(sentence: Sentence, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnreadableFile || signal?.aborted) throw error
    throw new UnreadableFile(sentence, undefined, error)
  }
}
