import { isDeepStrictEqual } from 'node:util'
import type { AiSeen, AiSettings, AiTried, SetAi, SetBudgets } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { aiChoice } from '../../db/tables.ts'
import { type Ai, budgetsOf } from '../../lib/ai/ai.ts'
import { nameOfChoice, readerOf } from '../../lib/ai/choice.ts'
import { usedDays } from '../../lib/ai/usage.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import type { Config } from '../../lib/settings/config.ts'
import type { Secrets } from '../../lib/settings/secrets.ts'
import { holdOpenSession } from '../accounts/service.ts'
import { tryReader } from '../second-reading/service.ts'

export interface ModelsContext {
  db: Db
  ai: Ai
  config: Pick<Config, 'ai'>
  secrets: Secrets
}

/** All that the page about language models shows. */
export async function findSettings({ db, ai, config }: ModelsContext): Promise<AiSettings> {
  const [choice, [row], days] = await Promise.all([
    ai.choice(),
    db.select().from(aiChoice).where(eq(aiChoice.id, 1)),
    usedDays(db),
  ])
  return {
    reader: choice && readerOf(choice),
    base_url: choice?.baseUrl ?? null,
    ways: choice?.ways ?? 'both',
    has_key: choice?.key !== undefined,
    from_environment: config.ai.choice !== undefined,
    resting: choice !== null && ai.breaker.rests(nameOfChoice(choice)),
    budgets: budgetsOf(row?.budgets),
    days,
  }
}

/**
 * Chooses a language model for everybody. The key is sealed before it is kept, and goes where its address changes: it is not
 * to be sent to another host than the one that it was entered for.
 *
 * @throws AppError set_by_environment; model_changed where another administrator has chosen since it was seen
 */
export async function chooseModel(
  context: ModelsContext,
  actor: Person,
  { key, seen, ...choice }: SetAi,
): Promise<AiSettings> {
  const { db, ai, config, secrets } = context
  if (config.ai.choice) throw new AppError('set_by_environment')
  await db.transaction(async (tx) => {
    await holdOpenSession(tx, actor)
    // there to be held from the first time on
    await tx.insert(aiChoice).values({ id: 1 }).onConflictDoNothing()
    const [before] = await tx.select().from(aiChoice).where(eq(aiChoice.id, 1)).for('update')
    const now = before && seenOf(before, secrets)
    if (seen !== undefined && !isDeepStrictEqual(now, seen))
      throw new AppError('model_changed', { reason: 'model_changed', fields: { model: now } })
    const sameHost = before?.choice?.provider === choice.provider && before.choice.base_url === choice.base_url
    const sealedKey = key !== undefined ? secrets.seal(key) : sameHost ? before.sealedKey : null
    await tx.update(aiChoice).set({ choice, sealedKey }).where(eq(aiChoice.id, 1))
    await audit(tx, {
      actor: actor.id,
      action: 'language_model.choose',
      subject: { type: 'settings', id: 'language_model' },
      before: before?.choice ?? {},
      after: { ...choice, new_key: key !== undefined },
    })
  })
  ai.breaker.reset()
  return findSettings(context)
}

/** The choice as the page shows it. A key that was sealed with another SECRET_KEY is none there, and is to be entered again. */
function seenOf({ choice, sealedKey }: typeof aiChoice.$inferSelect, secrets: Secrets): AiSeen | null {
  if (!choice) return null
  const { provider, model, base_url, redact, ways } = choice
  return { provider, model, base_url, redact, ways, has_key: opens(sealedKey, secrets) }
}

function opens(sealed: string | null, secrets: Secrets): boolean {
  try {
    return sealed !== null && secrets.open(sealed) !== ''
  } catch {
    return false
  }
}

/**
 * Switches the language model off: nothing is sent anywhere any more, and its key is forgotten. Whatever another administrator
 * has chosen since it was seen: that nothing leaves the machine is what holds in doubt.
 *
 * @throws AppError set_by_environment
 */
export async function switchOff(context: ModelsContext, actor: Person): Promise<AiSettings> {
  const { db, config } = context
  if (config.ai.choice) throw new AppError('set_by_environment')
  await db.transaction(async (tx) => {
    await holdOpenSession(tx, actor)
    const [before] = await tx.select().from(aiChoice).where(eq(aiChoice.id, 1)).for('update')
    if (!before?.choice) return
    await tx.update(aiChoice).set({ choice: null, sealedKey: null }).where(eq(aiChoice.id, 1))
    await audit(tx, {
      actor: actor.id,
      action: 'language_model.switch_off',
      subject: { type: 'settings', id: 'language_model' },
      before: before.choice,
    })
  })
  return findSettings(context)
}

/**
 * Says how much may be used, and what it costs; also where the environment chose the model.
 *
 * @throws AppError limits_changed where another administrator has changed them since they were seen
 */
export async function setBudgets(
  context: ModelsContext,
  actor: Person,
  { seen, ...budgets }: SetBudgets,
): Promise<AiSettings> {
  await context.db.transaction(async (tx) => {
    await holdOpenSession(tx, actor)
    // there to be held from the first time on
    await tx.insert(aiChoice).values({ id: 1 }).onConflictDoNothing()
    const [before] = await tx.select().from(aiChoice).where(eq(aiChoice.id, 1)).for('update')
    const now = budgetsOf(before?.budgets)
    // of two who set them at the same time the second would take away what the first wrote, and nobody would know
    if (seen && !isDeepStrictEqual(now, budgetsOf(seen)))
      throw new AppError('limits_changed', { reason: 'limits_changed', fields: { budgets: now } })
    await tx.update(aiChoice).set({ budgets }).where(eq(aiChoice.id, 1))
    await audit(tx, {
      actor: actor.id,
      action: 'language_model.budget',
      subject: { type: 'settings', id: 'language_model' },
      before: before?.budgets ?? {},
      after: { ...budgets },
    })
  })
  return findSettings(context)
}

/** Has the chosen model read a clause of ours, by the same way as contracts. @throws AppError no_language_model */
export async function tryModel({ db, ai }: ModelsContext, actor: Person, signal: AbortSignal): Promise<AiTried> {
  const choice = await ai.choice()
  if (!choice) throw new AppError('no_language_model')
  const tried = await tryReader(ai, choice, signal)
  await audit(db, {
    actor: actor.id,
    action: 'language_model.try',
    subject: { type: 'settings', id: 'language_model' },
    after: { model: choice.model, ok: tried.ok, failure: tried.failure },
  })
  return tried
}
