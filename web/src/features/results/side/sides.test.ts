import type { Party, Perspective } from '@karar/schema'
import { expect, test } from 'vitest'
import { sidesToTake } from './sides.ts'

const party = (name: string): Party => ({ name, role: null, defined_term: null })
const read = (names: string[], from: string | null, basis: Perspective['basis']) =>
  sidesToTake({ parties: names.map(party), perspective: { party: from, role: null, basis } }).map(
    ({ name, guessed }) => (guessed ? `${name}!` : name),
  )

test('while the side is a guess each party can be taken, the guessed one first', () => {
  expect(read(['Orbis', 'Nilgiri'], 'Nilgiri', 'weaker_party')).toEqual(['Nilgiri!', 'Orbis'])
  expect(read(['Orbis', 'Nilgiri'], 'Orbis', 'company')).toEqual(['Orbis!', 'Nilgiri'])
  expect(read(['Orbis', 'Nilgiri'], null, 'none')).toEqual(['Orbis', 'Nilgiri'])
})

test('once a side was chosen there is nothing to guess, and many parties have a list of their own', () => {
  expect(read(['Orbis', 'Nilgiri'], 'Orbis', 'chosen')).toEqual([])
  expect(read(['A', 'B', 'C', 'D'], 'A', 'weaker_party')).toEqual([])
  expect(read([], null, 'none')).toEqual([])
})
