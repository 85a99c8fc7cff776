import { expect, it, vi } from 'vitest'
import { placesRead, whereItRuns } from './places.ts'

const toRead = { question: 'is alcohol allowed?', places: [{ start: 3, end: 30, words: 'no alcohol in the hall' }] }

it('gives what the reader makes of places', async () => {
  const tell = vi.fn()
  expect(await placesRead(toRead, tell)).toEqual([{ start: 3, end: 30, answers: expect.any(Number) }])
  expect(tell).not.toHaveBeenCalled()
})

it('gives nothing where the reader does not run, tells why once, and does not try again', async () => {
  const why = new Error('no runtime')
  const read = vi.fn(() => Promise.reject(why))
  const tell = vi.fn()
  const own = whereItRuns(read)
  expect(await Promise.all([own(toRead, tell), own(toRead, tell)])).toEqual([[], []])
  const tried = read.mock.calls.length
  expect(await own(toRead, tell)).toEqual([])
  expect(read).toHaveBeenCalledTimes(tried)
  expect(tell.mock.calls).toEqual([[why]])
})
