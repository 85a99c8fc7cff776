import type { ChatExchange, ChatMessage, DocumentId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documentTexts } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import { openTurns } from '../../lib/queue/turns.ts'
import type { Log } from '../../lib/settings/log.ts'
import { toldVerdict } from '../../lib/text/told-verdict.ts'
import { storable } from '../analysis/service.ts'
import { findReadable, noteLook } from '../documents/service.ts'
import type { ContractToAsk } from './answer-task.ts'
import type { Answerers } from './answerers.ts'
import { answerByModel, modelFor } from './ask-model.ts'
import { questionsBefore, refuseWhenFull } from './conversation.ts'
import { keepExchange, newQuestion, type Question, questionRow } from './keep-exchange.ts'
import { presentMessage } from './present.ts'
import { type Early, openTelling, type Telling } from './telling.ts'
import { words } from './words.ts'

export interface AskContext {
  db: Db
  answerers: Answerers
  ai: Ai
  log: Log
  /** fires when the server ends */
  closing: AbortSignal
}

/** A question that may be asked and whose answer is on its way. */
export interface Asked {
  question: ChatMessage
  /** what is told of the answer before it is kept */
  coming: AsyncIterable<Early>
  /** both messages, once they are kept */
  exchange: Promise<ChatExchange>
}

/** So many questions of one person are answered at a time. */
const turns = openTurns(4, words.tooManyAtOnce)

/**
 * Begins to answer a question about a document. The answer is finished and kept whether or not anybody waits for it.
 *
 * @throws AppError document_not_found, not_analyzed, chat_full, too_many_requests
 */
export async function ask(context: AskContext, person: Person, id: DocumentId, message: string): Promise<Asked> {
  const { db } = context
  const document = await findReadable(db, person, id)
  const [analysis] = await db
    .select({
      at: analyses.analyzedAt,
      side: sql<string | null>`${analyses.unified} #>> '{perspective,party}'`,
      told: sql<boolean>`${analyses.unified} #> '{verdict,not_cleared}' is not null`,
    })
    .from(analyses)
    .where(eq(analyses.documentId, id))
  if (!analysis) {
    // or was it deleted between the two looks?
    await findReadable(db, person, id)
    throw new AppError('not_analyzed')
  }
  await refuseWhenFull(db, person.id, id)

  const turn = turns.take(person.id)
  try {
    await noteLook(db, person, document, 'text')
  } catch (error) {
    turn.over()
    throw error
  }
  const question = newQuestion(storable(message))
  // another reading, another side to read it from, or a low risk that is none any more, is another contract to ask about
  const key = JSON.stringify([id, analysis.at, analysis.side, analysis.told])
  const telling = openTelling()
  const exchange = answer(context, person, id, question, { key, telling }).finally(() => {
    telling.end()
    turn.over()
  })
  // whoever waits for it hears of a failure, if anybody does
  exchange.catch(() => {})
  return { question: presentMessage(questionRow(question, person.id, id)), coming: telling.events(), exchange }
}

async function answer(
  { db, answerers, ai, log, closing }: AskContext,
  person: Person,
  id: DocumentId,
  question: Question,
  { key, telling }: { key: string; telling: Telling },
): Promise<ChatExchange> {
  const load = () => loadContract(db, id)
  const asked = { question: question.text, before: await questionsBefore(db, person.id, id) }
  const found = await answerers.ask(key, asked, load, closing)
  if (found.dropped > 0) log.warn({ document: id, dropped: found.dropped }, 'citations that stand nowhere were dropped')
  const model = found.answer.kind === 'off_topic' ? null : await modelFor({ db, ai }, id)
  const told =
    model === null
      ? found.answer
      : await answerByModel({ db, ai, log, signal: closing }, model, {
          ...{ person, id, question: question.text, found: found.answer, load, telling },
          cite: (quotes) => answerers.cite(key, quotes, load, closing),
        })
  return keepExchange(db, person, id, question, storable(told))
}

/** @throws AppError document_not_found where it was deleted in this moment */
async function loadContract(db: Db, id: DocumentId): Promise<ContractToAsk> {
  const [row] = await db
    .select({ text: documentTexts.text, pages: documentTexts.pages, analysis: analyses.unified })
    .from(documentTexts)
    .innerJoin(analyses, eq(analyses.documentId, documentTexts.documentId))
    .where(eq(documentTexts.documentId, id))
  if (!row) throw new AppError('document_not_found')
  return { ...row, analysis: { ...row.analysis, verdict: toldVerdict(row.analysis) } }
}
