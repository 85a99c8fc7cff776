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
  /** passages of annotated contracts that raise no issue at all */
  readonly noted: readonly Scores[]
  /** sentences of annotated contracts that raise another issue */
  readonly others: readonly Scores[]
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
  /** passages of annotated contracts that pass and raise nothing, a contract */
  readonly noted: number
}

/** Most lookalikes that may pass. */
const MOST_LOOKALIKES = 0.12
/**
 * What a false alarm costs, in shares of the category's issues missed. A category is there once in some seven contracts, so
 * one alarm in a contract weighs as much as missing that many issues; real contracts raise some of what passes in them.
 */
const COST = { noted: 1.5, others: 0.6, ordinary: 1.2, written: 25, lookalikes: 0.5 }
/** Only every third score is tried as a limit. */
const STEP = 3

/** The pair of limits that weighs the issues found against false alarms best. */
export function bestLimits(judged: Judged, contracts: number, annotated: number): Limits {
  const all = [...judged.raised, ...judged.lookalikes]
  const tried = (key: keyof Scores): number[] =>
    all
      .map((scores) => scores[key])
      .sort((a, b) => a - b)
      .filter((_, index) => index % STEP === 0)
  let best: Limits = { subject: 9, harm: 9, found: 0, lookalikes: 0, ordinary: 0, noted: 0 }
  let most = 0
  for (const subject of tried('subject')) {
    const about = (list: readonly Scores[]) => list.filter((scores) => scores.subject > subject)
    const pools = {
      raised: about(judged.raised),
      lookalikes: about(judged.lookalikes),
      ordinary: about(judged.ordinary),
      written: about(judged.written),
      noted: about(judged.noted),
      others: about(judged.others),
    }
    if (pools.raised.length / Math.max(1, judged.raised.length) <= most) break
    for (const harm of tried('harm')) {
      const passing = (list: readonly Scores[], whole: number) =>
        list.filter((scores) => scores.harm > harm).length / Math.max(1, whole)
      const found = passing(pools.raised, judged.raised.length)
      if (found <= most) continue
      const lookalikes = passing(pools.lookalikes, judged.lookalikes.length)
      if (lookalikes > MOST_LOOKALIKES) continue
      const ordinary = passing(pools.ordinary, contracts)
      const noted = passing(pools.noted, annotated)
      const worth =
        found -
        COST.lookalikes * lookalikes -
        COST.ordinary * ordinary -
        COST.noted * noted -
        COST.others * passing(pools.others, annotated) -
        COST.written * passing(pools.written, judged.written.length)
      if (worth <= most) continue
      most = worth
      best = { subject, harm, found, lookalikes, ordinary, noted }
    }
  }
  return best
}
