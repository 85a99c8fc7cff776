import { ChatEvent } from '@karar/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiAnswers } from '../../db/tables.ts'
import { contract, openTwiceRead, type TwiceRead } from '../../testing/answers/read-twice.ts'
import { between, goodReading } from './testing/model-mind.ts'

let its: TwiceRead
let karar: TwiceRead['karar']
let server: TwiceRead['server']
let token: TwiceRead['token']
let behave: TwiceRead['behave']
let choose: TwiceRead['choose']
let call: TwiceRead['call']
let readTwice: TwiceRead['readTwice']
beforeAll(async () => {
  its = await openTwiceRead()
  ;({ karar, server, token, behave, choose, call, readTwice } = its)
})
afterAll(() => its.close())

test('a chat answer is the contract’s as far as it rests on its words; the rest stands apart, and a failure is said', async () => {
  await choose('free')
  behave(goodReading)
  const { id } = await readTwice(contract('Chatting Person'))
  const chat = async (message: string) =>
    (await call('POST', `/api/documents/${id}/chat`, { message })).json().ai_response
  const answer = await chat('What happens after the end of the agreement, may I work for a competitor?')
  expect(answer).toMatchObject({ kind: 'answered', by_model: true, beyond: 'Most people would ask for better terms.' })
  expect(answer.message_text).toContain('competitor')
  expect(answer.citations[0].quote).toContain('competitor')
  expect(answer.message_text).not.toContain('better terms')
  behave(() =>
    JSON.stringify({ sentences: [{ says: 'The fee is Rs. 9,00,000.', quotes: ['a fee of Rs. 9,00,000 is payable'] }] }),
  )
  const invented = await chat('What is the fee?')
  expect(invented.by_model).toBeUndefined()
  expect(invented.message_text).not.toContain('9,00,000')
  expect(invented.beyond).toContain('9,00,000')
  // in Hindi and Hinglish, from words that a scanner and a model wrote amiss: what is shown is the document's own
  const inOwnWords = [
    ['क्या मैं बाद में किसी प्रतिस्पर्धी के लिए काम कर सकता हूँ?', 'नहीं, दो साल तक नहीं।'],
    ['Kya main baad mein competitor ke liye kaam kar sakta hoon?', 'Nahin, do saal tak nahin.'],
  ] as const
  const amiss = 'the Consu1tant shaII not work for\nany cornpetitor of the Company'
  for (const [question, says] of inOwnWords) {
    behave(() => JSON.stringify({ sentences: [{ says, quotes: [amiss] }] }))
    server.asked.length = 0
    const own = await chat(question)
    expect(own).toMatchObject({ by_model: true, message_text: says })
    expect(own.citations[0].quote).toContain('the Consultant shall not work for any competitor of the Company')
    expect(server.asked.map((asked) => between(asked, 'QUESTION'))).toEqual([question])
  }
  behave(() => ({ status: 401 }))
  expect(await chat('How can it be terminated?')).toMatchObject({
    model_failed: 'The language model refused the key that is set up here.',
  })
})

const eventsOf = (body: string): ChatEvent[] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event, data] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      return ChatEvent.parse({ event, data: JSON.parse(data ?? '') })
    })
const toldBy = (events: ChatEvent[]) =>
  events.reduce((told, one) => (one.event === 'again' ? '' : one.event === 'text' ? told + one.data : told), '')

test('an answer is told sentence by sentence as it comes, each once its words were found; what rests on none waits for the end', async () => {
  await choose('free')
  behave(goodReading)
  const { id } = await readTwice(contract('Streaming Person'))
  const url = await karar.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = (message: string) =>
    fetch(`${url}/api/documents/${id}/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
  const restraint = 'the Consultant shall not work for any competitor of the Company'
  const law = 'This Agreement is governed by the laws of India'
  const first = { says: 'You may not work for a competitor. { "Never" }', quotes: [restraint] }
  const made = { says: 'You owe Rs. 9,00,000.', quotes: ['a fee of Rs. 9,00,000 is payable at once'] }
  const last = { says: 'Indian law governs.', quotes: [law] }
  const whole = JSON.stringify({ sentences: [first, made, last] })
  // the rest of the answer comes only when the first sentence has been heard
  const heard = Promise.withResolvers<void>()
  behave(() => ({
    pieces: [whole.slice(0, whole.indexOf(made.says)), heard.promise, whole.slice(whole.indexOf(made.says))],
  }))
  const response = await stream('May I work for a competitor?')
  let body = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    body += chunk
    if (body.includes('You may not work')) heard.resolve()
  }
  const events = eventsOf(body)
  expect(events.map(({ event }) => event)).toEqual(['question', 'citations', 'text', 'citations', 'text', 'done'])
  const done = events.at(-1)
  if (done?.event !== 'done') throw new Error('not done')
  expect(done.data.ai_response).toMatchObject({ by_model: true, beyond: made.says })
  expect(toldBy(events)).toBe(done.data.ai_response.message_text)
  expect(toldBy(events)).not.toContain('9,00,000')

  // the same question again is not asked again
  server.asked.length = 0
  behave(() => ({ status: 500 }))
  const known = eventsOf(await (await stream('May I work for a competitor?')).text())
  expect(server.asked).toEqual([])
  expect(toldBy(known)).toBe(done.data.ai_response.message_text)

  // what broke off in the middle does not count
  let tries = 0
  behave(() =>
    tries++ === 0 ? { half: whole.slice(0, whole.indexOf('{"says":"Indian')) } : JSON.stringify({ sentences: [last] }),
  )
  const mended = eventsOf(await (await stream('Which law governs, and what may I not do?')).text())
  expect(mended.map(({ event }) => event)).toContain('again')
  expect(toldBy(mended)).toBe('Indian law governs.')

  // cleared, nothing that was answered in it is left
  const { db } = karar.parts.database
  const mine = and(eq(aiAnswers.documentId, id as never), isNotNull(aiAnswers.userId))
  expect((await db.select().from(aiAnswers).where(mine)).length).toBe(2)
  expect((await karar.call(token)('DELETE', `/api/documents/${id}/chat`)).statusCode).toBe(204)
  expect(await db.select().from(aiAnswers).where(mine)).toEqual([])
})
