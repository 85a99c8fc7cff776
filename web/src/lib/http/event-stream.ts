import { createParser } from 'eventsource-parser'
import { call } from './http.ts'
import { HttpError } from './http-error.ts'

export interface Follower {
  /** The stream is there. What happened before it was has to be read by other means. */
  onOpen: () => void
  onEvent: (event: string, data: unknown) => void
  /** The stream is gone, and is being tried again. */
  onLost: () => void
}

/** the server says at least every 20 seconds that it is there */
const silenceMs = 45_000
/** A page that nobody looks at lets go of its stream: a browser has six connections to a server, for all its pages. */
const hiddenMs = 60_000
/** one that ends sooner was not worth much */
const lastingMs = 10_000

/** Milliseconds to wait before the next try, after so many that failed. Never the same for all who lost the server. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  return Math.round(Math.min(30_000, 500 * 2 ** failures) * (0.5 + chance / 2))
}

/** Follows the events at `/api{path}` for as long as the session and what they are about exist. @returns ends it */
export function followEvents(path: string, { onOpen, onEvent, onLost }: Follower): () => void {
  const stop = new AbortController()
  const { signal } = stop

  async function keepFollowing(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      await seen(signal)
      const startedAt = Date.now()
      try {
        await follow(path, signal, onOpen, onEvent)
      } catch (error) {
        if (signal.aborted || isOver(error)) break
      }
      if (signal.aborted) break
      if (Date.now() - startedAt > lastingMs) failures = 0
      onLost()
      await pause(pauseAfter(failures), signal)
    }
  }
  void keepFollowing()
  return () => stop.abort()
}

/** Signed out, or there is nothing any more that could be followed. */
function isOver(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403 || error.status === 404)
}

/** Reads one stream until it ends. */
async function follow(path: string, signal: AbortSignal, onOpen: () => void, onEvent: Follower['onEvent']) {
  const leave = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => leave.abort(), silenceMs)
  }
  const unwatch = onHidden(() => leave.abort())
  try {
    hear()
    const { body } = await call(path, { signal: AbortSignal.any([signal, leave.signal]), timeout: 0 })
    if (!body) return
    onOpen()
    const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent(event, parse(data)) })
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      hear()
      parser.feed(piece.value)
    }
  } finally {
    clearTimeout(silence)
    unwatch()
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Calls once the page has been out of sight for a while. @returns ends it */
function onHidden(leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(leave, hiddenMs)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Comes back once the page is looked at. */
async function seen(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted) await pause(undefined, signal)
}

/** Waits so long, or until the page is looked at or the network is back. */
function pause(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
