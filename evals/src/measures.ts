/** What was found of one class, against what is true. */
export interface Tally {
  hits: number
  falseAlarms: number
  misses: number
}

export const emptyTally = (): Tally => ({ hits: 0, falseAlarms: 0, misses: 0 })

export const precision = ({ hits, falseAlarms }: Tally): number => share(hits, hits + falseAlarms)
export const recall = ({ hits, misses }: Tally): number => share(hits, hits + misses)
export const f1 = ({ hits, falseAlarms, misses }: Tally): number => share(2 * hits, 2 * hits + falseAlarms + misses)

/** A share of nothing is nothing: a class that is never there and never found does not count as found. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, one) => ({
      hits: sum.hits + one.hits,
      falseAlarms: sum.falseAlarms + one.falseAlarms,
      misses: sum.misses + one.misses,
    }),
    emptyTally(),
  )

export const mean = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  )

/** One true name and one guessed name a case. */
export interface Guess {
  readonly truth: string
  readonly guess: string
}

/** Tallies of the names that are true of some case. */
export function tallyGuesses(guesses: readonly Guess[]): Map<string, Tally> {
  const tallies = new Map(guesses.map(({ truth }) => [truth, emptyTally()]))
  for (const { truth, guess } of guesses) {
    if (truth === guess) {
      tallies.get(truth)!.hits++
      continue
    }
    tallies.get(truth)!.misses++
    const wrong = tallies.get(guess)
    if (wrong !== undefined) wrong.falseAlarms++
  }
  return tallies
}

export const accuracy = (guesses: readonly Guess[]): number =>
  share(guesses.filter(({ truth, guess }) => truth === guess).length, guesses.length)
