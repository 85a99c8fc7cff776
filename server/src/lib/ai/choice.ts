import type { AiBudgets, AiProvider, AiReader, AiWays } from '@karar/schema'

/** The language model that was chosen, with all that a call of it needs. The key is in memory alone. */
export interface AiChoice {
  provider: AiProvider
  model: string
  /** where it is reached, when not at the provider's own address */
  baseUrl: string | undefined
  key: string | undefined
  redact: boolean
  /** how contracts are put before it: part by part, provision by provision, or both */
  ways: AiWays
  budgets: AiBudgets
  /** how long a call may take in all, and how long it may be silent */
  timeLimitMs: number
}

const hosts: Record<Exclude<AiProvider, 'openai-compatible'>, string> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
}

const isHere = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(host)

/** What everybody may know of the choice. */
export function readerOf({
  provider,
  model,
  baseUrl,
  redact,
}: Pick<AiChoice, 'provider' | 'model' | 'baseUrl' | 'redact'>): AiReader {
  const host = baseUrl ? new URL(baseUrl).hostname : provider === 'openai-compatible' ? '' : hosts[provider]
  return { provider, model, host, here: isHere(host), redacted: redact }
}

/** What tells one model at one address from every other: for what is counted, cached and spared. */
export const nameOfChoice = ({ provider, model, baseUrl }: Pick<AiChoice, 'provider' | 'model' | 'baseUrl'>): string =>
  [provider, baseUrl ?? '', model].join(' ')
