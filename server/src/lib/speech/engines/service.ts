import { z } from 'zod'

/** A service outside that hears or speaks, in the form that OpenAI gave it and many servers took over. */
export interface ServiceOptions {
  /** up to and with the version: https://api.example.com/v1 */
  url: string
  key?: string | undefined
  model: string
}

/** The service outside could not be reached, refused, or answered what cannot be used. */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed'
}

const Transcription = z.object({ text: z.string() })

/** What a service may send back, in bytes: 500 characters as WAV at 48 kHz are 3 MB. */
const mostBytes = 12 * 1024 * 1024
/** A question has fewer characters; whatever is longer is no question. */
const mostCharacters = 5000

/**
 * Makes words of a recording with `POST {url}/audio/transcriptions`.
 *
 * @param wav one channel, 16 bits, 16 kHz
 * @param language of ISO 639-1; undefined where the service is to find it out
 * @throws ServiceFailed; the signal's reason
 */
export async function transcribe(
  { url, key, model }: ServiceOptions,
  wav: Uint8Array<ArrayBuffer>,
  language: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const body = new FormData()
  body.set('file', new File([wav], 'question.wav', { type: 'audio/wav' }))
  body.set('model', model)
  body.set('response_format', 'json')
  if (language) body.set('language', language)
  const bytes = await post(`${base(url)}/audio/transcriptions`, { body, headers: authorisation(key), signal })
  const answer = Transcription.safeParse(parsed(bytes))
  if (!answer.success) throw new ServiceFailed('the answer holds no text')
  return answer.data.text.trim().slice(0, mostCharacters).toWellFormed()
}

/** Sound as a browser is given it. */
export interface Sound {
  bytes: Uint8Array
  type: 'audio/wav' | 'audio/ogg' | 'audio/mpeg'
}

/**
 * Reads a text aloud with `POST {url}/audio/speech`. MP3 is asked for: every such service makes it and every browser plays
 * it; what comes is told by its first bytes, since some make what they please.
 *
 * @throws ServiceFailed; the signal's reason
 */
export async function synthesise(
  { url, key, model, voice }: ServiceOptions & { voice: string },
  text: string,
  signal: AbortSignal,
): Promise<Sound> {
  const body = JSON.stringify({ model, voice, input: text, response_format: 'mp3' })
  const headers = { ...authorisation(key), 'content-type': 'application/json' }
  const bytes = await post(`${base(url)}/audio/speech`, { body, headers, signal })
  const type = typeOf(bytes)
  if (!type) throw new ServiceFailed('the answer is no sound that browsers play')
  return { bytes, type }
}

const base = (url: string): string => url.replace(/\/+$/, '')
const authorisation = (key: string | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {}

async function post(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Uint8Array> {
  try {
    // a key goes to the address that it was set for and to no other
    const response = await fetch(url, { ...init, method: 'POST', redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      throw new ServiceFailed(`it answered ${response.status}`)
    }
    return await whole(response)
  } catch (cause) {
    if (init.signal.aborted) throw init.signal.reason
    if (cause instanceof ServiceFailed) throw cause
    throw new ServiceFailed('it cannot be reached', { cause })
  }
}

async function whole(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new ServiceFailed('the answer is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

function typeOf(bytes: Uint8Array): Sound['type'] | undefined {
  const first = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (first.startsWith('RIFF') && first.endsWith('WAVE')) return 'audio/wav'
  if (first.startsWith('OggS')) return 'audio/ogg'
  // a tag, or the head of a frame: eleven bits set
  const [one = 0, two = 0] = bytes
  return first.startsWith('ID3') || (one === 0xff && two >= 0xe0) ? 'audio/mpeg' : undefined
}
