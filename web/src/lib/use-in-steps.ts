import { useDeferredValue } from 'react'

/**
 * What comes for the first time, drawn in steps of a few milliseconds between which the page stays free to scroll and to
 * hear taps. An answer is else drawn at one go, however much hangs on it: a slow phone stands still meanwhile. What
 * changes later is drawn at once, in one with whatever else changes with it.
 */
export function useInSteps<Value>(value: Value | undefined): Value | undefined {
  const drawn = useDeferredValue(value)
  return drawn === undefined ? undefined : value
}
