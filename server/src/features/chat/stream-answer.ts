import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { ChatEvent } from '@karar/schema'
import type { FastifyBaseLogger, FastifyError, FastifyReply } from 'fastify'
import { foreseen } from '../../lib/http/error-handler.ts'
import type { Asked } from './ask.ts'
import { piecesOf } from './pieces.ts'

/** How long a client may leave what was sent to it unread; and how long when the server ends. */
const patienceMs = 30_000
const partingMs = 500

const streamed = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // a proxy is not to collect the pieces
  'x-accel-buffering': 'no',
  // else it would stay open after the answer, and hold up a server that ends meanwhile
  connection: 'close',
}

/**
 * Sends an answer as server-sent events, as fast as the client takes them. Ends early when the client goes away; the
 * answer does not.
 *
 * @param closing fires when the server ends
 */
export async function streamAnswer(reply: FastifyReply, asked: Asked, closing: AbortSignal): Promise<void> {
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamed })) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  const { raw } = reply
  const gone = new AbortController()
  const cut = () => void setTimeout(() => raw.destroy(), partingMs).unref()
  closing.addEventListener('abort', cut)
  raw.once('close', () => {
    gone.abort()
    closing.removeEventListener('abort', cut)
  })
  try {
    for await (const event of eventsOf(asked, reply.log)) await send(raw, event, gone.signal)
  } catch (error) {
    if (!gone.signal.aborted) reply.log.info({ err: error }, 'a client did not take its answer')
    raw.destroy()
  }
  raw.end()
}

async function* eventsOf({ question, coming, exchange }: Asked, log: FastifyBaseLogger): AsyncGenerator<ChatEvent> {
  yield { event: 'question', data: question }
  let early = ''
  for await (const event of coming) {
    if (event.event !== 'citations') early = event.event === 'again' ? '' : early + event.data
    yield event
  }
  const settled = await exchange.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  if ('error' in settled) {
    yield { event: 'failed', data: { detail: told(settled.error, log) } }
    return
  }
  const { ai_response } = settled.data
  if (early !== ai_response.message_text) {
    if (early !== '') yield { event: 'again', data: null }
    yield { event: 'citations', data: ai_response.citations }
    for (const data of piecesOf(ai_response.message_text)) yield { event: 'text', data }
  }
  yield { event: 'done', data: settled.data }
}

/** The words for a failure; what is our own fault is logged, since no error handler comes after this. */
function told(error: unknown, log: FastifyBaseLogger): string {
  const known = foreseen(error as FastifyError)
  if (known.status >= 500) log.error({ err: error }, 'a question was not answered')
  return known.message
}

async function send(raw: ServerResponse, { event, data }: ChatEvent, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted()
  const taken = raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  if (!taken) await once(raw, 'drain', { signal: AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]) })
}
