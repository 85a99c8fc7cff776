import { expect, test } from 'vitest'
import { chooseReading } from './readings.ts'

const oil = [
  { text: 'whose loss is it if some of the oilers lost on the way', surety: -0.2 },
  { text: 'whose loss is it if some of the oil is lost on the way', surety: -0.205 },
  { text: 'hughes lost as if some of the oil is lost on the way', surety: -0.2 },
]
const known = new Set(['loss', 'lost', 'some', 'whose'])

test('without a contract the surest reading is told', () => {
  expect(chooseReading(oil, new Set())).toBe(oil[0]!.text)
})

test('of readings that are nearly as sure that is told which has the words of the contract', () => {
  expect(chooseReading(oil, known)).toBe(oil[1]!.text)
})

test('words of the contract do not make up for a reading that is far less sure', () => {
  expect(chooseReading([oil[2]!, { ...oil[1]!, surety: -0.6 }], known)).toBe(oil[2]!.text)
})

test('words of three letters and fewer count for nothing', () => {
  const said = [
    { text: 'it is on us', surety: -0.2 },
    { text: 'it is on you', surety: -0.201 },
  ]
  expect(chooseReading(said, new Set(['you']))).toBe(said[0]!.text)
})

test('nothing was heard', () => {
  expect(chooseReading([], known)).toBe('')
})
