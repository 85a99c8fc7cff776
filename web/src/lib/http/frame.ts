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

/**
 * Runs what the next part is told with, such as its shapes, before that part and each as a task of its own: at one go a slow
 * phone stands still for all of it. A frame has all files on their way; elsewhere this would only make one wait for the other.
 */
export async function firstWhileFramed(...loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!isFramed()) return
  for (const load of loads) {
    await load()
    await pause()
  }
}
