import type { LegalIssue } from '@karar/schema'
import { useEffect, useRef } from 'react'
import { issueHash } from '../../lib/place.ts'
import type { Places } from './use-places.ts'

interface Step {
  /** moves to the next (1) or previous (-1) finding */
  step: (by: 1 | -1) => void
  /** the id of the finding that the last move led to, even before it is shown; null where it led to none */
  reached: () => string | null
}

/** Walks through the findings. Keys may come faster than the page can follow: each counts from where the last one led. */
export function useStep(issues: readonly LegalIssue[], { place, moved, go }: Places): Step {
  const at = useRef<string | null>(null)
  const named = place?.issueId ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same place
  useEffect(() => {
    at.current = named
  }, [named, moved])
  return {
    step: (by) => {
      const now = issues.findIndex(({ id }) => id === at.current)
      const next = issues[now === -1 ? (by === 1 ? 0 : issues.length - 1) : now + by]
      if (!next) return
      at.current = next.id
      go(issueHash(next.id), 'keys')
    },
    reached: () => at.current,
  }
}
