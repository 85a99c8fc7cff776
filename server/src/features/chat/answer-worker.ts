import { locateQuotes, openAnswers } from '@karar/engine'
import type { Citation, Page, UnifiedAnalysis } from '@karar/schema'
import type { Reporting } from '../../lib/processes/messages.ts'
import { placesRead } from '../../lib/text/places.ts'
import type { AnswerResult, AnswerTask, ContractToAsk, Unread } from './answer-task.ts'
import { groundAnswer } from './ground-answer.ts'

interface OpenContract {
  text: string
  pages: Page[]
  analysis: UnifiedAnalysis
  answers: ReturnType<typeof openAnswers>
}

/** The contracts asked about last, the latest at the end. */
const opened = new Map<string, OpenContract>()
/** How many are kept, and how many characters they may have together. */
const most = { contracts: 4, characters: 2_000_000 }

/** Runs in a process of its own: opening a contract is work, and a second question about it finds it open. */
export default async function answerQuestion(task: AnswerTask & Reporting<Unread>): Promise<AnswerResult> {
  const { key, question, before, contract, quotes } = task
  const known = opened.get(key) ?? (contract && open(contract))
  if (!known) return { open: false }
  opened.delete(key)
  opened.set(key, known)
  forgetOldest()
  if (quotes) return { open: true, cited: cite(known, quotes) }
  const read = await placesRead(known.answers.toRead(question, before), (error) =>
    task.port.postMessage({ unread: error instanceof Error ? error.message : String(error) }),
  )
  return { open: true, ...groundAnswer(known.answers.ask(question, before, read), known.text) }
}

function open({ text, pages, analysis }: ContractToAsk): OpenContract {
  const { party } = analysis.perspective
  const options = { day: analysis.as_of, pages, analysis, ...(party !== null && { party }) }
  return { text, pages, analysis, answers: openAnswers(text, options) }
}

/** Quotes as the contract has them, with their clause and page. */
function cite({ text, pages, analysis }: OpenContract, quotes: readonly string[]): (Citation | null)[] {
  return locateQuotes(text, quotes).map((place) => {
    if (place === null) return null
    const { start, end } = place
    const clause = analysis.clause_analyses.findLast((one) => one.start <= start && start < one.end)
    return {
      clause_id: clause?.id ?? null,
      clause_number: clause?.number ?? null,
      heading: clause?.heading ?? null,
      quote: text.slice(start, end),
      start,
      end,
      page: pages.findLast((page) => page.start <= start)?.number ?? 1,
    }
  })
}

/** The last one stays, however long it is. */
function forgetOldest(): void {
  const size = () => [...opened.values()].reduce((sum, { text }) => sum + text.length, 0)
  for (const key of opened.keys()) {
    if (opened.size === 1 || (opened.size <= most.contracts && size() <= most.characters)) return
    opened.delete(key)
  }
}
