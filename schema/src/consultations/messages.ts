import { z } from 'zod'
import { anyWords } from './consultations.ts'

/** Most characters of a message between requester and desk. */
export const longestLegalMessage = 5000
/** Most messages about one request. */
export const mostLegalMessages = 500

/** What requester and desk write each other about a request. */
export const LegalMessage = z.object({
  id: z.uuid(),
  from_desk: z.boolean().meta({ description: 'written by the legal team, not by the requester' }),
  author_name: z.string().nullable().meta({ description: 'null once the account is deleted' }),
  content: z.string(),
  created_at: z.iso.datetime(),
})
export type LegalMessage = z.infer<typeof LegalMessage>

const unwritten = 'Please enter a message'
export const SendLegalMessage = z.object({
  content: anyWords(longestLegalMessage, unwritten).min(1, unwritten),
})
export type SendLegalMessage = z.infer<typeof SendLegalMessage>
