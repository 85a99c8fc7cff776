import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { refuseBombs } from './refuse-bombs.ts'
import { letStrayRejectionsGo } from './stray-rejections.ts'

/** Opens a PDF for `work` and closes it again whatever happens. */
export async function withPdf<T>(
  bytes: Uint8Array,
  budget: Budget,
  work: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  refuseBombs(bytes, budget)
  letStrayRejectionsGo()
  // Loaded when needed: it is large, and text and Word files do without it.
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: new Uint8Array(bytes), // a copy, since it takes the buffer away from its owner; and plain, since it refuses a Buffer
    standardFontDataUrl: join(home, 'standard_fonts') + sep,
    cMapUrl: join(home, 'cmaps') + sep,
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
  })
  try {
    const pdf = await budget.within(task.promise)
    if (pdf.numPages < 1) throw new UnreadableFile('noPages')
    if (pdf.numPages > readingLimits.pages) {
      throw new UnreadableFile('tooManyPages', { pages: pdf.numPages, limit: readingLimits.pages })
    }
    return await budget.within(work(pdf))
  } catch (error) {
    if (error instanceof PasswordException) throw new UnreadableFile('encryptedPdf', undefined, error)
    throw error
  } finally {
    // A document that never opened has nothing to close, and one that hangs may hang in closing too.
    await Promise.race([task.destroy().catch(() => undefined), sleep(1000, undefined, { ref: false })])
  }
}

export const countPdfPages = (bytes: Uint8Array, budget: Budget): Promise<number> =>
  withPdf(bytes, budget, async (pdf) => pdf.numPages)
