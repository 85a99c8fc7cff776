import { analyze } from '@karar/engine'
import { UnifiedAnalysis } from '@karar/schema'
import { expect, it } from 'vitest'
import type { Unread } from './answer-task.ts'
import answerQuestion from './answer-worker.ts'

const text = `CATERING AGREEMENT

This Agreement is made on 4 May 2026 between Tara Foods Private Limited, Pune (the "Client") and Mayank Rao, Nashik (the "Caterer").

1. Services
1.1 The Caterer shall serve lunch to the Client's staff on every working day at the Client's canteen.

2. Payment
2.1 The Client shall pay Rs. 95 for each lunch served. Bills are raised on the last day of the month.

3. Cleanliness
3.1 The Caterer shall keep the kitchen clean. An officer of the Client may look at the kitchen at any time.

4. Ending
4.1 Either party may end this Agreement by sixty days' written notice.
`

it('a question is read together with its places: what the words alone miss is answered, what nobody says is not', async () => {
  const contract = {
    text,
    pages: [{ number: 1, start: 0, end: text.length, source: 'text' as const, confidence: 1 }],
    analysis: UnifiedAnalysis.parse(analyze(text, { day: '2026-11-22' })),
  }
  const ask = async (question: string) => {
    const port = { postMessage: ({ unread }: Unread) => expect.unreachable(unread), allow: () => {} }
    const found = await answerQuestion({ key: 'catering', question, before: [], contract, port })
    if (!found.open || !('answer' in found)) throw new Error('it was not answered')
    return found.answer
  }
  const inspected = await ask('Can they send an officer to look around the kitchen?')
  expect(inspected.kind).toBe('answered')
  expect(inspected.citations[0]?.quote).toContain('may look at the kitchen')
  expect((await ask('Who pays if a guest falls ill from the food?')).kind).toBe('silent')
})
