import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'

/** An answer that arrives in these pieces. */
function arriving(...pieces: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

const bytes = new TextEncoder().encode('event: text\ndata: "हाँ।\\n\\n"\n\nevent: done\ndata: {"a":1}\n\nevent: cut o')
const whole = [
  { event: 'text', data: 'हाँ।\n\n' },
  { event: 'done', data: { a: 1 } },
]

test('events are read however the network cuts them up, and one that never ends is none', async () => {
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    const read = []
    for await (const block of readBlocks(arriving(...pieces))) read.push(block)
    expect(read).toEqual(whole)
  }
})
