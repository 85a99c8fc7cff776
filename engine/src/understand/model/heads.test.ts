import { clauseTypes } from '@karar/schema'
import { expect, test } from 'vitest'
import { readModelFile } from '../../../model/read.ts'
import { headOf } from './heads.ts'

const names = ['clause-types', 'questions'] as const

test('the head of clauses is trained on the types that the engine speaks of', () => {
  expect(headOf('clause-types').model.classes).toEqual(clauseTypes)
})

test.each(names)('%s: the weights are of some use and the file of a sound size', (name) => {
  const { model } = headOf(name)
  expect(model.hashes.length).toBeGreaterThan(5_000)
  expect(model.weights.length).toBe(model.starts.at(-1))
  expect([...model.hashes].every((hash, row) => row === 0 || hash > model.hashes[row - 1]!)).toBe(true)
  expect(model.classIds.every((id) => id < model.classes.length)).toBe(true)
  expect([...model.slopes].every((slope) => slope > 0)).toBe(true)
  expect(readModelFile(name).length).toBeLessThan(1_000_000)
})

test('a head is read once', () => expect(headOf('questions')).toBe(headOf('questions')))
