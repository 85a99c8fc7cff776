import { AiProvider, AiWays } from '@karar/schema'
import { z } from 'zod'
import { words } from '../text/words.ts'
import type { Setting } from './setting.ts'

/** Who reads contracts a second time. Without AI_PROVIDER nobody does, unless an administrator chose one on the page. */
export const aiSettings = {
  AI_PROVIDER: {
    shape: z.enum(AiProvider.options, { error: `must be one of: ${AiProvider.options.join(', ')}` }).optional(),
    description:
      'A language model that reads each contract a second time and answers questions: openai, anthropic, google, or openai-compatible (Ollama, vLLM, LM Studio). The text of contracts is sent there, and the page says so (docs/language-models.md). It wins over what administrators choose.',
    default: 'none: nothing is sent anywhere, unless an administrator chooses one',
  },
  AI_MODEL: {
    shape: z.string().trim().min(1).max(200).optional(),
    description: 'Its name, as the provider has it.',
    default: 'none',
  },
  AI_BASE_URL: {
    shape: z
      .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
      .refine((url) => !/^https?:\/\/[^/]*@/i.test(url), 'must not hold a name or password')
      .optional(),
    description: 'Where it is reached; needed for openai-compatible: http://127.0.0.1:11434/v1.',
    default: 'that of the provider',
  },
  AI_API_KEY: {
    shape: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key without blanks')
      .optional(),
    description: 'Its key, if it wants one.',
    default: 'none',
  },
  AI_REDACT: {
    shape: z.enum(['on', 'off'], { error: 'must be one of: on, off' }).default('off'),
    description:
      'on: names, PAN, Aadhaar, GSTIN, telephone, e-mail and account numbers are replaced by marks before text is sent, and put back into what comes.',
    default: 'off',
  },
  AI_WAYS: {
    shape: z.enum(AiWays.options, { error: `must be one of: ${AiWays.options.join(', ')}` }).default('both'),
    description:
      'How contracts are put before it: free (each group of clauses read as it stands), provisions (each category of the playbook as a question to the passages found for it) or both, which finds most and costs most.',
    default: 'both',
  },
  AI_TIMEOUT_SECONDS: {
    shape: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
      .default('180')
      .transform(Number),
    description: 'How long one answer of a language model may take; a model on a small machine may need more.',
    default: '180',
  },
} as const satisfies Record<string, Setting>

type Shapes = { [Name in keyof typeof aiSettings]: (typeof aiSettings)[Name]['shape'] }
type Env = z.output<z.ZodObject<Shapes>>

/** What says nothing without another setting, in words. */
export function aiWrongs(given: Record<string, string | undefined>): string[] {
  const needs = (part: string, whole: string): string[] =>
    part in given && !(whole in given) ? [words.settings.needs(part, whole)] : []
  return [
    ...needs('AI_PROVIDER', 'AI_MODEL'),
    ...['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'].flatMap((name) => needs(name, 'AI_PROVIDER')),
    ...(given.AI_PROVIDER === 'openai-compatible' ? needs('AI_PROVIDER', 'AI_BASE_URL') : []),
  ]
}

/** The model that the environment names, if it names one, and how long it may take. */
export function aiOf(env: Env) {
  return {
    choice:
      env.AI_PROVIDER && env.AI_MODEL
        ? {
            provider: env.AI_PROVIDER,
            model: env.AI_MODEL,
            baseUrl: env.AI_BASE_URL,
            key: env.AI_API_KEY,
            redact: env.AI_REDACT === 'on',
            ways: env.AI_WAYS,
          }
        : undefined,
    timeLimitMs: env.AI_TIMEOUT_SECONDS * 1000,
  }
}
