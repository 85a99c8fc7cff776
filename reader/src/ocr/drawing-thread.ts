import { parentPort, workerData } from 'node:worker_threads'
import { openPictures } from './pictures.ts'

/** Draws pages for `drawings.ts`: a page can keep the library busy for hours, and only a thread of its own can be ended. */
const pictures = openPictures((workerData as { bytes: Uint8Array }).bytes)
pictures.catch(() => undefined) // told with each page that is asked for

parentPort!.on('message', async (number: number) => {
  try {
    const drawn = await (await pictures).draw(number)
    parentPort!.postMessage(drawn, [drawn.grey.buffer as ArrayBuffer])
  } catch {
    parentPort!.postMessage(undefined)
  }
})
