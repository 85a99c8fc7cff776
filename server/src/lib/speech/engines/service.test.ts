import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSpeech, type Speech } from '../speech.ts'
import { recording, wavOf } from '../testing/recordings.ts'
import { ServiceFailed } from './service.ts'

/** What the service was last asked, and what it answers: in the form that Whisper servers and clouds share. */
let server: Server
let asked: { path: string; key: string | undefined; body: Buffer }
let answer: { status?: number; body: string | Buffer; headers?: Record<string, string> } | 'never'
let speech: Speech

async function whole(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { path: request.url ?? '', key: request.headers.authorization, body: await whole(request) }
    if (answer !== 'never') response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  speech = openSpeech({
    most: 1,
    timeLimitMs: 4000,
    service: { url, key: 'secret', model: 'whisper-small', language: 'hi' },
    voice: { url, key: 'secret', model: 'tts-1', voice: 'alloy' },
  })
})
afterAll(async () => {
  await speech.close()
  server.closeAllConnections()
  server.close()
})
afterEach(() => server.closeAllConnections())

const goOn = new AbortController().signal
const json = (value: object) => ({ body: JSON.stringify(value) })

test('a recording goes out as WAV, with model, language and key, and its words come back', async () => {
  answer = json({ text: ' नोटिस की अवधि क्या है? ' })
  expect(await speech.hear(await recording('webm'), goOn)).toMatchObject({ text: 'नोटिस की अवधि क्या है?' })
  expect([asked.path, asked.key]).toEqual(['/v1/audio/transcriptions', 'Bearer secret'])
  const form = asked.body.toString('latin1')
  for (const [name, value] of [
    ['model', 'whisper-small'],
    ['language', 'hi'],
    ['response_format', 'json'],
  ])
    expect(form).toMatch(new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`))
  expect(form).toMatch(/filename="question.wav"\r\nContent-Type: audio\/wav\r\n\r\nRIFF/)
  expect(asked.body.length).toBeGreaterThan(60_000)
})

test('what cannot be heard is not sent', async () => {
  asked = { path: 'none', key: undefined, body: Buffer.alloc(0) }
  expect(await speech.hear(wavOf(new Float32Array(32_000)), goOn)).toEqual({ unheard: 'silence' })
  expect(await speech.hear(wavOf(new Float32Array(62 * 16_000)), goOn)).toEqual({ unheard: 'too_long' })
  expect(asked.path).toBe('none')
})

test('where the service heard no words, there were none', async () => {
  answer = json({ text: ' ' })
  expect(await speech.hear(await recording('ogg'), goOn)).toEqual({ unheard: 'silence' })
})

test('a text is read aloud, English as a person says it, another language as it stands; what comes is told by its bytes', async () => {
  answer = { body: Buffer.from('ID3\x04 and sound') }
  const said = await speech.say('The fee is ₹12,50,000.', 'ogg', goOn)
  expect(said).toMatchObject({ type: 'audio/mpeg' })
  expect(Buffer.from(said.bytes).toString()).toBe('ID3\x04 and sound')
  expect(asked.path).toBe('/v1/audio/speech')
  const wanted = { model: 'tts-1', voice: 'alloy', response_format: 'mp3' }
  expect(JSON.parse(asked.body.toString())).toEqual({ ...wanted, input: 'The fee is 12 lakh 50 thousand rupees.' })
  answer = { body: Buffer.from('OggS and sound') }
  expect(await speech.say('नोटिस की अवधि तीस दिन है।', 'ogg', goOn)).toMatchObject({ type: 'audio/ogg' })
  expect(JSON.parse(asked.body.toString())).toEqual({ ...wanted, input: 'नोटिस की अवधि तीस दिन है।' })
})

test.each<[string, typeof answer]>([
  ['an error', { status: 500, body: 'broken' }],
  ['another address', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ['no JSON', { body: '<html>' }],
  ['JSON without text', json({ words: [] })],
  ['too much', { body: Buffer.alloc(13 * 1024 * 1024) }],
  ['nothing, ever', 'never'],
])('a service that answers with %s has failed, and nobody is offered it for a while', async (_name, given) => {
  answer = given
  await expect(speech.hear(await recording('webm'), goOn)).rejects.toThrow(ServiceFailed)
  expect(speech.isWell()).toBe(false)
  answer = json({ text: 'once more' })
  expect(await speech.hear(await recording('webm'), goOn)).toMatchObject({ text: 'once more' })
  expect(speech.isWell()).toBe(true)
})

test('a page instead of sound is not handed on', async () => {
  answer = { body: '<html>sign in</html>' }
  await expect(speech.say('Thirty days, at the latest.', 'ogg', goOn)).rejects.toThrow('no sound that browsers play')
})

test('a question that nobody waits for is not waited for', async () => {
  answer = 'never'
  const gone = new AbortController()
  const heard = speech.hear(await recording('webm'), gone.signal)
  setTimeout(() => gone.abort(new Error('gone')), 1500)
  await expect(heard).rejects.toThrow('gone')
})
