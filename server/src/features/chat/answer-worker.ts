import { openAnswers } from '@karar/engine'
import type { AnswerResult, AnswerTask, ContractToAsk } from './answer-task.ts'
import { groundAnswer } from './ground-answer.ts'

interface OpenContract {
  text: string
  answers: ReturnType<typeof openAnswers>
}

/** The contracts asked about last, the latest at the end. */
const opened = new Map<string, OpenContract>()
/** How many are kept, and how many characters they may have together. */
const most = { contracts: 4, characters: 2_000_000 }

/** Runs in a process of its own: opening a contract is work, and a second question about it finds it open. */
export default function answerQuestion({ key, question, contract }: AnswerTask): AnswerResult {
  const known = opened.get(key) ?? (contract && open(contract))
  if (!known) return { open: false }
  opened.delete(key)
  opened.set(key, known)
  forgetOldest()
  return { open: true, ...groundAnswer(known.answers.ask(question), known.text) }
}

function open({ text, pages, analysis }: ContractToAsk): OpenContract {
  const { party } = analysis.perspective
  const options = { day: analysis.as_of, pages, analysis, ...(party !== null && { party }) }
  return { text, answers: openAnswers(text, options) }
}

/** The last one stays, however long it is. */
function forgetOldest(): void {
  const size = () => [...opened.values()].reduce((sum, { text }) => sum + text.length, 0)
  for (const key of opened.keys()) {
    if (opened.size === 1 || (opened.size <= most.contracts && size() <= most.characters)) return
    opened.delete(key)
  }
}
