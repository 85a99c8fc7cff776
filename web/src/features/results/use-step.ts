import type { Card } from '@karar/schema'
import { useEffect, useRef } from 'react'
import { issueHash } from '../../lib/place.ts'
import type { Places } from './use-places.ts'

interface Step {
  /** moves to the next (1) or previous (-1) finding */
  step: (by: 1 | -1) => void
  /** the id of the finding that the last move led to, even before it is shown; null where it led to none */
  reached: () => string | null
}

/** Walks through the cards of the findings. Keys may come faster than the page can follow: each counts from where the last one led. */
export function useStep(cards: readonly Card[], { place, moved, go }: Places): Step {
  const at = useRef<string | null>(null)
  const named = place?.issueId ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same place
  useEffect(() => {
    at.current = named
  }, [named, moved])
  return {
    step: (by) => {
      const now = cards.findIndex((card) => card.some(({ id }) => id === at.current))
      const next = cards[now === -1 ? (by === 1 ? 0 : cards.length - 1) : now + by]?.[0]
      if (!next) return
      at.current = next.id
      go(issueHash(next.id), 'keys')
    },
    reached: () => at.current,
  }
}
