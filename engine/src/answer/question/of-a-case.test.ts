import { expect, test } from 'vitest'
import { openAnswers } from '../ask.ts'

const text = `HOSTEL AGREEMENT

This agreement is made on 1 June 2026 at Nagpur between Sarita Homes Private Limited (the "Hostel") and Miss Kavya Rane (the "Resident").

1. Stay. The Resident stays from 1 June 2026 for eleven months and pays Rs. 9,000 each month by the fifth.
2. Fines. Whoever smokes in a room shall pay Rs. 1,500 to the Hostel for each occasion.
3. Register. The Resident shall sign the register at the gate on going out and on coming in.
4. Lost things. The Hostel is not liable for whatever goes missing from a room that was left open.
5. Cheques. A cheque that is returned unpaid costs the Resident Rs. 400, and rent is then due in cash within three days.
6. Score. The Hostel keeps a cleanliness score of each room and may move a Resident whose score is below 40.
7. Counterparts. Each party may sign a copy of its own.
8. Disputes. Courts at Nagpur decide under the law of India.
`
const answers = openAnswers(text, { day: '2026-11-01', party: 'Miss Kavya Rane' })
const wordsOf = (question: string): string => answers.ask(question).text

test.each([
  ['what is the fine for smoking', '1,500'],
  ['my cheque bounced.. what now', '400'],
  ['do i sign in and out daily', 'register at the gate'],
  ['my ring went missing', 'goes missing'],
  ['is it ok if each signs a separate copy', 'copy of its own'],
  ['who keeps her score', 'cleanliness score'],
  ['which score is too low for a room', 'below 40'],
  ['the warden lost my cheque, what should I do', 'returned unpaid'],
  ['I left the room open and a bag was missing', 'goes missing'],
  ['someone smoked in my room, is it ok to pay him cash', '1,500'],
])('%s is answered by its place, and not by what is told of the contract as a whole', (question, place) => {
  const { text: told, citations } = answers.ask(question)
  expect([told, ...citations.map(({ quote }) => quote)].join('\n')).toContain(place)
  expect(told).not.toMatch(
    /safety score|sign yet|Negotiate first|not cleared|most pressing first|are not in the contract/,
  )
})

test.each([
  ['should I sign this?', /sign|cleared|Negotiate/],
  ['is it fine?', /sign|cleared|Negotiate/],
  ['is the contract fine?', /sign|cleared|Negotiate/],
  ['is the deal fine for me', /sign|cleared|Negotiate/],
  ['is it ok if I sign this', /sign|cleared|Negotiate/],
  ['what is our safety score', /out of 100/],
  ['I am the resident, what must I do?', /What you must do/],
  ['can you tell me what must I do', /What you must do/],
  ['what is the score?', /out of 100/],
  ['we run a small shop in Pune, is this good for us', /sign|cleared|Negotiate/],
  ['my father read it yesterday, should I sign', /sign|cleared|Negotiate/],
  ['my sister wants to know, is it safe', /sign|cleared|Negotiate/],
  ['my parents are worried, is it safe', /sign|cleared|Negotiate/],
  ['is a clause missing', /not in the contract|missing/],
  ['what is missing?', /not in the contract|missing/],
  ['what now?', /most pressing first/],
  ['what must I do?', /What you must do/],
])('%s is still asked of the whole', (question, told) => expect(wordsOf(question)).toMatch(told))
