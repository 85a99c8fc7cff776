import type { Page } from '@karar/schema'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findPlace, type Place } from '../../lib/place.ts'

/** Where a move began. The part of the page that it began in stays still; the other part follows. */
type Origin = 'card' | 'contract' | 'ruler' | 'keys' | 'list'

export interface Places {
  place: Place | null
  origin: Origin | null
  /** changes with every move, also to the same place again */
  moved: string
  /** moves to a fragment; `push` where the back button should return from it */
  go: (hash: string, origin: Origin, push?: boolean) => void
}

/** The place in the contract that the address names, and how to move to another. */
export function usePlaces(analysis: Parameters<typeof findPlace>[1], pages: readonly Page[] | undefined): Places {
  const { hash, search, state, key } = useLocation()
  const navigate = useNavigate()
  // What slides over the page stays there while somebody steps through the findings in it.
  const sheet = (state as { sheet?: boolean } | null)?.sheet === true
  const go = useCallback(
    (to: string, origin: Origin, push = false) =>
      void navigate(
        { search, hash: to },
        { replace: !push, preventScrollReset: true, state: { origin, ...(sheet && origin === 'keys' && { sheet }) } },
      ),
    [navigate, search, sheet],
  )
  // A page that was loaded again keeps the last move's state, yet nobody has moved in it: all of it follows.
  const [loadedAt] = useState(key)
  const origin = key === loadedAt ? null : ((state as { origin?: Origin } | null)?.origin ?? null)
  const place = useMemo(() => findPlace(hash, analysis, pages), [hash, analysis, pages])
  return useMemo(() => ({ place, origin, moved: key, go }), [place, origin, key, go])
}
