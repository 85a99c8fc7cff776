import type { Answer, Citation, DocumentId, UnifiedAnalysis } from '@karar/schema'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { chatMessages, documents } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import type { AiChoice } from '../../lib/ai/choice.ts'
import { AiFailed } from '../../lib/ai/failure.ts'
import { plainText } from '../../lib/ai/plain-text.ts'
import { jsonIn, listOf, openEntries } from '../../lib/ai/read-json.ts'
import { noRedaction, openRedaction, type Redaction } from '../../lib/ai/redact.ts'
import { nothingSpent } from '../../lib/ai/usage.ts'
import type { Person } from '../../lib/http/access.ts'
import type { Log } from '../../lib/settings/log.ts'
import { chatPrompt, failureWords } from '../second-reading/service.ts'
import type { ContractToAsk } from './answer-task.ts'
import type { Telling } from './telling.ts'

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
  /** is told each sentence that stands, as it comes */
  telling: Telling
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
    const earlier = await lastExchanges(context.db, asked)
    // a question may name people and numbers that the contract does not
    const redaction = choice.redact
      ? openRedaction(
          [contract.text, earlier, question].join('\n\n'),
          contract.analysis.parties.map(({ name }) => name),
        )
      : noRedaction
    const prompt = await chatPrompt({ question, earlier, passages: passagesFor(contract, question, found) }, redaction)
    const early = tellEarly(asked, redaction)
    const sentences = await ai.ask(choice, prompt, (text) => readSentences(text, redaction), {
      ...{ signal, spent: nothingSpent(), tries: 2, documentId: asked.id, userId: asked.person.id },
      ...{ onTry: early.again, onText: early.take },
    })
    await early.told()
    return together(found, sentences, await asked.cite(sentences.flatMap(({ quotes }) => quotes)))
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error
    log.info({ reason: error.reason }, 'a question was not answered by the language model')
    return { ...found, model_failed: failureWords[error.reason] }
  }
}

type Said = z.output<typeof Sentence>

/** Sentences of an answer, at most. */
const mostSentences = 12

function readSentences(text: string, redaction: Redaction): Said[] {
  const { kept } = listOf(jsonIn(text).sentences, Sentence)
  const said = kept.slice(0, mostSentences).flatMap((one) => restored(one, redaction))
  if (said.length === 0) throw new AiFailed('wrong_schema')
  return said
}

/** A sentence with what was hidden put back, as text; none where nothing is left of it. */
function restored({ says, quotes }: Said, redaction: Redaction): [] | [Said] {
  const told = plainText(redaction.restore(says))
  return told === '' ? [] : [{ says: told, quotes: quotes.map((quote) => redaction.restore(quote)) }]
}

/**
 * Tells an answer sentence by sentence while it comes in. None is told before words that it rests on were found in the
 * contract: what stands nowhere is held back until the answer is whole, and is then set apart.
 */
function tellEarly({ cite, telling }: Pick<Asked, 'cite' | 'telling'>, redaction: Redaction) {
  let entries = openEntries('sentences')
  let count = 0
  let tryNow = 0
  let done: Promise<void> = Promise.resolve()
  const one = async (said: Said, ofTry: number) => {
    const places = said.quotes.length === 0 ? [] : (await cite(said.quotes)).filter((place) => place !== null)
    if (places.length > 0 && ofTry === tryNow) telling.sentence(said.says, places)
  }
  return {
    again: () => {
      entries = openEntries('sentences')
      count = 0
      tryNow++
      telling.again()
    },
    take: (piece: string) => {
      const { kept } = listOf(entries(piece), Sentence)
      const left = mostSentences - count
      count += kept.length
      const ofTry = tryNow
      for (const said of kept.slice(0, Math.max(0, left)).flatMap((entry) => restored(entry, redaction))) {
        // what cannot be looked up now is looked up again with the whole answer, and that fails in words
        done = done.then(() => one(said, ofTry)).catch(() => {})
      }
    },
    told: () => done,
  }
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

/** Exchanges that are looked at, and sent along. */
const mostEarlier = 4
const earlierSent = 2

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

/**
 * The last questions of this person with their answers, oldest first, in short. One that is asked again has no part in
 * what leads to it: else no question would ever be the same as before, and none could be answered from what was said.
 */
async function lastExchanges(
  db: Db,
  { person, id, question }: Pick<Asked, 'person' | 'id' | 'question'>,
): Promise<string> {
  const rows = await db
    .select({ type: chatMessages.messageType, text: chatMessages.messageText })
    .from(chatMessages)
    .where(and(eq(chatMessages.documentId, id), eq(chatMessages.userId, person.id)))
    .orderBy(desc(chatMessages.id))
    .limit(2 * mostEarlier)
  const pairs = rows.flatMap(({ type, text }, at) =>
    type === 'user' && text !== question ? [{ asked: text, answered: rows[at - 1]?.text ?? '' }] : [],
  )
  return pairs
    .slice(0, earlierSent)
    .toReversed()
    .map(({ asked, answered }) => `Q: ${asked.slice(0, 500)}\nA: ${answered.slice(0, 500)}`)
    .join('\n')
}
