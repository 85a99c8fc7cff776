import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** Opens a PDF for `work` and closes it again whatever happens. */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // Loaded when needed: it is large, and text and Word files do without it.
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: bytes.slice(), // it takes the buffer away from its owner
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
    const pdf = await task.promise
    if (pdf.numPages < 1) throw new UnreadableFile('noPages')
    if (pdf.numPages > readingLimits.pages) {
      throw new UnreadableFile('tooManyPages', { pages: pdf.numPages, limit: readingLimits.pages })
    }
    return await work(pdf)
  } catch (error) {
    if (error instanceof PasswordException) throw new UnreadableFile('encryptedPdf', undefined, error)
    throw error
  } finally {
    await task.destroy().catch(() => undefined) // a document that never opened has nothing to close
  }
}

export const countPdfPages = (bytes: Uint8Array): Promise<number> => withPdf(bytes, async (pdf) => pdf.numPages)
