import { DocumentParams, ErrorBody, SayText, VoiceReply, VoiceState } from '@karar/schema'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../lib/http/errors.ts'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { openTurns } from '../../lib/queue/turns.ts'
import type { Sound } from '../../lib/speech/engines/service.ts'
import type { SoundKind } from '../../lib/speech/messages.ts'
import type { Speech } from '../../lib/speech/speech.ts'
import { type Answerers, ask } from '../chat/service.ts'
import { findReadable } from '../documents/service.ts'
import { receiveRecording } from './receive.ts'
import { answerAloud, findWords, hearQuestion, inHeader, readAloud, voiceState } from './service.ts'
import { words } from './words.ts'

export function voiceRoutes(app: App, parts: Parts & { answerers: Answerers; speech: Speech }): void {
  const { config, database, log, answerers, ai, speech } = parts
  const { db } = database
  const tags = ['voice']
  const params = DocumentParams
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new AppError('unavailable', { message: words.closing })))
  const chat = { db, answerers, ai, log, closing: closing.signal }
  const turns = openTurns(2, words.tooManyAtOnce)

  app.get(
    '/api/voice',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Whether this server hears and speaks, and where', response: { 200: VoiceState } },
    },
    async () => {
      // whoever looks at the tab is about to ask
      speech.prepare()
      return voiceState(config.speech, speech.isWell())
    },
  )

  app.post(
    '/api/documents/:id/voice-query',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Ask a question about an analysed document aloud',
        description:
          'A multipart form with the recording in `audio_file`: WebM or Ogg with Opus, or WAV; at most 5 MB and 60 seconds. It is not kept. Question and answer are kept in the conversation. With `Accept: audio/*` the answer comes as sound (Ogg with Opus; WAV with `audio/wav`), with `X-Transcribed-Query` and `X-Response-Text` (percent-encoded UTF-8).',
        consumes: ['multipart/form-data'],
        params,
        response: {
          200: VoiceReply,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          413: ErrorBody,
          415: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
          503: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const { id } = request.params
      // whoever may not ask is told so before anything is heard
      await findReadable(db, person, id)
      const turn = turns.take(person.id)
      try {
        const gone = whileWanted(reply, closing.signal)
        const recording = await receiveRecording(request)
        const question = await hearQuestion(speech, recording, await findWords(db, id), gone)
        const { exchange } = await ask(chat, person, id, question)
        const { ai_response } = await exchange
        const wanted = request.headers.accept ?? ''
        const sound = wanted.startsWith('audio/')
          ? await answerAloud(speech, ai_response.message_text, kindOf(wanted), gone)
          : undefined
        if (sound) {
          reply.header('x-transcribed-query', inHeader(question))
          reply.header('x-response-text', inHeader(ai_response.message_text))
          return sendSound(reply, sound)
        }
        return { transcribed_text: question, response_text: ai_response.message_text, error: null, ai_response }
      } finally {
        turn.over()
      }
    },
  )

  app.post(
    '/api/documents/:id/text-to-speech',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'The first 500 characters of a text, read aloud (audio/ogg with Opus; audio/wav by Accept)',
        params,
        body: SayText,
        response: { 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      await findReadable(db, person, request.params.id)
      const turn = turns.take(person.id)
      const kind = kindOf(request.headers.accept ?? '')
      const said = readAloud(speech, request.body.text, kind, whileWanted(reply, closing.signal))
      return sendSound(reply, await said.finally(turn.over))
    },
  )
}

/** Fires when nobody waits for the answer any more, or the server ends. */
function whileWanted(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new AppError('unavailable', { message: words.closing })))
  return AbortSignal.any([gone.signal, closing])
}

/** Whoever names WAV alone plays nothing else: Safari before 18. */
const kindOf = (accept: string): SoundKind =>
  /audio\/(x-)?wav/.test(accept) && !/audio\/ogg/.test(accept) ? 'wav' : 'ogg'

function sendSound(reply: FastifyReply, { bytes, type }: Sound) {
  reply.type(type).header('cache-control', 'private, no-store').header('content-length', bytes.byteLength)
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
