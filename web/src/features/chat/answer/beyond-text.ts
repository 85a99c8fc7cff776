import type { ChatMessage, Citation, LawReference } from '@karar/schema'

/** An answer, or what has come of it. */
export type ShownAnswer = Pick<ChatMessage, 'message_text' | 'citations' | 'law' | 'kind'> &
  Partial<Pick<ChatMessage, 'by_model' | 'beyond' | 'model_failed'>>

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
/** So much of a quote tells it from others: the text may cut a long one short. */
const telling = 80

/** What an answer rests on and its text does not show itself. */
export function beyondText({ message_text, citations, law }: Pick<ShownAnswer, 'message_text' | 'citations' | 'law'>): {
  citations: Citation[]
  law: LawReference[]
} {
  const text = flat(message_text)
  return {
    citations: citations.filter(({ quote }) => !text.includes(flat(quote).slice(0, telling))),
    law: law.filter(({ act, section, note }) => !(text.includes(act) && text.includes(section) && text.includes(note))),
  }
}
