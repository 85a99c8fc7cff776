import type { Citation } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { Answer } from './answer.tsx'
import type { ShownAnswer } from './beyond-text.ts'

const cited: Citation = {
  clause_id: 'c4',
  clause_number: '4',
  heading: 'Payment',
  quote: 'The Client shall pay within 30 days.',
  start: 10,
  end: 46,
  page: 2,
}
const law = [{ act: 'Indian Contract Act 1872', section: 's. 73', note: 'Loss that follows is made good.' }]
const answer = (more: Partial<ShownAnswer>, whole = true) =>
  draw(
    <Answer
      answer={{ kind: 'answered', message_text: '', citations: [], law: [], ...more }}
      whole={whole}
      show={() => {}}
    />,
    ['chat'],
  )

test('an answer is followed by the words that it rests on, with their place and the way there', async () => {
  const markup = await answer({ message_text: 'The Client pays after thirty days.', citations: [cited] })
  expect(wordsOf(markup)).toBe(
    'The Client pays after thirty days. 4 “The Client shall pay within 30 days.” Clause 4, Payment, page 2 Copy answer',
  )
  expect(markup).toContain('aria-label="Clause 4, show it in the contract"')
})

test('what the answer quotes itself does not stand below it once more', async () => {
  const said = wordsOf(await answer({ message_text: `It says “${cited.quote}”`, citations: [cited] }))
  expect(said.match(/within 30 days/g)).toHaveLength(1)
})

test.each([
  [{ heading: null }, 'Clause 4, page 2'],
  [{ clause_number: null }, 'Payment, page 2'],
  [{ clause_number: null, heading: null }, 'Page 2'],
])('a place is named by what it has: %o', async (more, place) =>
  expect(wordsOf(await answer({ message_text: 'Yes.', citations: [{ ...cited, ...more }] }))).toContain(
    `30 days.” ${place} Copy`,
  ),
)

test('where the contract is silent that is said first, and the law after', async () =>
  expect(wordsOf(await answer({ kind: 'silent', message_text: 'It does not say.', law }))).toBe(
    'Not found It does not say. Indian Contract Act 1872, s. 73. Loss that follows is made good. Copy answer',
  ))

test('points are a list; until the answer is whole there is nothing to copy', async () => {
  const markup = await answer({ message_text: 'Two things:\n\n- Pay.\n- Leave.' }, false)
  expect(markup.match(/<li>/g)).toHaveLength(2)
  expect(markup).toContain('aria-busy="true"')
  expect(wordsOf(markup)).not.toContain('Copy answer')
})
