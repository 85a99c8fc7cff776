import { countWords, placeAmong } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { learnTopics } from './topics.ts'

const vans = 'the carrier loads the van and drives the parcels to the depot'
const songs = 'the singer records the song and the studio mixes the album'
const texts = Array.from({ length: 40 }, (_, at) =>
  countWords(at % 2 === 0 ? `${vans} number${'abcd'[at % 4]}` : `${songs} number${'abcd'[at % 4]}`),
)
const dot = (one: number[], other: number[]) => one.reduce((sum, own, at) => sum + own * other[at]!, 0)
const alike = (one: number[], other: number[]) => dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))

test('contracts whose words stand together in others lie near each other, and others far from them', () => {
  const topics = learnTopics(texts)
  const place = (text: string) => placeAmong(topics, countWords(text))
  const parcels = place('Parcels wait at the depot.'.toLowerCase())
  expect(alike(parcels, place('a van for the carrier'))).toBeGreaterThan(0.8)
  expect(alike(parcels, place('an album for the singer'))).toBeLessThan(0.2)
  expect(learnTopics(texts)).toEqual(topics)
})

test('what stands everywhere or hardly anywhere tells of no topic, and a text of unknown words lies nowhere', () => {
  const topics = learnTopics([...texts, countWords('zebra')])
  expect(topics.words.split(' ')).toContain('parcels')
  expect(topics.words.split(' ')).not.toContain('the')
  expect(topics.words.split(' ')).not.toContain('zebra')
  expect(placeAmong(topics, countWords('zebra'))).toEqual(topics.most.map(() => 0))
})
