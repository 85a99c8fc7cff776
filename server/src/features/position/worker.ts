import type { Page } from '@karar/schema'
import { type GroundedAnalysis, readGrounded } from '../../lib/text/grounded-analysis.ts'
import { meaningAgain } from '../../lib/text/meaning.ts'

/** A text to read from one party's side. */
export interface SideTask {
  text: string
  pages: Page[]
  /** the day whose law is stated */
  day: string
  party: string
}

/** Runs in a process of its own: a text is read twice for this, once from each side. */
export default function takeSide({ text, pages, day, party }: SideTask): Promise<GroundedAnalysis> {
  return readGrounded(text, { day, pages, party }, meaningAgain)
}
