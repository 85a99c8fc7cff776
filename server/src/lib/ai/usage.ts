import type { AiBudgets, AiDay } from '@karar/schema'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { aiUsage } from '../../db/tables.ts'
import { todayInIndia } from '../text/today.ts'
import type { AiChoice } from './choice.ts'
import { nameOfChoice } from './choice.ts'
import { AiFailed } from './failure.ts'

/** What one reading of a document has used so far. */
export interface Spent {
  tokens: number
  microRupees: number
}

/** Four characters of English are about one token; other scripts take more. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3.5)

export const nothingSpent = (): Spent => ({ tokens: 0, microRupees: 0 })

/** A million tokens at a price in rupees: so many millionths of a rupee a token. */
export const priceOf = (budgets: AiBudgets, input: number, output: number): number =>
  Math.round(input * budgets.rupees_per_million_in + output * budgets.rupees_per_million_out)

/**
 * Looks whether a call still fits what a document and a day may use.
 *
 * @param input tokens that will be sent
 * @throws AiFailed budget_document, budget_day
 */
export async function refuseOverBudget(db: Db, { budgets }: AiChoice, spent: Spent, input: number): Promise<void> {
  const price = priceOf(budgets, input, 0)
  const isOver = (tokens: number, micro: number, mostTokens: number, mostRupees: number) =>
    tokens + input > mostTokens || (mostRupees > 0 && micro + price > mostRupees * 1_000_000)
  if (isOver(spent.tokens, spent.microRupees, budgets.tokens_per_document, budgets.rupees_per_document)) {
    throw new AiFailed('budget_document')
  }
  const [today] = await db
    .select({
      tokens: sql<number>`coalesce(sum(${aiUsage.inputTokens} + ${aiUsage.outputTokens}), 0)::float8`,
      micro: sql<number>`coalesce(sum(${aiUsage.microRupees}), 0)::float8`,
    })
    .from(aiUsage)
    .where(eq(aiUsage.day, todayInIndia()))
  if (isOver(today?.tokens ?? 0, today?.micro ?? 0, budgets.tokens_per_day, budgets.rupees_per_day)) {
    throw new AiFailed('budget_day')
  }
}

/** Counts a call for its day, whatever came of it. */
export async function countCall(
  db: Db,
  choice: AiChoice,
  used: { input: number; output: number; failed: boolean },
): Promise<void> {
  const { input, output, failed } = used
  const price = priceOf(choice.budgets, input, output)
  await db
    .insert(aiUsage)
    .values({
      day: todayInIndia(),
      model: nameOfChoice(choice),
      calls: 1,
      failures: failed ? 1 : 0,
      inputTokens: input,
      outputTokens: output,
      microRupees: price,
    })
    .onConflictDoUpdate({
      target: [aiUsage.day, aiUsage.model],
      set: {
        calls: sql`${aiUsage.calls} + 1`,
        failures: sql`${aiUsage.failures} + ${failed ? 1 : 0}`,
        inputTokens: sql`${aiUsage.inputTokens} + ${input}`,
        outputTokens: sql`${aiUsage.outputTokens} + ${output}`,
        microRupees: sql`${aiUsage.microRupees} + ${price}`,
      },
    })
}

/** The last days on which anything was used, newest first. */
export async function usedDays(db: Db): Promise<AiDay[]> {
  const rows = await db
    .select({
      day: aiUsage.day,
      calls: sql<number>`sum(${aiUsage.calls})::int`,
      failures: sql<number>`sum(${aiUsage.failures})::int`,
      input: sql<number>`sum(${aiUsage.inputTokens})::float8`,
      output: sql<number>`sum(${aiUsage.outputTokens})::float8`,
      micro: sql<number>`sum(${aiUsage.microRupees})::float8`,
    })
    .from(aiUsage)
    .groupBy(aiUsage.day)
    .orderBy(desc(aiUsage.day))
    .limit(14)
  return rows.map(({ input, output, micro, ...row }) => ({
    ...row,
    input_tokens: input,
    output_tokens: output,
    rupees: Math.round(micro / 10_000) / 100,
  }))
}
