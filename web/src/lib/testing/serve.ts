import { ends } from './ends.ts'

/** A call that a page made: 'POST /auth/login', with what it sent. */
export interface Asked {
  what: string
  json: unknown
}

type Answer = readonly [status: number, body?: unknown]
/** By method and path below `/api`, without what follows a '?'. */
type Answers = Record<string, Answer | ((json: unknown) => Answer | Promise<Answer>)>

const real = globalThis.fetch
ends.push(() => {
  globalThis.fetch = real
})

/**
 * Answers in the server's place, at the border of the page: what is sent, and what comes of an answer, is the product's own.
 *
 * @param answers what is not among them is answered like a route that does not exist
 * @returns what was asked, in its order
 */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = async (address, { method = 'GET', body, signal } = {}) => {
    const path = String(address)
      .replace(/^\/api/, '')
      .split('?')[0]
    const what = `${method} ${path}`
    const json = typeof body === 'string' ? JSON.parse(body) : undefined
    asked.push({ what, json })
    const answer = answers[what]
    const [status, said] =
      typeof answer === 'function' ? await answer(json) : (answer ?? [404, { detail: 'Not Found' }])
    signal?.throwIfAborted()
    return new Response(said === undefined ? null : JSON.stringify(said), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  }
  return asked
}
