import type { z } from 'zod'
import { keepPartingWords } from '../parting-words.ts'
import { pause } from '../pause.ts'
import { frame, takeAsked } from './frame.ts'
import { HttpError } from './http-error.ts'
import type { Light } from './light-shape.ts'
import { loseToken, readToken, reloadSignedOut } from './session.ts'

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  /** what is sent in place of JSON: a form with a file */
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** goes on when the page is left */
  keepalive?: boolean
  /** milliseconds; 60 s unless told; 0 for an answer that goes on and on */
  timeout?: number
  /** what the sign-in screen says where this call finds that the session is over */
  partingWords?: string
}

/** Calls `/api{path}` as the signed-in person. Throws HttpError; a 401 ends the session here. */
export async function call(
  path: string,
  { method = 'GET', json, form, headers: own, signal, keepalive = false, timeout = 60_000, partingWords }: Options = {},
): Promise<Response> {
  const limit = timeout === 0 ? new AbortController().signal : AbortSignal.timeout(timeout)
  const token = readToken()
  const headers = new Headers({ accept: 'application/json', ...own })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  let response: Response
  const off = signal ? AbortSignal.any([signal, limit]) : limit
  const early = method === 'GET' && !own ? takeAsked(path, token) : undefined
  // what a page begins to ask for as it stands in its frame's place: each is a task of its own
  if (method === 'GET' && !early && frame()) await pause()
  try {
    response = early
      ? await orCalledOff(early, off)
      : await fetch(`/api${path}`, {
          method,
          headers,
          keepalive,
          body: json === undefined ? (form ?? null) : JSON.stringify(json),
          signal: off,
        })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new HttpError(limit.aborted ? 'timeout' : 'network')
  }
  if (response.ok) return response
  if (response.status === 401 && token && token === readToken()) {
    if (!partingWords) loseToken()
    else {
      // the session is over, and with it all that this page holds: the promise ends with the page
      keepPartingWords(partingWords)
      reloadSignedOut()
      return new Promise<never>(() => {})
    }
  }
  throw new HttpError('status', response.status, await response.json().catch(() => undefined))
}

/** What was asked for before anybody could call it off. */
function orCalledOff(answer: Promise<Response>, off: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(off.reason)
    if (off.aborted) return stop()
    off.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject).finally(() => off.removeEventListener('abort', stop))
  })
}

/** Calls the API and checks the answer against its shape, so that nothing unknown travels past this line. */
export async function request<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  options: Options = {},
): Promise<z.infer<Shape>> {
  const response = await call(path, options)
  return parse(shape, await response.json().catch(() => undefined))
}

/** The same for the front page, which does not wait for the library of shapes. */
export async function requestLight<Value>(is: Light<Value>, path: string, options: Options = {}): Promise<Value> {
  const response = await call(path, options)
  const body: unknown = await response.json().catch(() => undefined)
  if (!is(body)) throw new HttpError('invalid')
  return body
}

export function parse<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new HttpError('invalid')
  return parsed.data
}
