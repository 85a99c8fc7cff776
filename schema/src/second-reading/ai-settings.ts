import { z } from 'zod'
import { AiFailure, AiProvider, AiReader, AiWays } from './second-reading.ts'

const rupees = z.number().min(0).max(1_000_000)
const tokens = z.int().min(1000).max(1_000_000_000)

/** How much may be used, and what it costs; a price of 0 for a model of one's own. */
export const AiBudgets = z.object({
  tokens_per_document: tokens,
  tokens_per_day: tokens,
  rupees_per_document: rupees,
  rupees_per_day: rupees,
  rupees_per_million_in: rupees,
  rupees_per_million_out: rupees,
})
export type AiBudgets = z.infer<typeof AiBudgets>

/** What an administrator enters of it. */
export const SetBudgets = AiBudgets.extend({
  seen: AiBudgets.optional().meta({
    description: 'the figures as last seen: where another administrator has changed them since, nothing changes',
  }),
})
export type SetBudgets = z.infer<typeof SetBudgets>

/** What stands until an administrator says otherwise. A limit in rupees of 0 is none. */
export const usualBudgets: AiBudgets = {
  tokens_per_document: 400_000,
  tokens_per_day: 5_000_000,
  rupees_per_document: 0,
  rupees_per_day: 0,
  rupees_per_million_in: 0,
  rupees_per_million_out: 0,
}

const model = z.string().trim().min(1).max(200)
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .max(500)
  .refine((url) => !/^https?:\/\/[^/]*@/i.test(url), 'must not hold a name or password')

/** The model that is set up, as its page shows it: all that is known of it but the key. */
export const AiSeen = z.object({
  provider: AiProvider,
  model: z.string(),
  base_url: z.string().nullable(),
  redact: z.boolean(),
  ways: AiWays,
  has_key: z.boolean(),
})
export type AiSeen = z.infer<typeof AiSeen>

/** What an administrator enters. Without `key` the one that is kept stays. */
export const SetAi = z
  .object({
    provider: AiProvider,
    model,
    base_url: baseUrl.nullable(),
    key: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key without blanks')
      .optional(),
    redact: z.boolean(),
    ways: AiWays,
    seen: AiSeen.nullable().optional().meta({
      description: 'the model as last seen: where another administrator has chosen since, nothing changes',
    }),
  })
  .refine(({ provider, base_url }) => provider !== 'openai-compatible' || base_url !== null, {
    path: ['base_url'],
    error: 'Enter the address of the service.',
  })
export type SetAi = z.infer<typeof SetAi>

/** What was used on a day. */
export const AiDay = z.object({
  day: z.iso.date(),
  calls: z.int().nonnegative(),
  failures: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  rupees: z.number().nonnegative(),
})
export type AiDay = z.infer<typeof AiDay>

/** All that the page about language models shows. A key is never among it. */
export const AiSettings = z.object({
  reader: AiReader.nullable(),
  base_url: z.string().nullable(),
  ways: AiWays,
  has_key: z.boolean(),
  from_environment: z.boolean().meta({ description: 'set by AI_PROVIDER and the like: it wins over this page' }),
  resting: z.boolean().meta({ description: 'it failed too often just now and is left alone for a minute' }),
  budgets: AiBudgets,
  days: z.array(AiDay).meta({ description: 'the last 14 days on which anything was used, newest first' }),
})
export type AiSettings = z.infer<typeof AiSettings>

/** What came of a try with a sample clause. */
export const AiTried = z.object({
  ok: z.boolean(),
  failure: AiFailure.nullable(),
  message: z.string(),
  milliseconds: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  found: z.array(z.string()).meta({ description: 'categories that it found in the sample and that stand there' }),
})
export type AiTried = z.infer<typeof AiTried>
