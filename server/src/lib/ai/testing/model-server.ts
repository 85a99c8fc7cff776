import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type Asked, anthropicTool, askedOf, wires, write } from './wire.ts'

/** How a model behaves. A string is an answer, streamed in pieces. */
export type Behaviour =
  | string
  | { text: string; finish: 'length' | 'refusal' }
  /** ends in the middle of its answer, without a word */
  | { half: string }
  /** says nothing for so long, then answers */
  | { afterMs: number; text: string }
  /** in these pieces, each promise waited for before the next */
  | { pieces: (string | Promise<void>)[] }
  /** refuses, in the provider's own words */
  | { status: number; retryAfter?: number }
  /** what is no stream of any provider */
  | { bytes: string }
  /** sends the request, and all that goes with it, elsewhere */
  | { redirect: string }

export interface ModelServer {
  /** of the wire formats that it speaks, e.g. http://127.0.0.1:4000/v1 */
  url: string
  /** all that came, oldest first */
  asked: Asked[]
  close(): Promise<void>
}

/** Pieces of an answer are as long as tokens are. */
const pieceLength = 24

/**
 * A service on this machine that speaks the streams of OpenAI, Anthropic and Google.
 *
 * @param behave says what to answer
 */
export async function openModelServer(behave: (asked: Asked) => Behaviour | Promise<Behaviour>): Promise<ModelServer> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    let body: unknown
    try {
      body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    } catch {
      body = undefined
    }
    const path = (request.url ?? '').split('?')[0] ?? ''
    const question = askedOf(path, request.headers, body)
    if (!question) return void response.writeHead(404).end('{"error":{"message":"no such place"}}')
    asked.push(question)
    const behaviour = await behave(question)
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      const headers = behaviour.retryAfter === undefined ? {} : { 'retry-after': String(behaviour.retryAfter) }
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...headers })
      return void response.end(
        JSON.stringify({ type: 'error', error: { type: 'error', message: 'no', code: behaviour.status } }),
      )
    }
    if (typeof behaviour === 'object' && 'redirect' in behaviour) {
      return void response.writeHead(307, { location: behaviour.redirect }).end()
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (typeof behaviour === 'object' && 'bytes' in behaviour) return void response.end(behaviour.bytes)
    if (typeof behaviour === 'object' && 'afterMs' in behaviour) await delay(behaviour.afterMs)
    const parts = typeof behaviour === 'object' && 'pieces' in behaviour ? behaviour.pieces : [textOf(behaviour)]
    const wire = wires[question.provider]
    const tool = toolOf(question)
    write(response, wire.begin(question.model))
    if (tool !== undefined) write(response, anthropicTool.begin(tool))
    let length = 0
    for (const part of parts) {
      const text = (await part) ?? ''
      length += text.length
      for (let at = 0; at < text.length; at += pieceLength) {
        const piece = text.slice(at, at + pieceLength)
        write(response, tool === undefined ? wire.piece(piece) : anthropicTool.piece(piece))
      }
    }
    if (typeof behaviour === 'object' && 'half' in behaviour) {
      // what was written is to arrive
      await delay(50)
      return void response.destroy()
    }
    const finish = typeof behaviour === 'object' && 'finish' in behaviour ? behaviour.finish : 'stop'
    const usage = { input: Math.ceil((question.system + question.user).length / 4), output: Math.ceil(length / 4) }
    write(response, wire.end(finish, usage))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const textOf = (behaviour: string | { half: string } | { text: string }): string =>
  typeof behaviour === 'string' ? behaviour : 'half' in behaviour ? behaviour.half : behaviour.text

/** The tool by which an older model of Anthropic is made to keep to a schema. */
function toolOf({ provider, body }: Asked): string | undefined {
  const choice = (body as { tool_choice?: { type?: string; name?: string } }).tool_choice
  return provider === 'anthropic' && choice?.type === 'tool' ? choice.name : undefined
}
