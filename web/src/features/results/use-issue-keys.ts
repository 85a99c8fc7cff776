import type { LegalIssue } from '@karar/schema'
import { useHotkeys } from '@mantine/hooks'
import { issueHash } from '../../lib/place.ts'
import type { Places } from './use-places.ts'

/** Moves to the next (1) or previous (-1) finding, and does so for the keys j, k and the arrows to the sides. */
export function useIssueKeys(issues: readonly LegalIssue[], { place, go }: Places): (by: 1 | -1) => void {
  const step = (by: 1 | -1) => {
    const now = issues.findIndex(({ id }) => id === place?.issueId)
    const next = issues[now === -1 ? (by === 1 ? 0 : issues.length - 1) : now + by]
    if (next) go(issueHash(next.id), 'keys')
  }
  useHotkeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['ArrowRight', () => step(1)],
    ['ArrowLeft', () => step(-1)],
  ])
  return step
}
