import { z } from 'zod'
import { LawReference } from '../analysis.ts'

const offset = z.int().nonnegative()

/** A place in the contract that an answer rests on. */
export const Citation = z.object({
  clause_id: z.string().nullable(),
  clause_number: z.string().nullable(),
  heading: z.string().nullable(),
  quote: z.string().meta({ description: 'Verbatim slice of the document text at [start, end)' }),
  start: offset,
  end: offset,
  page: z.int().positive(),
})
export type Citation = z.infer<typeof Citation>

/**
 * What an answer is: it stands on the contract's words (`answered`); the contract says nothing about it (`silent`: what
 * the law says instead, if anything, is in `law`); or it is no question about this contract (`off_topic`).
 */
export const AnswerKind = z.enum(['answered', 'silent', 'off_topic']).catch('answered')
export type AnswerKind = z.infer<typeof AnswerKind>

/** An answer to a question about one contract. */
export const Answer = z.object({
  kind: AnswerKind,
  text: z
    .string()
    .meta({ description: 'Plain text; paragraphs are divided by an empty line, list items begin with "- "' }),
  citations: z.array(Citation).meta({ description: 'What the answer rests on, the most telling first' }),
  law: z.array(LawReference),
  follow_ups: z.array(z.string()).meta({ description: 'Questions that suggest themselves next, at most 3' }),
  by_model: z
    .literal(true)
    .optional()
    .meta({ description: 'a language model put it into words; its passages were looked up' }),
  model_failed: z.string().optional().meta({
    description: 'why the language model that is set up did not answer, in words; the answer is Karar’s own',
  }),
  beyond: z.string().optional().meta({
    description: 'what the model said besides, which rests on no passage: not given as what the contract says',
  }),
})
export type Answer = z.infer<typeof Answer>

/** Most characters of a question. */
export const longestQuestion = 2000

/** Most messages, questions and answers together, that one person's conversation with one document holds. */
export const mostMessages = 2000

export const ChatMessage = Answer.omit({ text: true, kind: true }).extend({
  id: z.uuid(),
  message_type: z.enum(['user', 'ai']),
  message_text: z.string(),
  created_at: z.iso.datetime(),
  kind: AnswerKind.nullable().meta({ description: 'null for a question' }),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const SendChat = z.object({
  message: z
    .string('Please enter a message')
    .trim()
    .min(1, 'Please enter a message')
    .max(longestQuestion, 'A question has at most 2,000 characters. Please shorten it.'),
})
export type SendChat = z.infer<typeof SendChat>

export const ChatExchange = z.object({ user_message: ChatMessage, ai_response: ChatMessage })
export type ChatExchange = z.infer<typeof ChatExchange>

/**
 * What a streamed answer consists of (`Accept: text/event-stream`): the question as kept, the passages as soon as they
 * are found, the text in pieces, and at the end both messages whole. `failed` takes the place of `done`. What came before an
 * `again` does not count: citations and text begin anew.
 */
export const ChatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('question'), data: ChatMessage }),
  z.object({ event: z.literal('citations'), data: z.array(Citation) }),
  z.object({ event: z.literal('text'), data: z.string() }),
  z.object({ event: z.literal('again'), data: z.null() }),
  z.object({ event: z.literal('done'), data: ChatExchange }),
  z.object({ event: z.literal('failed'), data: z.object({ detail: z.string() }) }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** Questions to begin with, in English and in Hindi. */
export const ChatSuggestions = z.array(z.object({ question: z.string(), language: z.enum(['en', 'hi']) }))
export type ChatSuggestions = z.infer<typeof ChatSuggestions>
