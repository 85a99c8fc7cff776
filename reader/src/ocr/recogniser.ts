import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker as NodeThread } from 'node:worker_threads'
import type { Bbox, Line, RecognizeResult, Word, Worker } from 'tesseract.js'
import type { Picture } from './pictures.ts'
import { programFor } from './programs.ts'
import { threadWorkMs } from './thread-work.ts'

/** A word as it stands in the picture; dots from the top left. */
export interface SeenWord {
  text: string
  box: Bbox
  /** 0..1 */
  confidence: number
}

/** What stands in a picture, straightened. */
export interface Seen {
  /** in the order in which the recogniser found them */
  lines: SeenLine[]
  /** how far the picture was turned to be straight, radians */
  slant: number
}

export interface SeenLine {
  words: SeenWord[]
  /** the baseline, dots from the top */
  y: number
  /** dots that the baseline falls for each dot to the right */
  slope: number
  /** the baseline's length, dots */
  length: number
  /** height from the foot of 'g' to the top of 'l', dots */
  height: number
}

/** 'eng' and 'hin' alone, or both scripts on one page. */
export type Languages = 'eng' | 'hin' | 'eng+hin'

/** Recognises print. Its threads start when they are first needed and stay until it is closed. */
export interface Recogniser {
  /**
   * Looks for columns and blocks and reads them.
   *
   * @param slant how far to turn the picture, radians; found out without it
   */
  page(picture: Picture, languages: Languages, slant?: number): Promise<Seen>
  /** Reads all of it as one block of lines, whatever it looks like. */
  block(picture: Picture, languages: Languages, slant: number): Promise<Seen>
  /**
   * One word or line of the picture, which stands in `box` once the picture is straight.
   *
   * @returns its text and how sure that is, 0..1
   */
  piece(picture: Picture, languages: Languages, box: Bbox, slant: number): Promise<{ text: string; confidence: number }>
  /** milliseconds of the processor's time that its threads have used */
  workMs(): Promise<number>
  close(): Promise<void>
}

export function openRecogniser(): Recogniser {
  const threads = new Map<Languages, Promise<Thread>>()
  /** those that have started: nothing is asked of one that may never do so */
  const running = new Set<Thread>()
  let closed = false
  const thread = (languages: Languages): Promise<Thread> => {
    if (closed) return Promise.reject(new Error('the recogniser is closed'))
    const known = threads.get(languages)
    if (known) return known
    const fresh = startThread(languages)
    threads.set(languages, fresh)
    // One that broke is not asked again: the next page gets a new one.
    const forget = () => threads.get(languages) === fresh && threads.delete(languages)
    fresh.then(({ broken }) => broken.then(forget), forget)
    fresh.then(
      (one) => running.add(one),
      () => undefined,
    )
    return fresh
  }
  const recognise = async (languages: Languages, ...[picture, options]: Parameters<Thread['recognise']>) =>
    (await thread(languages)).recognise(picture, options)
  const see = async (...call: Parameters<typeof recognise>): Promise<Seen> => {
    const { data } = await recognise(...call)
    const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs)
    const lines = paragraphs.flatMap(({ lines }) => lines.map(toLine)).filter(({ words }) => words.length > 0)
    return { lines, slant: data.rotateRadians ?? 0 }
  }
  return {
    page: (picture, languages, slant) => {
      const turn = slant === undefined ? { rotateAuto: true } : { rotateRadians: slant }
      return see(languages, picture, { ...turn, tessedit_pageseg_mode: '3' })
    },
    block: (picture, languages, slant) => see(languages, picture, { rotateRadians: slant, tessedit_pageseg_mode: '6' }),
    piece: async (picture, languages, { x0, y0, x1, y1 }, slant) => {
      const rectangle = { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
      const options = { rectangle, rotateRadians: slant, tessedit_pageseg_mode: '7' }
      const { data } = await recognise(languages, picture, options)
      return { text: data.text.trim(), confidence: data.confidence / 100 }
    },
    workMs: async () => {
      const spent = await Promise.all([...running].map(({ workMs }) => workMs()))
      return spent.reduce((sum, ms) => sum + ms, 0)
    },
    close: async () => {
      closed = true
      const open = [...threads.values()]
      threads.clear()
      await Promise.all(open.map((one) => one.then(({ stop }) => stop()).catch(() => undefined)))
    },
  }
}

interface Thread {
  recognise(picture: Picture, options: Record<string, unknown>): Promise<RecognizeResult>
  /** settles when the thread has come to an end by itself */
  broken: Promise<void>
  workMs(): Promise<number>
  stop(): Promise<void>
}

async function startThread(languages: Languages): Promise<Thread> {
  const { createWorker, OEM } = await import('tesseract.js')
  await programFor('recognising')
  const worker = await createWorker(languages, OEM.LSTM_ONLY, {
    workerPath: fileURLToPath(new URL('./recogniser-thread.ts', import.meta.url)),
    cacheMethod: 'readOnly',
    // Without a handler of ours an error would be thrown where nobody can catch it; the call itself rejects as well.
    errorHandler: () => undefined,
  })
  await worker.setParameters({
    // said, because it would guess from the letters and report the guess on standard error
    user_defined_dpi: '200',
    // a threshold of its own for each part of the page (Sauvola): one for all drowns what lies in a shadow
    thresholding_method: '2',
  })
  const thread = (worker as Worker & { worker?: unknown }).worker
  const broken = endOf(thread)
  return {
    workMs: async () => (thread instanceof NodeThread ? threadWorkMs(thread) : 0),
    recognise: async (picture, options) => {
      const ended = broken.then((): never => {
        throw new Error('the recogniser stopped')
      })
      return Promise.race([worker.recognize(asPgm(picture), options, { text: true, blocks: true }), ended])
    },
    broken,
    stop: async () => {
      await worker.terminate()
    },
  }
}

/** A thread that dies leaves its calls unanswered and its error unheard; so both are listened to here. */
async function endOf(thread: unknown): Promise<void> {
  if (!(thread instanceof EventEmitter)) return new Promise(() => undefined)
  await once(thread, 'exit').catch(() => undefined)
}

/** As a file that the recogniser opens without unpacking (portable graymap). */
const asPgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])

function toLine({ words, baseline, rowAttributes }: Line): SeenLine {
  return {
    words: words.filter(({ text }) => text.trim() !== '').map(toWord),
    y: (baseline.y0 + baseline.y1) / 2,
    slope: (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0),
    length: baseline.x1 - baseline.x0,
    height: rowAttributes.rowHeight,
  }
}

const toWord = ({ text, bbox, confidence }: Word): SeenWord => ({ text, box: bbox, confidence: confidence / 100 })
