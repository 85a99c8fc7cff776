import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type AiBudgets, type DocumentId, type UserId, usualBudgets } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { aiAnswers, aiChoice, documents } from '../../db/tables.ts'
import type { Config } from '../settings/config.ts'
import type { Log } from '../settings/log.ts'
import type { Secrets } from '../settings/secrets.ts'
import { type Breaker, openBreaker } from './breaker.ts'
import type { Answered, Prompt } from './call.ts'
import { type AiChoice, nameOfChoice } from './choice.ts'
import { AiFailed, isPassing } from './failure.ts'
import { countCall, priceOf, refuseOverBudget, type Spent, tokensOf } from './usage.ts'

interface Asking {
  signal: AbortSignal
  /** where what is used for one document adds up */
  spent: Spent
  /** the document that the answer is kept with; without it, it is asked each time */
  documentId?: DocumentId
  /** the person whose question it is: what was answered goes with their conversation */
  userId?: UserId
  onText?: (piece: string) => void
  /** what came of an earlier try does not count */
  onTry?: () => void
  onUsage?: (inputTokens: number, outputTokens: number) => void
  /** how often at most; by default three times */
  tries?: number
}

/** The language model of this Karar, if it has one. */
export interface Ai {
  /** The model that is to be asked; null where none was chosen, which is how Karar comes. */
  choice(): Promise<AiChoice | null>
  /** Loads what asks the model, where one was chosen. */
  warmUp(): Promise<void>
  /**
   * Asks within the budgets, from what was answered before where it was; again after failures that pass, and not at all
   * while the model is down.
   *
   * @param read makes of the text what is wanted
   * @throws AiFailed; the signal's reason
   */
  ask<Result>(choice: AiChoice, prompt: Prompt, read: (text: string) => Result, asking: Asking): Promise<Result>
  breaker: Breaker
}

interface Options {
  db: Db
  config: Pick<Config, 'ai'>
  secrets: Secrets
  log: Log
  /** the first pause before another try; doubled each time */
  pauseMs?: number
}

/** The packages of all providers take longer to load than anything else here, and most Karars have no model. */
const loadModels = () => import('./call.ts')

/** Opens what asks language models. Nothing is sent before somebody asks. */
export function openAi({ db, config, secrets, log, pauseMs = 1000 }: Options): Ai {
  // the packages would print their warnings to the console, with what was sent
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const breaker = openBreaker()

  const once = async (choice: AiChoice, prompt: Prompt, asking: Asking): Promise<Answered> => {
    const input = tokensOf(prompt.instructions + prompt.data)
    await refuseOverBudget(db, choice, asking.spent, input)
    const count = async (inTokens: number, outTokens: number, failed: boolean) => {
      asking.spent.tokens += inTokens + outTokens
      asking.spent.microRupees += priceOf(choice.budgets, inTokens, outTokens)
      await countCall(db, choice, { input: inTokens, output: outTokens, failed })
    }
    const { callModel } = await loadModels()
    try {
      const answered = await breaker.guard(nameOfChoice(choice), () =>
        callModel(choice, prompt, asking.signal, asking.onText),
      )
      await count(answered.inputTokens, answered.outputTokens, false)
      asking.onUsage?.(answered.inputTokens, answered.outputTokens)
      return answered
    } catch (error) {
      // what was refused at the door took nothing; what broke off took what was sent
      const took =
        error instanceof AiFailed && ['broken_off', 'too_long', 'timed_out', 'refused', 'empty'].includes(error.reason)
      if (!(error instanceof AiFailed && error.reason === 'resting')) await count(took ? input : 0, 0, true)
      throw error
    }
  }

  return {
    breaker,
    choice: () => readChoice(db, config, secrets, log),
    warmUp: async () => {
      if ((await readChoice(db, config, secrets, log)) !== null) await loadModels()
    },
    ask: async (choice, prompt, read, asking) => {
      const key = keyOf(choice, prompt)
      const known = asking.documentId && (await findAnswer(db, secrets, asking.documentId, key))
      if (known !== undefined) {
        asking.onText?.(known)
        return read(known)
      }
      const tries = asking.tries ?? 3
      for (let tried = 1; ; tried++) {
        try {
          asking.onTry?.()
          const { text } = await once(choice, prompt, asking)
          const result = read(text)
          if (asking.documentId) await keepAnswer(db, secrets, { ...asking, documentId: asking.documentId, key, text })
          return result
        } catch (error) {
          if (!(error instanceof AiFailed) || !isPassing(error) || tried >= tries) throw error
          log.info({ reason: error.reason, tried }, 'the language model is asked again')
          await delay(error.retryAfterMs ?? pauseMs * 2 ** (tried - 1), undefined, { signal: asking.signal })
        }
      }
    },
  }
}

/** The model and all that is said to it: the same question about the same words has the same key. */
const keyOf = (choice: AiChoice, { instructions, data, schema }: Prompt): string =>
  createHash('sha256')
    .update(JSON.stringify([nameOfChoice(choice), instructions, data, schema ?? null]))
    .digest('hex')

async function findAnswer(db: Db, secrets: Secrets, documentId: DocumentId, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: aiAnswers.sealed })
    .from(aiAnswers)
    .where(and(eq(aiAnswers.documentId, documentId), eq(aiAnswers.key, key)))
  try {
    return row && secrets.open(row.sealed)
  } catch {
    // sealed with another key: it is asked again
    return undefined
  }
}

interface Kept {
  documentId: DocumentId
  userId?: UserId
  key: string
  text: string
}

/** Keeps an answer, unless its document is gone or was kept local while the model spoke. */
async function keepAnswer(db: Db, secrets: Secrets, { documentId, userId, key, text }: Kept): Promise<void> {
  const sealed = secrets.seal(text)
  await db.transaction(async (tx) => {
    const [document] = await tx
      .select({ keptLocal: documents.keptLocal })
      .from(documents)
      .where(eq(documents.id, documentId))
      .for('share')
    if (!document || document.keptLocal) return
    await tx
      .insert(aiAnswers)
      .values({ documentId, userId: userId ?? null, key, sealed })
      .onConflictDoUpdate({ target: [aiAnswers.documentId, aiAnswers.key], set: { sealed } })
  })
}

/** The environment's choice, else the administrators'. */
async function readChoice(db: Db, { ai }: Pick<Config, 'ai'>, secrets: Secrets, log: Log): Promise<AiChoice | null> {
  const [row] = await db.select().from(aiChoice).where(eq(aiChoice.id, 1))
  const rest = { budgets: budgetsOf(row?.budgets), timeLimitMs: ai.timeLimitMs }
  if (ai.choice) return { ...ai.choice, ...rest }
  if (!row?.choice) return null
  const { provider, model, base_url, redact, ways } = row.choice
  return {
    provider,
    model,
    baseUrl: base_url ?? undefined,
    redact,
    ways,
    key: openKey(row.sealedKey, secrets, log),
    ...rest,
  }
}

/** The budgets that were entered, with those that came later at what is usual. */
export const budgetsOf = (entered: AiBudgets | null | undefined): AiBudgets => ({ ...usualBudgets, ...entered })

function openKey(sealed: string | null, secrets: Secrets, log: Log): string | undefined {
  try {
    return sealed === null ? undefined : secrets.open(sealed)
  } catch (error) {
    log.error({ err: error }, 'the key of the language model was sealed with another SECRET_KEY; enter it again')
    return undefined
  }
}
