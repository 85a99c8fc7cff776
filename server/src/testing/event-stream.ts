import type { AddressInfo } from 'node:net'
import type { CommentEvent, DocumentEvent } from '@karar/schema'
import type { App } from '../lib/http/http.ts'

/** An open event stream, as a browser reads it. */
export interface OpenedStream<Event = CommentEvent> {
  status: number
  headers: Headers
  /** what has been told so far */
  events: Event[]
  /** lines that only say that it is still there */
  heartbeats(): number
  /** comes when the server has ended it */
  ended: Promise<void>
  close(): void
}

/** Opens a stream over the network at an app that may not be listening yet. */
export async function openEventStream<Event extends CommentEvent | DocumentEvent = CommentEvent>(
  app: App,
  path: string,
  token: string,
): Promise<OpenedStream<Event>> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const closing = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  })
  const events: Event[] = []
  let beats = 0
  const read = async () => {
    let rest = ''
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? []
        if (event && data) events.push({ event, data: JSON.parse(data) } as Event)
        else if (block === ': still here') beats++
      }
    }
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  const ended = isStream ? read().catch(() => {}) : Promise.resolve()
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    heartbeats: () => beats,
    ended,
    close: () => closing.abort(),
  }
}
