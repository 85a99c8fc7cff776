/** Below this a time says nothing about how it grows. */
const leastMs = 20
const tries = 4

/**
 * How much more the work costs each time it is given twice as much: 2 for what is linear, 4 for what is quadratic. Each
 * size is done again while it looks worse than it may, and the quickest time counts: a busy machine slows a try down,
 * and never speeds one up.
 *
 * @param most a growth that needs no second look
 * @param spent milliseconds so far; the processor's own time unless the work is done by somebody else
 * @returns the growth for each doubling, over two of them
 */
export async function growthOf(
  work: (size: number) => unknown,
  size: number,
  most: number,
  spent: () => number = processorMs,
): Promise<number> {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let growth = 0
  for (let round = 0; round < tries; round++) {
    for (const [index, times] of [1, 4].entries()) {
      const before = spent()
      await work(size * times)
      least[index] = Math.min(least[index] ?? 0, spent() - before)
    }
    const [once = 0, fourTimes = 0] = least.map((ms) => Math.max(ms, leastMs))
    growth = Math.sqrt(fourTimes / once)
    if (growth <= most) break
  }
  return growth
}

/** Milliseconds of the processor's time that this process has used: a machine that does more besides makes them no more. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
