import type { Span } from './normalize.ts'

/** Whether two spans have a place in common. */
export const touch = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Whether two spans share 30 % of the shorter: they are about the same words. */
export const overlaps = (a: Span, b: Span): boolean =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.3 * Math.min(a.end - a.start, b.end - b.start)
