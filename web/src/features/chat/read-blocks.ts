/** A server-sent event before its shape is checked. */
interface Block {
  event: string
  data: unknown
}

/** Reads server-sent events, each with one line of JSON, as they come. */
export async function* readBlocks(response: Response): AsyncGenerator<Block> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield readBlock(block)
    }
  } finally {
    // whoever stops reading lets the connection go
    void reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): Block {
  const lines = block.split('\n')
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return { event: field('event'), data: field('data') === '' ? undefined : JSON.parse(field('data')) }
}
