import { z } from 'zod'
import { ChatMessage } from './chat.ts'

/** What a spoken question, and an answer that is read aloud, may be. */
export const voiceLimits = {
  /** of a recording */
  bytes: 5 * 1024 * 1024,
  /** of a recording; the page ends one after 60, and an encoder may add a breath */
  seconds: 61,
  /** so much of an answer is read aloud */
  characters: 500,
} as const

/** The answer to a spoken question. With an `error` there is no answer, and the other fields are what there was. */
export const VoiceReply = z.object({
  transcribed_text: z.string().meta({ description: 'The question as it was heard' }),
  response_text: z.string(),
  error: z.string().nullable(),
  ai_response: ChatMessage.nullable().meta({ description: 'The answer with its citations, as it is kept in the chat' }),
})
export type VoiceReply = z.infer<typeof VoiceReply>

/** Whether spoken questions are heard and answers read aloud here, and by whom. */
export const VoiceState = z.object({
  available: z.boolean().meta({ description: 'false where the last try to hear or to speak broke a short while ago' }),
  language: z.string().meta({ description: 'in which questions are spoken: en, hi, …; auto where several are known' }),
  heard_by: z
    .string()
    .nullable()
    .meta({ description: 'the host that recordings are sent to; null: heard on this server' }),
  spoken_by: z
    .string()
    .nullable()
    .meta({ description: 'the host that answers are sent to; null: spoken on this server' }),
})
export type VoiceState = z.infer<typeof VoiceState>

export const SayText = z.object({
  text: z
    .string('Please give the text that is to be read aloud')
    .trim()
    .min(1, 'Please give the text that is to be read aloud')
    .max(20_000, 'A text has at most 20,000 characters; the first 500 are read aloud.'),
})
export type SayText = z.infer<typeof SayText>
