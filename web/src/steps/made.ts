const made = new Set<unknown>()

/**
 * Has the build keep what a step is there for, and make it in that step. What is only handed on is not made there: the build
 * leaves it out, and it comes in one with everything else when the page's own script is run.
 */
export function make(...parts: readonly unknown[]): void {
  for (const part of parts) made.add(part)
}
