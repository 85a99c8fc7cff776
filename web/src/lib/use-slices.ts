import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a long page are drawn, from its top: one more each time the last has been shown, until all are there a
 * moment later. To place everything on the page at one go keeps a slow phone longer than to draw it.
 *
 * @param atOnce all from the start: where somebody comes back to a place further down
 */
export function useSlices(count: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? Number.POSITIVE_INFINITY : 1)
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() =>
      // whatever is added to it later comes at once
      startTransition(() => setDrawn(drawn < count ? drawn + 1 : Number.POSITIVE_INFINITY)),
    )
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}
