import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, side }) => `${name} | ${side}`)

test('an agency and the tutor whom its opening only points at are two, and neither is the student', () => {
  const text = `TUTOR AGREEMENT

This Agreement is made on 4 May 2026 between Malabar Home Classes, Kannur ("the Agency") and the tutor named overleaf ("the Tutor"), whose signature is below.

1. The Tutor shall teach the student at home. The student may ask for another tutor.
2. The Agency pays the Tutor by the tenth. The student pays the Agency.
3. The Tutor shall not teach a student of the Agency on his own account.`
  expect(parties(text.replace('named overleaf', 'named in the schedule'))).toEqual([
    'Malabar Home Classes | customer',
    'The Tutor | supplier',
  ])
})

test('a word with a hyphen is no label with a name behind it', () => {
  const text = `Sangam Weddings: Vendor Agreement

Calling off
Vendor-requested changes in the last three days may cost a fee.

Payment
Sangam Weddings pays the vendor after the event. The vendor shall bring its own lights. The vendor shall be on time.`
  expect(parties(text).some((party) => /requested/.test(party))).toBe(false)
})

test('the rules of a house for its tutors are between these two, however often they speak of students', () => {
  const text = `TUTOR AGREEMENT
Malabar Home Classes

Welcome to Malabar Home Classes! By registering you enter into a contract with us.

1. The Tutor shall be on time. The Tutor will not collect fees. The student shall pay Malabar Home Classes.
2. The student may ask for another tutor. The student will be told by us.
3. The Tutor must not teach a student of Malabar Home Classes on your own account. We pay you by the tenth.
4. Malabar Home Classes may change the timetable. Malabar Home Classes reserves the right to end this at any time.`
  expect(parties(text)).toEqual(['The Tutor | supplier', 'Malabar Home Classes | customer'])
})

test('a firm that the opening says is a company, and calls by a role in small letters, keeps its name', () => {
  const text = `MEMORANDUM OF UNDERSTANDING

BY AND BETWEEN

M/s. Kestrel Homes Pvt. Ltd. is a company having its office at Mysuru hereinafter referred to as the facilitator, which expression shall include its successors.

AND

Mr. Harish Gowda, of Hunsur (hereinafter referred to as the Associate).

1. The Associate shall bring buyers. The Facilitator shall pay the commission.`
  expect(parties(text)).toEqual(['M/s. Kestrel Homes Pvt. Ltd. | principal', 'Mr. Harish Gowda | agent'])
})

test('a form is no party of itself', () => {
  const text = `CAFE PARTNER SIGN-UP FORM ("FORM")

1. The Cafe Partner shall pay the charges. The Cafe Partner shall keep its menu up to date.
2. The Platform may change the charges. The Platform shall pay each week.`
  expect(parties(text).some((party) => /FORM/.test(party))).toBe(false)
})

test('the first and the second party, of whom a paper speaks and does not say who they are, stand in its order', () => {
  const text = `AGREEMENT

Between Kestrel Homes Private Limited (the "Facilitator") and Mr. Harish Gowda (the "Associate").

1. The first party shall pay the second party each month. The first party appoints the arbitrator.
2. The second party shall bring buyers. The Associate shall keep a list.`
  const [one, other] = understand(text, '2026-11-21').parties
  expect(one).toMatchObject({ name: 'Kestrel Homes Private Limited', aliases: expect.arrayContaining(['first party']) })
  expect(other).toMatchObject({ name: 'Mr. Harish Gowda', aliases: expect.arrayContaining(['second party']) })
})
