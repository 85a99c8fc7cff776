import { expect, test } from 'vitest'
import { accuracy, emptyTally, f1, mean, precision, recall, tallyGuesses, together } from './measures.ts'

test('precision, recall and F1 of one class', () => {
  const tally = { hits: 3, falseAlarms: 1, misses: 2 }
  expect(precision(tally)).toBe(0.75)
  expect(recall(tally)).toBe(0.6)
  expect(f1(tally)).toBeCloseTo(2 / 3)
})

test('a class that is never there and never found scores nothing', () => expect(f1(emptyTally())).toBe(0))

test('together counts cases, the mean counts classes', () => {
  const [common, rare] = [
    { hits: 98, falseAlarms: 2, misses: 2 },
    { hits: 0, falseAlarms: 1, misses: 1 },
  ]
  expect(f1(together([common, rare]))).toBeCloseTo(196 / 202)
  expect(mean([f1(common), f1(rare)])).toBeCloseTo(0.49)
})

test('a guess that is wrong is a miss of one name and a false alarm of another', () => {
  const guesses = [
    { truth: 'rent', guess: 'rent' },
    { truth: 'rent', guess: 'lock_in' },
    { truth: 'lock_in', guess: 'general' },
  ]
  const tallies = tallyGuesses(guesses)
  expect(tallies.get('rent')).toEqual({ hits: 1, falseAlarms: 0, misses: 1 })
  expect(tallies.get('lock_in')).toEqual({ hits: 0, falseAlarms: 1, misses: 1 })
  expect(tallies.has('general')).toBe(false)
  expect(accuracy(guesses)).toBeCloseTo(1 / 3)
})
