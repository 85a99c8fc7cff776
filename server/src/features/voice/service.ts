import { type DocumentId, type VoiceState, voiceLimits } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documentTexts } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import type { Config } from '../../lib/settings/config.ts'
import { CannotSay } from '../../lib/speech/engines/mouth.ts'
import { ServiceFailed, type Sound } from '../../lib/speech/engines/service.ts'
import type { SoundKind, Unheard } from '../../lib/speech/messages.ts'
import type { Speech } from '../../lib/speech/speech.ts'
import { wordsIn } from '../../lib/speech/words-in.ts'
import { words } from './words.ts'

const codeOf = {
  not_audio: 'unsupported_file',
  cut: 'unreadable_file',
  too_long: 'unreadable_file',
  silence: 'unreadable_file',
} as const satisfies Record<Unheard, string>

/** The words of a contract, its names and defined terms among them: what is asked about it has some of them. */
export async function findWords(db: Db, id: DocumentId): Promise<string[]> {
  const [row] = await db
    .select({ text: documentTexts.text })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, id))
  return wordsIn(row?.text ?? '')
}

/**
 * The question that a recording asks.
 *
 * @throws AppError unsupported_file, unreadable_file, each in words for this very case; unavailable where it is heard
 *   elsewhere and cannot be just now
 */
export async function hearQuestion(
  speech: Speech,
  recording: Uint8Array,
  known: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const heard = await speech.hear(recording, signal, known).catch((cause) => {
    if (cause instanceof ServiceFailed) throw new AppError('unavailable', { message: words.noEars, cause })
    const tooMuch = cause instanceof TookTooLong || cause instanceof TooMuchMemory
    throw tooMuch ? new AppError('unreadable_file', { message: words.hearTookTooLong, cause }) : cause
  })
  if ('text' in heard) return heard.text
  throw new AppError(codeOf[heard.unheard], { message: words.unheard[heard.unheard] })
}

/**
 * A text read aloud, as far as is read.
 *
 * @throws AppError unavailable
 */
export async function readAloud(speech: Speech, text: string, kind: SoundKind, signal: AbortSignal): Promise<Sound> {
  try {
    return await speech.say(beginning(text), kind, signal)
  } catch (cause) {
    if (cause instanceof CannotSay) throw new AppError('unavailable', { message: words.noSound, cause })
    throw cause instanceof AppError ? cause : new AppError('unavailable', { message: words.noSpeech, cause })
  }
}

/** The same; undefined where it cannot be: the answer in words is worth more than none. */
export async function answerAloud(
  speech: Speech,
  text: string,
  kind: SoundKind,
  signal: AbortSignal,
): Promise<Sound | undefined> {
  return readAloud(speech, text, kind, signal).catch(() => undefined)
}

/** So much of a text as is read aloud, to the end of a sentence where there is one. */
export function beginning(text: string): string {
  if (text.length <= voiceLimits.characters) return text
  const first = text.slice(0, voiceLimits.characters).toWellFormed()
  const ends = [...first.matchAll(/[.?!।](?=\s)|\n/g)]
  const end = (ends.at(-1)?.index ?? -1) + 1
  return end > voiceLimits.characters / 4 ? first.slice(0, end).trim() : first
}

/** Proxies and clients take 8 to 16 KB of headers in all, and a letter of Devanagari has 9 bytes there. */
const mostHeaderBytes = 3000

/** A text as a header carries it, in UTF-8 with percent signs, as far as there is room. */
export function inHeader(text: string): string {
  let header = ''
  for (const letter of text.toWellFormed()) {
    const bytes = encodeURIComponent(letter)
    if (header.length + bytes.length > mostHeaderBytes) break
    header += bytes
  }
  return header
}

/** What people are told about who hears and who speaks: whatever leaves this server is said before it does. */
export function voiceState({ language, service, voice }: Config['speech'], isWell: boolean): VoiceState {
  const hostOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url).host)
  return { available: isWell, language, heard_by: hostOf(service?.url), spoken_by: hostOf(voice?.url) }
}
