import { ChatExchange, type DocumentId, VoiceReply, VoiceState } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'

/** Whether this server listens and speaks, and where what is said goes. Nothing is offered that it cannot. */
export const voiceQuery = queryOptions({
  queryKey: ['voice'],
  queryFn: ({ signal }) => request(VoiceState, '/voice', { signal }),
  staleTime: 60_000,
})

/** Asks with a recording. */
export function askAloud(id: DocumentId, recording: Blob, signal: AbortSignal): Promise<VoiceReply> {
  const form = new FormData()
  form.set('audio_file', recording, 'voice_query.webm')
  return request(VoiceReply, `/documents/${id}/voice-query`, { method: 'POST', form, signal })
}

/** Asks in words. @returns the answer's text */
export async function askInWords(id: DocumentId, message: string, signal: AbortSignal): Promise<string> {
  const json = { message }
  const { ai_response } = await request(ChatExchange, `/documents/${id}/chat`, { method: 'POST', json, signal })
  return ai_response.message_text
}

/** So much is sent to be read aloud. */
const mostRead = 500
/** A voice that takes longer is not waited for. */
const patience = 15_000

/** An answer as sound. */
export async function readAloud(id: DocumentId, text: string, signal: AbortSignal): Promise<Blob> {
  const response = await call(`/documents/${id}/text-to-speech`, {
    method: 'POST',
    json: { text: firstOf(text) },
    headers: { accept: playable() },
    signal,
    timeout: patience,
  })
  return response.blob()
}

/** Ogg with Opus is a tenth of the size; Safari before 18 plays WAV alone. */
const playable = (): string => (new Audio().canPlayType('audio/ogg; codecs=opus') === '' ? 'audio/wav' : 'audio/ogg')

/** The beginning of a text, to the end of its last sentence. */
export function firstOf(text: string): string {
  if (text.length <= mostRead) return text
  const first = text.slice(0, mostRead).toWellFormed()
  const end = Math.max(...['. ', '? ', '! ', '\n'].map((sign) => first.lastIndexOf(sign))) + 1
  return end > mostRead / 4 ? first.slice(0, end).trim() : first
}
