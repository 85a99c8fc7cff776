/**
 * Time and money of the legal desk, in whole numbers only: hundredths of a minute and paise. Nothing is added up that was
 * not rounded before, so that the sum of what is shown is the sum that is shown.
 */

/** Rupees an hour, where nothing else is said. */
export const defaultBillableRate = 2000
/** The highest rate that is taken, in rupees an hour. */
export const highestBillableRate = 100_000
/** A timer that ran for longer has been forgotten: nothing is billed for it until somebody has looked at it. */
export const forgottenAfterHours = 12
/** Most minutes of one entry: a month of them. */
export const mostMinutes = 44_640

/** a / b as a whole number, halves upwards; of whole numbers that are not negative */
const divided = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b))

/** Milliseconds as hundredths of a minute: seconds / 60, rounded to two decimals. */
export const hundredthsOf = (milliseconds: number): number => divided(Math.max(0, Math.round(milliseconds)), 600)

/** What so much time costs, in paise: minutes / 60 times the rate, rounded to paise. */
export const amountInPaise = (hundredths: number, ratePaise: number): number => divided(hundredths * ratePaise, 6000)

/** Hundredths of a minute as hours with two decimals. */
export const hoursOf = (hundredths: number): number => divided(hundredths, 60) / 100

export const minutesOf = (hundredths: number): number => hundredths / 100
export const hundredthsOfMinutes = (minutes: number): number => Math.round(minutes * 100)
export const rupeesOf = (paise: number): number => paise / 100
export const paiseOf = (rupees: number): number => Math.round(rupees * 100)

interface Billed {
  /** hundredths of a minute */
  hundredths: number
  ratePaise: number
  amountPaise: number
}

/**
 * What of the bill the plan pays: the first minutes of the consultation, each at the rate it was worked at. Never more
 * than was billed.
 *
 * @param entries in the order in which they were worked
 */
export function includedInPaise(entries: readonly Billed[], includedMinutes: number): number {
  let left = hundredthsOfMinutes(includedMinutes)
  let paise = 0
  for (const { hundredths, ratePaise, amountPaise } of entries) {
    if (left <= 0) break
    const free = Math.min(left, hundredths)
    // a whole entry is free as it was billed, to the paisa
    paise += free === hundredths ? amountPaise : Math.min(amountPaise, amountInPaise(free, ratePaise))
    left -= free
  }
  return paise
}
