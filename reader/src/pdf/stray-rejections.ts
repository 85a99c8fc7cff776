let listening = false

/**
 * The PDF library drops some promises on its way through a damaged file; Node would end the thread for it. What the
 * library itself rejects and nobody awaits is let go (the reading has failed or gone on by then); any other stray
 * rejection still ends the thread as it would without us, unless somebody else listens.
 */
export function letStrayRejectionsGo(): void {
  if (listening) return
  listening = true
  process.on('unhandledRejection', (reason) => {
    if (isFromPdfLibrary(reason)) return
    if (process.listenerCount('unhandledRejection') === 1) throw reason
  })
}

/** Its errors carry the library's file in their stack. */
const isFromPdfLibrary = (reason: unknown): boolean =>
  reason instanceof Error && /[\\/]pdfjs-dist[\\/]/.test(reason.stack ?? '')
