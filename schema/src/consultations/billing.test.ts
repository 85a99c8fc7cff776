import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountInPaise,
  highestBillableRate,
  hoursOf,
  hundredthsOf,
  hundredthsOfMinutes,
  includedInPaise,
  minutesOf,
  mostMinutes,
  paiseOf,
  rupeesOf,
} from './billing.ts'

const minute = 60_000

test.each([
  [0, 0],
  [299, 0],
  // half of a hundredth of a minute is 300 milliseconds
  [300, 0.01],
  [59_999, 1],
  [90 * minute, 90],
  [72 * minute + 20_000, 72.33],
])('%i milliseconds are %f minutes', (milliseconds, minutes) =>
  expect(minutesOf(hundredthsOf(milliseconds))).toBe(minutes),
)

test.each([
  [72, 2000, 2400],
  [0.01, 2000, 0.33],
  [33.33, 1999.99, 1110.99],
  [1, 0.01, 0],
  [mostMinutes, highestBillableRate, 74_400_000],
])('%f minutes at %f rupees an hour are %f rupees', (minutes, rate, rupees) =>
  expect(rupeesOf(amountInPaise(hundredthsOfMinutes(minutes), paiseOf(rate)))).toBe(rupees),
)

test('hours are minutes by sixty, with two decimals', () => {
  expect([9000, 7233, 29, 30].map(hoursOf)).toEqual([1.5, 1.21, 0, 0.01])
})

const hundredths = fc.integer({ min: 0, max: mostMinutes * 100 })
const ratePaise = fc.integer({ min: 0, max: highestBillableRate * 100 })

/** The same by whole numbers of any size, which round as one learns at school. */
function exactly(time: number, rate: number): bigint {
  const thousandths = (BigInt(time) * BigInt(rate) * 10n) / 6000n
  return (thousandths + 5n) / 10n
}

test('an amount is minutes by sixty times the rate, rounded to paise, whatever the figures', () => {
  fc.assert(
    fc.property(hundredths, ratePaise, (time, rate) => {
      expect(BigInt(amountInPaise(time, rate))).toBe(exactly(time, rate))
    }),
    { numRuns: 5000 },
  )
})

test('rupees and paise go both ways without losing one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
      expect(paiseOf(rupeesOf(paise))).toBe(paise)
    }),
  )
})

test('the sum of ten thousand entries is exact: nothing drifts, in whatever order they are added', () => {
  const entry = fc.tuple(hundredths, ratePaise)
  const many = fc.array(entry, { minLength: 10_000, maxLength: 10_000, size: 'max' })
  fc.assert(
    fc.property(many, (entries) => {
      const amounts = entries.map(([time, rate]) => amountInPaise(time, rate))
      const sum = amounts.reduce((total, amount) => total + amount, 0)
      const exact = entries.reduce((total, [time, rate]) => total + exactly(time, rate), 0n)
      expect(BigInt(sum)).toBe(exact)
      expect(amounts.toReversed().reduce((total, amount) => total + amount, 0)).toBe(sum)
      // what is shown, added up to the paisa
      expect(paiseOf(rupeesOf(sum))).toBe(sum)
    }),
    { numRuns: 3 },
  )
})

const billed = fc
  .tuple(hundredths, ratePaise)
  .map(([time, rate]) => ({ hundredths: time, ratePaise: rate, amountPaise: amountInPaise(time, rate) }))

test('what a plan includes is never more than what was billed, and all of it where the time is within', () => {
  fc.assert(
    fc.property(fc.array(billed, { maxLength: 20 }), fc.integer({ min: 0, max: 600 }), (entries, minutes) => {
      const total = entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      const time = entries.reduce((sum, { hundredths: part }) => sum + part, 0)
      const included = includedInPaise(entries, minutes)
      expect(included).toBeLessThanOrEqual(total)
      if (time <= minutes * 100) expect(included).toBe(total)
      if (minutes === 0) expect(included).toBe(0)
    }),
  )
})

test('thirty minutes of two entries are the first, whole, and the beginning of the second', () => {
  const entries = [
    { hundredths: 2000, ratePaise: 450_000, amountPaise: 150_000 },
    { hundredths: 6000, ratePaise: 300_000, amountPaise: 300_000 },
  ]
  expect(includedInPaise(entries, 30)).toBe(150_000 + 50_000)
})
