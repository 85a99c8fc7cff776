import type { Worker } from 'node:worker_threads'

/**
 * Milliseconds of the processor's time that a thread has used so far, also while it hears nothing; 0 for one that has
 * ended. Work is counted so and not by the clock: a machine that is busy with something else makes no page heavier.
 */
export async function threadWorkMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

const lookEveryMs = 100

/**
 * Waits for work of which threads of ours are to do no more than `mostMs` of the processor's time. The work is not
 * stopped: who calls ends its threads.
 *
 * @param spentMs what these threads have used so far
 * @param mostWaitMs by the clock, for threads that hang without doing anything
 * @returns 'late' when it wanted more
 */
export async function withinWork<T>(
  work: Promise<T>,
  spentMs: () => Promise<number>,
  { mostMs, mostWaitMs }: { mostMs: number; mostWaitMs: number },
): Promise<T | 'late'> {
  const late = Promise.withResolvers<'late'>()
  const begun = performance.now()
  const before = await spentMs()
  const look = async () => {
    if (performance.now() - begun > mostWaitMs) late.resolve('late')
    if ((await spentMs()) - before > mostMs) late.resolve('late')
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearInterval(timer)
    work.catch(() => undefined) // nobody listens any more
  }
}
