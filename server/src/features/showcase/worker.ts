import { readDocument } from '@karar/reader'
import type { Page } from '@karar/schema'
import { type GroundedAnalysis, readGrounded } from '../../lib/text/grounded-analysis.ts'
import { storable } from '../../lib/text/storable.ts'

/** Either a file of our own, or a piece of text that somebody pasted. */
export interface ShowcaseTask {
  source: { file: Uint8Array } | { text: string }
  /** the day whose law is stated */
  day: string
}

export interface ShowcaseResult extends GroundedAnalysis {
  text: string
  pages: Page[]
  warnings: string[]
}

/** Runs in a process of its own: what visitors try may never hold up an answer. */
export default async function readForVisitor({ source, day }: ShowcaseTask): Promise<ShowcaseResult> {
  const { text, pages, warnings } = 'file' in source ? await readDocument(source.file) : asOnePage(source.text)
  const kept = storable(text)
  return { text: kept, pages, warnings: storable(warnings), ...(await readGrounded(kept, { day, pages })) }
}

function asOnePage(text: string) {
  const page: Page = { number: 1, start: 0, end: text.length, source: 'text', confidence: 1 }
  return { text, pages: [page], warnings: [] }
}
