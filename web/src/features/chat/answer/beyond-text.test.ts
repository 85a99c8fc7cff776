import type { Citation } from '@karar/schema'
import { expect, test } from 'vitest'
import { beyondText } from './beyond-text.ts'

const quoted = (quote: string): Citation => ({
  clause_id: null,
  clause_number: '5',
  heading: null,
  quote,
  start: 0,
  end: quote.length,
  page: 1,
})
const law = { act: 'Indian Contract Act 1872', section: 's. 74', note: 'Compensation is reasonable.' }

test('a quote or law that the text shows itself is not shown again; lines may be broken elsewhere', () => {
  const shown = quoted(`It may end\nat any time, ${'without a reason, '.repeat(9)}`)
  const other = quoted('Nothing is paid.')
  const message_text = `Clause 5: “It may end at any time, ${'without a reason, '.repeat(5)}…”\n- Indian Contract Act 1872, s. 74: Compensation is reasonable.`
  expect(beyondText({ message_text, citations: [shown, other], law: [law] })).toEqual({ citations: [other], law: [] })
  expect(beyondText({ message_text: 'Yes.', citations: [shown], law: [law] })).toEqual({
    citations: [shown],
    law: [law],
  })
})
