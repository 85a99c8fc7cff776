import { AiFailed, isOutage } from './failure.ts'

/** Spares a provider that is down, and those who would wait for it. */
export interface Breaker {
  /** Does it, or says at once that the model is left alone. @throws AiFailed resting; whatever `work` throws */
  guard<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Whether the model is left alone just now. */
  rests(name: string): boolean
  /** Forgets what happened: somebody has chosen anew. */
  reset(): void
}

interface Failures {
  failures: number
  /** left alone until then */
  until: number
}

/** After so many outages in a row a model is left alone for so long; then one call tries it. */
const most = 5
const restMs = 60_000

export function openBreaker(now: () => number = Date.now): Breaker {
  const records = new Map<string, Failures>()
  const rests = (name: string) => (records.get(name)?.until ?? 0) > now()
  return {
    rests,
    reset: () => records.clear(),
    guard: async (name, work) => {
      if (rests(name)) throw new AiFailed('resting')
      const record = records.get(name) ?? { failures: 0, until: 0 }
      records.set(name, record)
      // who comes while the one call tries waits for another rest
      if (record.failures >= most) record.until = now() + restMs
      try {
        const result = await work()
        records.delete(name)
        return result
      } catch (error) {
        if (error instanceof AiFailed && isOutage(error)) {
          record.failures += 1
          if (record.failures >= most) record.until = now() + restMs
        } else if (error instanceof AiFailed) records.delete(name)
        else record.until = 0
        throw error
      }
    },
  }
}
