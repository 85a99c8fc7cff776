import type { LegalIssue } from '@karar/schema'
import { issueHash } from '../../lib/place.ts'
import type { Places } from './use-places.ts'

/** Moves to the next (1) or previous (-1) finding. */
export function stepper(issues: readonly LegalIssue[], { place, go }: Places): (by: 1 | -1) => void {
  return (by) => {
    const now = issues.findIndex(({ id }) => id === place?.issueId)
    const next = issues[now === -1 ? (by === 1 ? 0 : issues.length - 1) : now + by]
    if (next) go(issueHash(next.id), 'keys')
  }
}
