import type { Answer, Citation, DocumentId, UnifiedAnalysis } from '@karar/schema'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { chatMessages, documents } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import type { AiChoice } from '../../lib/ai/choice.ts'
import { AiFailed } from '../../lib/ai/failure.ts'
import { plainText } from '../../lib/ai/plain-text.ts'
import { jsonIn, listOf } from '../../lib/ai/read-json.ts'
import { noRedaction, openRedaction, type Redaction } from '../../lib/ai/redact.ts'
import { nothingSpent } from '../../lib/ai/usage.ts'
import type { Person } from '../../lib/http/access.ts'
import type { Log } from '../../lib/settings/log.ts'
import { chatPrompt, failureWords } from '../second-reading/service.ts'
import type { ContractToAsk } from './answer-task.ts'

interface Context {
  db: Db
  ai: Ai
  log: Log
  signal: AbortSignal
}

interface Asked {
  person: Person
  id: DocumentId
  question: string
  /** what Karar answers by itself, with the passages that it found */
  found: Answer
  load(): Promise<ContractToAsk>
  /** looks quotes up in the contract */
  cite(quotes: string[]): Promise<(Citation | null)[]>
}

const Sentence = z.object({
  says: z.string().min(1).max(1500),
  quotes: z.array(z.string().max(2000)).max(8).default([]),
})

/** The model that may be asked about a document; null where there is none or the document is kept local. */
export async function modelFor({ db, ai }: Pick<Context, 'db' | 'ai'>, id: DocumentId): Promise<AiChoice | null> {
  const [choice, [row]] = await Promise.all([
    ai.choice(),
    db.select({ kept: documents.keptLocal }).from(documents).where(eq(documents.id, id)),
  ])
  return row && !row.kept ? choice : null
}

/**
 * Has a model put an answer into words, from the contract or the passages found. Each sentence counts as the contract's only
 * where words that it rests on stand there; the others are set apart. Where the model fails, Karar's own answer stands and
 * says so.
 */
export async function answerByModel(context: Context, choice: AiChoice, asked: Asked): Promise<Answer> {
  const { ai, log, signal } = context
  const { found, question } = asked
  try {
    const contract = await asked.load()
    const earlier = await lastExchanges(context.db, asked.person, asked.id)
    // a question may name people and numbers that the contract does not
    const redaction = choice.redact
      ? openRedaction(
          [contract.text, earlier, question].join('\n\n'),
          contract.analysis.parties.map(({ name }) => name),
        )
      : noRedaction
    const prompt = chatPrompt({ question, earlier, passages: passagesFor(contract, question, found) }, redaction)
    const sentences = await ai.ask(choice, prompt, (text) => readSentences(text, redaction), {
      ...{ signal, spent: nothingSpent(), tries: 2 },
    })
    return together(found, sentences, await asked.cite(sentences.flatMap(({ quotes }) => quotes)))
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error
    log.info({ reason: error.reason }, 'a question was not answered by the language model')
    return { ...found, model_failed: failureWords[error.reason] }
  }
}

function readSentences(text: string, redaction: Redaction): z.output<typeof Sentence>[] {
  const { kept } = listOf(jsonIn(text).sentences, Sentence)
  const said = kept
    .slice(0, 12)
    .map(({ says, quotes }) => ({
      says: plainText(redaction.restore(says)),
      quotes: quotes.map((quote) => redaction.restore(quote)),
    }))
    .filter(({ says }) => says !== '')
  if (said.length === 0) throw new AiFailed('wrong_schema')
  return said
}

/** @param cited one for each quote, in their order */
function together(
  found: Answer,
  sentences: readonly { says: string; quotes: readonly string[] }[],
  cited: readonly (Citation | null)[],
): Answer {
  let at = 0
  const borne: string[] = []
  const beyond: string[] = []
  const citations = new Map<string, Citation>()
  for (const { says, quotes } of sentences) {
    const places = cited.slice(at, at + quotes.length).filter((place) => place !== null)
    at += quotes.length
    if (places.length > 0) borne.push(says)
    else beyond.push(says)
    for (const place of places) citations.set(`${place.start} ${place.end}`, place)
  }
  const rest = beyond.length === 0 ? {} : { beyond: beyond.join(' ') }
  // nothing of it is the contract's: Karar's own answer is given, and what the model said stands apart
  if (borne.length === 0) return { ...found, ...rest }
  return {
    kind: 'answered',
    text: borne.join(' '),
    citations: [...citations.values()],
    law: found.law,
    follow_ups: found.follow_ups,
    by_model: true,
    ...rest,
  }
}

/** Characters: of a contract that is sent whole, and of the passages of one that is longer. */
const most = { whole: 60_000, passages: 20_000 }

/** The whole contract where it fits, else the clauses that were found and those that share most words with the question. */
function passagesFor({ text, analysis }: ContractToAsk, question: string, { citations }: Answer): string {
  if (text.length <= most.whole) return text
  const words = new Set(question.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
  const cited = new Set(citations.map(({ clause_id }) => clause_id))
  const scored = analysis.clause_analyses.map((clause) => {
    const own = text.slice(clause.start, clause.end)
    const shared = new Set((own.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter((word) => words.has(word)))
    return { clause, own, score: shared.size + (cited.has(clause.id) ? 100 : 0) }
  })
  return withinLimit(scored.toSorted((a, b) => b.score - a.score))
    .toSorted((a, b) => a.clause.start - b.clause.start)
    .map(({ own }) => own.trim())
    .join('\n\n')
}

type Scored = { clause: UnifiedAnalysis['clause_analyses'][number]; own: string; score: number }

function withinLimit(clauses: readonly Scored[]): Scored[] {
  let left = most.passages
  return clauses.filter(({ own, score }) => {
    if (score === 0 || own.length > left) return false
    left -= own.length
    return true
  })
}

/** The last questions of this person with their answers, oldest first, in short. */
async function lastExchanges(db: Db, person: Person, id: DocumentId): Promise<string> {
  const rows = await db
    .select({ type: chatMessages.messageType, text: chatMessages.messageText })
    .from(chatMessages)
    .where(and(eq(chatMessages.documentId, id), eq(chatMessages.userId, person.id)))
    .orderBy(desc(chatMessages.id))
    .limit(4)
  return rows
    .toReversed()
    .map(({ type, text }) => `${type === 'user' ? 'Q' : 'A'}: ${text.slice(0, 500)}`)
    .join('\n')
}
