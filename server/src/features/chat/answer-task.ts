import type { Answer, Citation, Page, UnifiedAnalysis } from '@karar/schema'

/** A contract with what its answers have to agree with. */
export interface ContractToAsk {
  text: string
  pages: Page[]
  analysis: UnifiedAnalysis
}

export interface AnswerTask {
  key: string
  question: string
  /** the questions before it in the same conversation, the latest last: 'and for them?' goes on with them */
  before?: readonly string[]
  /** left out where the process may have it open already */
  contract?: ContractToAsk
  /** words to be looked up in the contract, in place of a question */
  quotes?: string[]
}

/** Why this process answers by words alone: the reader of places does not run. It is told once. */
export interface Unread {
  unread: string
}

/** `open: false`: this process does not know the contract. */
export type AnswerResult = { open: false } | ({ open: true } & Grounded) | { open: true; cited: (Citation | null)[] }

/** An answer whose quotes were looked up in the text. */
export interface Grounded {
  answer: Answer
  /** citations that did not stand in the text */
  dropped: number
}
