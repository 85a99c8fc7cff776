/** Scores of passages by machines that have not seen them. */
export interface Judged {
  /** written examples that raise the issue */
  readonly raised: readonly Scores[]
  /** written examples that only look like it */
  readonly lookalikes: readonly Scores[]
  /** passages of real contracts */
  readonly ordinary: readonly Scores[]
  /** ordinary clauses written by hand */
  readonly written: readonly Scores[]
}
export interface Scores {
  readonly subject: number
  readonly harm: number
}
export interface Limits extends Scores {
  /** share of the raising examples that pass */
  readonly found: number
  readonly lookalikes: number
  /** passages of real contracts that pass, a contract */
  readonly ordinary: number
}

/** Most lookalikes that may pass, and most passages of a real contract (some of which do raise the issue). */
const MOST_LOOKALIKES = 0.08
const MOST_ORDINARY = 0.04
const MOST_WRITTEN = 0.002
/** Only every so manieth score is tried as a limit. */
const STEP = 3

/** The pair of limits that lets most raising examples pass while few others do. */
export function bestLimits(judged: Judged, contracts: number): Limits {
  const all = [...judged.raised, ...judged.lookalikes]
  const tried = (key: keyof Scores): number[] =>
    all
      .map((scores) => scores[key])
      .sort((a, b) => a - b)
      .filter((_, index) => index % STEP === 0)
  let best: Limits = { subject: 9, harm: 9, found: -1, lookalikes: 0, ordinary: 0 }
  for (const subject of tried('subject')) {
    const about = (list: readonly Scores[]) => list.filter((scores) => scores.subject > subject)
    const [raised, lookalikes, ordinary, written] = [
      about(judged.raised),
      about(judged.lookalikes),
      about(judged.ordinary),
      about(judged.written),
    ]
    for (const harm of tried('harm')) {
      const passing = (list: readonly Scores[]) => list.filter((scores) => scores.harm > harm).length
      const found = passing(raised) / Math.max(1, judged.raised.length)
      if (found <= best.found) continue
      const alike = passing(lookalikes) / Math.max(1, judged.lookalikes.length)
      if (alike > MOST_LOOKALIKES) continue
      const common = passing(ordinary) / contracts
      if (common > MOST_ORDINARY || passing(written) > judged.written.length * MOST_WRITTEN) continue
      best = { subject, harm, found, lookalikes: alike, ordinary: common }
    }
  }
  return best
}
