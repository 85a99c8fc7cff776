import { expect, it, vi } from 'vitest'
import { placesRead, whereItRuns } from './places.ts'

const toRead = { question: 'is alcohol allowed?', places: [{ start: 3, end: 30, words: 'no alcohol in the hall' }] }

it('gives what the reader makes of places', async () => {
  expect(await placesRead(toRead)).toEqual([{ start: 3, end: 30, answers: expect.any(Number) }])
})

it('gives nothing where the reader does not run, and does not try again', async () => {
  const read = vi.fn(() => Promise.reject(new Error('no runtime')))
  const own = whereItRuns(read)
  expect(await own(toRead)).toEqual([])
  expect(await own(toRead)).toEqual([])
  expect(read).toHaveBeenCalledTimes(1)
})
