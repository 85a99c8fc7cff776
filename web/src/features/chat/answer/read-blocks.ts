import { EventSourceParserStream } from 'eventsource-parser/stream'

/** A server-sent event before its shape is checked. */
interface Block {
  event: string | undefined
  data: unknown
}

/** Reads server-sent events with JSON in them, as they come. */
export async function* readBlocks(response: Response): AsyncGenerator<Block> {
  if (!response.body) return
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield { event: next.value.event, data: JSON.parse(next.value.data) }
    }
  } finally {
    // whoever stops reading lets the connection go
    void reader.cancel().catch(() => {})
  }
}
