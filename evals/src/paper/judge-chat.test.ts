import { expect, test } from 'vitest'
import { chatRows, judgeChat } from './judge-chat.ts'
import type { AskedPaper } from './read-paper.ts'
import { wantedBy } from './wanted-by.ts'
import { type Way, wayOf, wordsAlone } from './way.ts'

const paper: AskedPaper = {
  text: `GARDEN SERVICE

1. Work
1.1 The Gardener shall water the beds of the Society on every second day.
1.2 Tools are kept in the shed by the gate.

2. Payment
2.1 The Society shall pay the Gardener Rs. 6,500 on the fifth day of each month.
`,
  questions: [
    {
      q: 'How much is paid each month?',
      party: 'Society',
      answerable: true,
      must_mention: ['6,500'],
      evidence_quote: 'The Society shall pay the Gardener Rs. 6,500',
    },
    {
      q: 'Where do the spades go at night?',
      party: 'Gardener',
      answerable: true,
      must_mention: [['shed', 'gate']],
      evidence_quote: 'Tools are kept in the shed',
    },
    { q: 'Who insures the lawn mower?', party: 'Gardener', answerable: false, must_mention: ['not'] },
  ],
}

async function asked(way: Way): Promise<Record<string, string>> {
  const [judged] = await judgeChat([paper], [way])
  return chatRows(judged!)
}

test('what is told of a contract is counted by what must be mentioned, and by the place that answers', async () => {
  const rows = await asked(wordsAlone)
  expect(rows['chat: what must be mentioned, in the words']).toMatch(/\(\d\/2\)$/)
  expect(rows['the place that answers ranks first']).toMatch(/\(\d\/2\)$/)
  expect(rows['honest silence']).toMatch(/\(\d\/1\)$/)
})

test('the reader of places is heard: what it holds to answer ranks first, and where nothing does all is refused', async () => {
  const right = await wayOf(false, async ({ question, places }) =>
    places.map((place) => ({
      ...place,
      answers: place.words.includes(question.includes('spades') ? 'in the shed' : '6,500') ? 7 : -7,
    })),
  )
  expect((await asked(right))['the place that answers ranks first']).toBe('100.0 (2/2)')
  const none = await wayOf(false, async ({ places }) => places.map((place) => ({ ...place, answers: -7 })))
  expect((await asked(none))['honest silence']).toBe('100.0 (1/1)')
})

test.each([
  ['', ['1-a', '2-b', '12-c', '294-d']],
  ['kept', ['1-a', '294-d']],
  ['looked', ['2-b', '12-c']],
  ['1,2', ['1-a', '2-b']],
  ['!12', ['1-a', '2-b', '294-d']],
  ['kept,!1', ['294-d']],
  ['!1,12', ['2-b', '294-d']],
  ['looked,!12,2', []],
])('%s of four contracts', (list, wanted) => {
  expect(['1-a', '2-b', '12-c', '294-d'].map((name) => `${name}.json`).filter(wantedBy(list))).toEqual(
    wanted.map((name) => `${name}.json`),
  )
})
