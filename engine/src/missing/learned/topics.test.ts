import { expect, test } from 'vitest'
import { type Chances, chanceOf } from './chances.ts'
import { countWords, placeAmong, signOfPlace, type Topics } from './topics.ts'

// two topics: what is carried, and what is sung
const topics: Topics = {
  words: 'album parcel singer van',
  places: [0, 1, 1, 0, 0, 1, 1, 0].map(signOfPlace).join(''),
  most: [1, 1],
}
const place = (text: string) => placeAmong(topics, countWords(text))
const chances: Chances = {
  base: -2,
  kinds: [],
  types: ['insurance'],
  weights: { 'insurance: topic-0': 0.2, 'insurance: pays topic-0': 0.2, 'insurance: paid topic-1': 0.3 },
  topics,
}
const chance = (text: string, standing: string) =>
  chanceOf(chances, { type: 'insurance', ofAny: [], ofType: [], standing }, place(text))

test('a contract lies where its words lie, the surer the more of them are known, however often they are repeated', () => {
  const [carried = 0, sung] = place('the van takes a parcel')
  expect(carried).toBeGreaterThan(0)
  expect(sung).toBe(0)
  expect(place('the van takes a parcel. '.repeat(40))[0]).toBeCloseTo(carried)
  expect(place('the van')[0]).toBeLessThan(carried)
  expect(place('a singer, and an album')[1]).toBeCloseTo(carried)
  expect(place('nothing that is known')).toEqual([0, 0])
})

test('the same lack counts more in a contract about what such lacks were named in, and for whom', () => {
  const carried = 'the van takes a parcel'
  expect(chance(carried, 'pays')).toBeGreaterThan(chance(carried, 'paid'))
  expect(chance(carried, 'paid')).toBeGreaterThan(chance('nothing that is known', 'paid'))
  expect(chance('a singer, and an album', 'paid')).toBeGreaterThan(chance('a singer, and an album', 'pays'))
  expect(chance('nothing that is known', 'pays')).toBeCloseTo(1 / (1 + Math.exp(2)))
})
