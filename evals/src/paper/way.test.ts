import { openAnswers, type PlacesToRead } from '@karar/engine'
import { expect, test } from 'vitest'
import { DAY } from '../annotated.ts'
import { askBy, besideWords, wayOf, wordsAlone } from './way.ts'

const text = `HALL HIRE

1. Hire
1.1 The hall is hired to the Hirer for one evening at a fee of Rs. 9,000.

2. Conduct
2.1 The Hirer shall keep the noise low after ten at night.
2.2 No drinks other than water and tea are served in the hall.

3. Deposit
3.1 A deposit of Rs. 2,000 is paid with the fee and given back on the next working day.
`
/** A reader that holds only places with these words to answer, and everything else not. */
const holding = (words: string) => async (toRead: PlacesToRead) =>
  toRead.places.map((place) => ({ ...place, answers: place.words.includes(words) ? 6 : -6 }))

test('questions are answered with what the reader makes of the places', async () => {
  const answers = openAnswers(text, { day: DAY })
  const asked = 'can we bring whisky to the party?'
  const way = await wayOf(false, holding('other than water'))
  const { answer, ranked } = await askBy(way, answers, asked)
  expect(answer.citations[0]!.quote).toContain('No drinks other than water')
  expect(ranked[0]!.quote).toContain('No drinks other than water')
  expect(besideWords(way).map(({ name }) => name)).toEqual(['words alone', 'with the reader'])
  const none = await askBy(await wayOf(false, holding('nothing of this')), answers, asked)
  expect(none.answer.kind).toBe('silent')
})

test('by words alone nothing is read', async () => {
  const answers = openAnswers(text, { day: DAY })
  const way = await wayOf(true, () => Promise.reject(new Error('not to be asked')))
  expect(way).toBe(wordsAlone)
  const asked = 'how much is the deposit?'
  expect(await askBy(way, answers, asked)).toEqual({ answer: answers.ask(asked), ranked: answers.places(asked) })
})

test('where the reader does not run the heading says so, and why', async () => {
  const way = await wayOf(false, () => Promise.reject(new Error('no such file')))
  expect(way.heading).toContain('by words alone: the reader does not run here (no such file)')
  expect(besideWords(way)).toEqual([way])
  expect(way.name).toBe('words alone')
})
