import type { ChatMessage } from '@karar/schema'
import type { chatMessages } from '../../db/tables.ts'

export type MessageRow = typeof chatMessages.$inferSelect

/** A message as the wire shows it. A question rests on nothing. */
export function presentMessage({ id, messageType, messageText, answer, createdAt }: MessageRow): ChatMessage {
  return {
    id,
    message_type: messageType,
    message_text: messageText,
    created_at: createdAt.toISOString(),
    kind: answer?.kind ?? null,
    citations: answer?.citations ?? [],
    law: answer?.law ?? [],
    follow_ups: answer?.follow_ups ?? [],
    ...(answer?.by_model && { by_model: true }),
    ...(answer?.beyond && { beyond: answer.beyond }),
    ...(answer?.model_failed && { model_failed: answer.model_failed }),
  }
}
