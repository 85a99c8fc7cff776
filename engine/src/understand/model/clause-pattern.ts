import type { ClauseType } from '@karar/schema'

/** What marks a kind of clause: its heading, and telling words near the start of its body. */
export interface ClausePattern {
  readonly type: ClauseType
  readonly heading: RegExp
  readonly body: RegExp
}
