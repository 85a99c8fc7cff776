import type { AiFailure } from '@karar/schema'

/** A call of a language model that brought nothing that could be used. Its message holds nothing of what was sent or came back. */
export class AiFailed extends Error {
  override readonly name = 'AiFailed'
  readonly reason: AiFailure
  readonly retryAfterMs: number | undefined

  /**
   * @param reason why, as a word
   * @param retryAfterMs how long the provider asks to be left alone
   */
  constructor(reason: AiFailure, retryAfterMs?: number) {
    super(`the language model failed: ${reason}`)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}

/** What another try of the very same call may mend. */
export const isPassing = ({ reason }: AiFailed): boolean =>
  ['unreachable', 'timed_out', 'rate_limited', 'empty', 'not_json', 'wrong_schema', 'broken_off'].includes(reason)

/** What says that the provider is down, rather than that this call was no good. */
export const isOutage = ({ reason }: AiFailed): boolean =>
  ['unreachable', 'timed_out', 'rate_limited', 'key_refused', 'model_unknown', 'broken_off'].includes(reason)
