import type { ChatMessage } from '@karar/schema'

/** A question with its answer. Where a page of the conversation ends between the two, one of them is not there yet. */
export interface Exchange {
  id: string
  question: ChatMessage | null
  answer: ChatMessage | null
}

/** @param newestFirst messages as the server lists them. @returns exchanges, the oldest first, as they are read */
export function exchangesOf(newestFirst: readonly ChatMessage[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const message of newestFirst.toReversed()) {
    const last = exchanges.at(-1)
    if (message.message_type === 'user') exchanges.push({ id: message.id, question: message, answer: null })
    else if (last?.question && !last.answer) last.answer = message
    else exchanges.push({ id: message.id, question: null, answer: message })
  }
  return exchanges
}
