import { VoiceReply } from '@karar/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recording, wavOf } from '../../lib/speech/testing/recordings.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { beginning, inHeader } from './service.ts'

let karar: TestKarar
let token: string
let id: string
beforeAll(async () => {
  karar = await openTestKarar()
  token = (await karar.givenSession()).token
  id = (await karar.upload(token, contractNumber(1), { analyze: true })).json().id
  await karar.settled(token, id)
})
afterAll(() => karar.close())

function ask(
  bytes: Uint8Array<ArrayBuffer>,
  { accept = 'application/json', field = 'audio_file', document = id } = {},
) {
  const payload = new FormData()
  payload.set(field, new File([bytes], 'voice_query.webm', { type: 'audio/webm' }))
  const headers = { authorization: `Bearer ${token}`, accept }
  return karar.app.inject({ method: 'POST', url: `/api/documents/${document}/voice-query`, headers, payload })
}
const say = (text: unknown) => karar.call(token)('POST', `/api/documents/${id}/text-to-speech`, { text } as object)

test('a spoken question is answered from the contract, and stands in the conversation', async () => {
  const answer = await ask(await recording('webm'))
  expect(answer.statusCode, answer.body).toBe(200)
  const reply = VoiceReply.parse(answer.json())
  expect(reply).toMatchObject({ transcribed_text: 'What is the notice period for termination?', error: null })
  expect(reply.response_text).toBe(reply.ai_response?.message_text)
  const messages = (await karar.call(token)('GET', `/api/documents/${id}/chat`)).json()
  expect(messages[0]).toEqual(reply.ai_response)
  expect(messages[1].message_text).toBe('What is the notice period for termination?')
})

test('whoever takes sound is answered in sound, with the words in the headers', async () => {
  const answer = await ask(await recording('ogg'), { accept: 'audio/*' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('audio/ogg')
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe('OggS')
  const old = await ask(await recording('ogg'), { accept: 'audio/wav' })
  expect([old.headers['content-type'], old.rawPayload.subarray(0, 4).toString()]).toEqual(['audio/wav', 'RIFF'])
  expect(decodeURIComponent(String(answer.headers['x-transcribed-query']))).toBe(
    'What is the notice period for termination?',
  )
  const written = await ask(await recording('ogg'))
  const words = decodeURIComponent(String(answer.headers['x-response-text']))
  expect(words.length).toBeGreaterThan(10)
  expect(written.json().response_text.startsWith(words)).toBe(true)
})

describe('what cannot be heard is refused in words', () => {
  test.each([
    ['not audio', 415, /no recording that Karar can hear/, async () => new Uint8Array(Buffer.from('words alone'))],
    ['silence', 422, /No words could be heard/, async () => wavOf(new Float32Array(32_000))],
    ['cut', 422, /ends in the middle/, async () => (await recording('webm')).slice(0, 3000)],
    ['too long', 422, /longer than 60 seconds/, async () => wavOf(new Float32Array(62 * 16_000))],
    ['too large', 413, /at most 5 MB/, async () => new Uint8Array(5 * 1024 * 1024 + 1)],
    ['empty', 400, /recording is missing/, async () => new Uint8Array()],
  ])('%s', async (_name, status, said, bytes) => {
    const answer = await ask(await bytes())
    expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringMatching(said)])
  })
  test('another field', async () =>
    expect((await ask(await recording('webm'), { field: 'file' })).statusCode).toBe(400))
})

test('a document without an analysis is not asked', async () => {
  const bare = (await karar.upload(token, contractNumber(2), { analyze: false })).json().id
  expect((await ask(await recording('webm'), { document: bare })).statusCode).toBe(400)
})

test('a text is read aloud; none, or one that is a book, is refused in words', async () => {
  const answer = await say('The fee is Rs. 12,50,000, due in 30 days.')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/ogg'])
  expect(answer.rawPayload.length).toBeGreaterThan(6000)
  const hindi = await say('नोटिस की अवधि तीस दिन है।')
  expect([hindi.statusCode, hindi.json().detail]).toEqual([503, expect.stringMatching(/speaks English only/)])
  expect((await say('')).statusCode).toBe(400)
  expect((await say('long '.repeat(5000))).statusCode).toBe(400)
})

test('who hears and who speaks is told before anything is recorded', async () => {
  const state = await karar.call(token)('GET', '/api/voice')
  expect(state.json()).toEqual({ available: true, language: 'en', heard_by: null, spoken_by: null })
})

test('what is read aloud ends at a sentence', () => {
  const sentence = 'The client pays within thirty days. '
  expect(beginning(sentence)).toBe(sentence)
  const first = beginning(sentence.repeat(20))
  expect(first.length).toBeLessThanOrEqual(500)
  expect(first.endsWith('thirty days.')).toBe(true)
  expect(beginning('x'.repeat(900))).toHaveLength(500)
})

test('a header holds the beginning of a text, whole letters, and no more than proxies take', () => {
  expect(decodeURIComponent(inHeader('Fee: ₹5 lakh\n“net” 😀 \ud800'))).toBe('Fee: ₹5 lakh\n“net” 😀 \ufffd')
  const hindi = 'नोटिस की अवधि तीस दिन है। '.repeat(100)
  const header = inHeader(hindi)
  expect(header.length).toBeLessThanOrEqual(3000)
  expect(header.length).toBeGreaterThan(2980)
  expect(hindi.startsWith(decodeURIComponent(header))).toBe(true)
})
