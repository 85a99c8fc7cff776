import { z } from 'zod'

/** By which door a language model is reached. */
export const AiProvider = z.enum(['openai', 'anthropic', 'google', 'openai-compatible'])
export type AiProvider = z.infer<typeof AiProvider>

/** How a contract is put before a model: freely, by the questions of the playbook, or both. */
export const AiWays = z.enum(['free', 'provisions', 'both'])
export type AiWays = z.infer<typeof AiWays>

/** Who reads a second time, as everybody may know it. */
export const AiReader = z.object({
  provider: AiProvider,
  model: z.string(),
  host: z.string().meta({ description: 'where it runs: the host that text is sent to' }),
  here: z.boolean().meta({ description: 'on this very machine: nothing leaves it' }),
  redacted: z.boolean().meta({
    description: 'names, PAN, Aadhaar, GSTIN, telephone, e-mail and account numbers are replaced before text is sent',
  }),
})
export type AiReader = z.infer<typeof AiReader>

/** Why a second reading did not come to its end. */
export const AiFailure = z
  .enum([
    'unreachable',
    'timed_out',
    'rate_limited',
    'key_refused',
    'model_unknown',
    'refused',
    'empty',
    'not_json',
    'wrong_schema',
    'broken_off',
    'too_long',
    'resting',
    'budget_document',
    'budget_day',
    'internal',
  ])
  .catch('internal')
export type AiFailure = z.infer<typeof AiFailure>

/** How far the second reading of a document is. `off`: no reader is set up; `kept_local`: the owner wants none. */
export const SecondReadingState = z
  .enum(['off', 'kept_local', 'none', 'waiting', 'reading', 'done', 'partly', 'failed'])
  .catch('partly')
export type SecondReadingState = z.infer<typeof SecondReadingState>

/** What came of a second reading. */
export const SecondOutcome = z.object({
  added: z.int().nonnegative().meta({ description: 'findings that it alone has' }),
  confirmed: z.int().nonnegative(),
  doubted: z.int().nonnegative(),
  missing: z.int().nonnegative(),
  dropped: z
    .int()
    .nonnegative()
    .meta({ description: 'claims whose words stand nowhere in the document, and entries of no known shape' }),
  left_out: z.int().nonnegative().meta({ description: 'passages that speak to a machine, not to a party: not sent' }),
})
export type SecondOutcome = z.infer<typeof SecondOutcome>

/** The second reading of one document, as its page tells it. */
export const SecondReading = SecondOutcome.extend({
  state: SecondReadingState,
  reader: AiReader.nullable().meta({ description: 'who reads, or read; null where nobody is set up' }),
  kept_local: z.boolean(),
  parts_done: z.int().nonnegative(),
  parts: z.int().nonnegative(),
  message: z.string().nullable().meta({ description: 'of a reading that failed, in words' }),
  finished_at: z.iso.datetime().nullable(),
})
export type SecondReading = z.infer<typeof SecondReading>

/** Whether a document stays on this machine. */
export const KeepLocal = z.object({ kept_local: z.boolean() })

/** Who reads documents here, told before an upload. */
export const AiNotice = z.object({ reader: AiReader.nullable() })
export type AiNotice = z.infer<typeof AiNotice>
