import { pause } from '../pause.ts'
import { readToken } from './session.ts'

/** What `public/frame.js` did before the page's script ran. */
interface Frame {
  /** whose it is */
  token: string
  /** what it asked the server for, by path */
  answers: Map<string, Promise<Response>>
  /** The page stands in its place: what was tapped is done, and what nobody has taken by now grows old. */
  over(root: HTMLElement): void
}

/** The frame of a page, where somebody who is signed in has opened one. */
export const frame = () => (globalThis as { frame?: Frame }).frame

/** An answer that is on its way already, for the one for whom it was asked; each is given once. */
export function takeAsked(path: string, token: string | null): Promise<Response> | undefined {
  const early = frame()
  if (early?.token !== token) return undefined
  const answer = early?.answers.get(path)
  early?.answers.delete(path)
  return answer
}

/** So long the frame of a page waits for what is to stand in it; after that the page comes as it is, and that later. */
const mostWait = 700

/** Whether the frame still stands there. */
export const isFramed = (): boolean =>
  frame() !== undefined && document.querySelector('#root[data-drawn="frame"]') !== null

/**
 * Has the frame stand until this is there: the page then comes with it, drawn once instead of two times or three. Does
 * nothing where the page is opened from another one.
 */
export async function whileFramed(load: () => Promise<unknown>): Promise<void> {
  // a session that is over has nothing to wait for
  if (!isFramed() || frame()?.token !== readToken()) return
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, mostWait))])
}

/** what is run that way by now */
let last: Promise<void> = Promise.resolve()

/**
 * Runs what the next part is told with, such as its shapes, before that part and each as a task of its own: at one go a slow
 * phone stands still for all of it. Whoever else asks for that waits until these are done: the parts around a page and the
 * page are loaded beside each other, and what both are told with would come in one with whatever asks for it first. A frame
 * has all files on their way; elsewhere this would only make one wait for the other.
 */
export async function firstWhileFramed(...loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!isFramed()) return
  const before = last
  const done = (async () => {
    await before
    for (const load of loads) {
      await load()
      await pause()
    }
  })()
  // what one of them cannot load the others may not need
  last = done.catch(() => {})
  return done
}
