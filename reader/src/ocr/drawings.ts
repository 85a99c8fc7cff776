import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readingLimits } from '../limits.ts'
import type { Picture } from './pictures.ts'
import { programFor } from './programs.ts'
import { threadWorkMs, withinWork } from './thread-work.ts'

export type Drawn = Picture & { scale: number }

/** Pages of a PDF as pictures, drawn one at a time on a thread of their own. */
export interface Drawings {
  /**
   * @param number of the page, from 1
   * @returns undefined for a page that is damaged, 'late' for one that wanted more work than a page may
   */
  draw(number: number): Promise<Drawn | 'late' | undefined>
  close(): Promise<void>
}

const limits = { mostMs: readingLimits.drawingMs, mostWaitMs: readingLimits.pageWaitMs }

export function openDrawings(bytes: Uint8Array): Drawings {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  const draw = async (number: number): Promise<Drawn | 'late' | undefined> => {
    await programFor('drawing')
    thread ??= start(bytes)
    const busy = thread
    // Without it, its death would be an error that nobody hears.
    const gone = once(busy, 'exit').then(() => undefined)
    const answer = once(busy, 'message').then(([drawn]) => drawn as Drawn | undefined)
    busy.postMessage(number)
    const drawn = await withinWork(Promise.race([answer, gone]), () => threadWorkMs(busy), limits).catch(
      () => undefined,
    )
    // A thread that broke or hangs over a page is not asked again: the next page gets a new one.
    if (!drawn || drawn === 'late') await end()
    return drawn
  }
  return {
    draw: (number) => {
      const drawn = last.then(() => draw(number))
      last = drawn.catch(() => undefined)
      return drawn
    },
    close: end,
  }
}

const start = (bytes: Uint8Array) => {
  const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: { bytes },
    // what the library complains of helps nobody
    stdout: true,
    stderr: true,
  })
  thread.stdout.resume()
  thread.stderr.resume()
  return thread
}
