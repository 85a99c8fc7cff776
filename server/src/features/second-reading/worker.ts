import { locateQuotes, type Plan, planSecond } from '@karar/engine'
import type { ModelReading, Page } from '@karar/schema'
import { type GroundedAnalysis, readGrounded } from '../../lib/text/grounded-analysis.ts'
import { meaningAgain } from '../../lib/text/meaning.ts'

/** A text to take apart, or to read with what a model said of it. */
export type SecondTask =
  | { kind: 'plan'; text: string; day: string }
  | {
      kind: 'lay'
      text: string
      pages: Page[]
      /** the day whose law is stated */
      day: string
      /** the side that the owner chose; else the one of the uploader's company, if the contract names it */
      party: string | null
      company: string
      /** null: as the playbook alone reads it */
      second: ModelReading | null
    }
export type SecondResult = { kind: 'plan'; plan: Plan } | ({ kind: 'lay' } & LaidAnalysis)

/** An analysis with what a model said laid over it, and how many of its claims stand nowhere in the text. */
export type LaidAnalysis = GroundedAnalysis & { unplaced: number }

/** Runs in a process of its own: to read a text is work, and what a model said is not to hang an answer. */
export default async function readSecond(task: SecondTask): Promise<SecondResult> {
  const { text, day } = task
  if (task.kind === 'plan') return { kind: 'plan', plan: planSecond(text, day) }
  const { pages, party, company, second } = task
  const side = party === null ? { company } : { party }
  const quotes = second?.issues.map(({ quote }) => quote) ?? []
  return {
    kind: 'lay',
    ...(await readGrounded(text, { day, pages, ...side, ...(second && { second }) }, meaningAgain)),
    unplaced: locateQuotes(text, quotes).filter((place) => place === null).length,
  }
}
