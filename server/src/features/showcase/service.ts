import { type ParagraphReading, type SampleAnalysis, type SampleScore, setApart, titleCase } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../lib/http/errors.ts'
import { networkOf } from '../../lib/http/network.ts'
import { reserveTry } from '../../lib/http/tries.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import { sampleContract } from '../../lib/text/sample.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { words } from './words.ts'
import type { ShowcaseResult, ShowcaseTask } from './worker.ts'

/** One process for all visitors together: whoever has an account never waits for them. */
const size = { most: 1, heapMegabytes: 768, megabytes: 1536 }
/** By the clock, for what a visitor sends: the sample is ours, and on a machine that is busy enough even it takes longer. */
const timeLimitMs = 50_000
/** Work of the processor; the sample takes a fraction of it. */
const workLimitMs = 30_000
/** So many paragraphs wait at most; who comes then is told to come back. */
const mostWaiting = 6
const sampleName = 'Sample services agreement.pdf'
const paragraphsAnHour = 30

export interface Showcase {
  /** The analysis of the sample contract under today's law: made once a day, when it is first asked for. */
  sample(): Promise<SampleAnalysis>
  /** What a paragraph says. Nothing of it is kept. */
  paragraph(text: string): Promise<ParagraphReading>
  close(): Promise<void>
}

/** Opens what visitors may try. */
export function openShowcase(): Showcase {
  const processes: Processes<ShowcaseTask, never, ShowcaseResult> = openProcesses(
    new URL('./worker.ts', import.meta.url),
    size,
  )
  let kept: { day: string; sample: Promise<SampleAnalysis> } | undefined
  let waiting = 0

  async function read(source: ShowcaseTask['source'], day: string): Promise<ShowcaseResult> {
    try {
      return await processes.run({ source, day }, { workLimitMs, ...('text' in source && { timeLimitMs }) })
    } catch (cause) {
      if (cause instanceof TookTooLong || cause instanceof TooMuchMemory) {
        throw new AppError('unavailable', { message: words.tooLong, cause })
      }
      throw cause
    }
  }

  async function readSample(day: string): Promise<SampleAnalysis> {
    const file = await sampleContract()
    if (!file) throw new AppError('unavailable', { message: words.noSample })
    const { text, pages, warnings, unified } = await read({ file }, day)
    return { name: sampleName, analyzed_at: new Date().toISOString(), warnings, analysis: unified, text, pages }
  }

  return {
    sample: () => {
      const day = todayInIndia()
      if (kept?.day !== day) {
        const sample = readSample(day)
        kept = { day, sample }
        // a failure is not kept: the next one to ask starts anew
        sample.catch(() => {
          if (kept?.sample === sample) kept = undefined
        })
      }
      return kept.sample
    },
    paragraph: async (text) => {
      if (waiting >= mostWaiting) throw new AppError('too_many_requests', { message: words.busy, retryAfter: 60 })
      waiting += 1
      try {
        const { unified } = await read({ text }, todayInIndia())
        return { issues: setApart(unified).sure.critical_issues, as_of: unified.as_of }
      } finally {
        waiting -= 1
      }
    },
    close: () => processes.close(),
  }
}

/** What the front page draws of the sample. */
export function scoreOf({ analysis }: SampleAnalysis): SampleScore {
  const issues = new Map(analysis.critical_issues.map((issue) => [issue.id, issue]))
  return {
    safety_score: analysis.safety_score,
    verdict: analysis.verdict.text,
    lost: analysis.score_breakdown
      .filter(({ points }) => points < 0)
      .map(({ points, label, issue_id, severity, clause_type }) => {
        const issue = issues.get(issue_id ?? '')
        return {
          points: -points,
          words: issue?.short_label ?? (clause_type ? titleCase(clause_type) : label),
          number: issue?.clause_number ?? null,
          severity: issue?.severity ?? (clause_type ? null : (severity ?? 'low')),
        }
      }),
  }
}

/** Paragraphs of a visitor: 30 in an hour an address. @throws AppError too_many_requests */
export async function limitParagraphs(db: Db, address: string): Promise<void> {
  const bucket = `paragraph:address:${networkOf(address)}`
  const reservation = await reserveTry(db, [{ bucket, most: paragraphsAnHour, seconds: 3600 }])
  if (reservation.allowed) return
  const { retryAfter } = reservation
  throw new AppError('too_many_requests', { message: words.tooMany(Math.ceil(retryAfter / 60)), retryAfter })
}
