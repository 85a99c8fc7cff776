import { describe, expect, it, test } from 'vitest'
import { isDoubted } from '../../language/answers-hi.ts'
import { openAnswers } from '../ask.ts'

const text = `WORKSHOP AGREEMENT

This agreement is made on 1 April 2026 at Indore between Neelam Tools Private Limited (the "Company") and Harish Solanki (the "Contractor").

1. Term. This agreement runs for two years from 1 April 2026. The Company may terminate it by forty days' written notice.
2. Work. The Contractor repairs pumps at the Company's shed at Dewas. The Company may visit the Contractor's workshop and may inspect the tools there.
3. Pay. The Company shall pay Rs. 18,000 a month on the tenth day of the next month. A yearly fee of Rs. 6,000 for the licence is paid by the Contractor.
4. Shed. The Contractor shall keep the shed open for six hours on each working day. A lost gate card is replaced by the Company.
5. Claims. The Contractor shall indemnify and defend the Company against every claim of a third person.
6. Selling. The Contractor may sell repaired pumps in the territory that the Company approves.
7. Training. The Company will send the Contractor for one training course.
8. Account. The Company opens an account for the Contractor. The Company may suspend or close an account of a Contractor where the tools were misused.
9. Disputes. A dispute is decided by a sole arbitrator whom both appoint. Suits are brought before the courts at Indore under the law of India.
`
const contractor = openAnswers(text, { day: '2026-11-01', party: 'Harish Solanki' })
/** As where the reader takes every place for an answer: what the contract does not say must not be told for that. */
const asked = (question: string, answers = contractor) =>
  answers.ask(
    question,
    [],
    answers.toRead(question).places.map(({ start, end }) => ({ start, end, answers: 4 })),
  )
const isSure = (question: string): boolean => {
  const { kind, text: told } = asked(question)
  return kind === 'answered' && !isDoubted(told)
}

describe('what a near place does not say is not told for certain', () => {
  test.each([
    'how much notice before they visit my workshop',
    'who pays the arbitrator',
    "the arbitrator's fee, who bears it",
    'in which countries can i sell the pumps',
    'how do i close my account myself',
    'charge for a lost gate card',
    'fine if the shed is open only five hours',
  ])('%s', (question) => {
    expect(isSure(question)).toBe(false)
  })

  test.each([
    ['how much notice before they end it', 'forty days'],
    ['who pays the monthly sum', '18,000'],
    ['must i defend them if a customer sues', 'indemnify'],
    ['can they terminate it', 'terminate'],
    ['which court', 'Indore'],
  ])('%s is told as before', (question, place) => {
    const { kind, text: told } = asked(question)
    expect(kind).toBe('answered')
    expect(isDoubted(told)).toBe(false)
    expect(told).toContain(place)
  })

  it('a State whose law governs is no city whose court hears it', () => {
    const lawOnly = openAnswers(
      text.replace(
        /9\. Disputes.*$/m,
        '9. Law and jurisdiction. This agreement is governed by the laws of the State of Goa, without regard to the conflict of its laws.',
      ),
      {
        day: '2026-11-01',
        party: 'Harish Solanki',
      },
    )
    const { kind, text: told } = asked("which city's court", lawOnly)
    expect(kind === 'answered' && !isDoubted(told)).toBe(false)
  })

  it('the end of the contract is not the notice of a visit', () =>
    expect(asked('how much notice before they visit my workshop').text).not.toMatch(/Notice to terminate/))

  it('that one guards the other side is silence to whether it guards back', () => {
    const { kind, text: told } = asked('will they defend me if a customer sues us')
    expect(kind).toBe('silent')
    expect(told).toMatch(/other side doing that, only of you/)
  })

  it('a court is no answer to whether one may sue a third', () =>
    expect(asked('can we file a case against a pump thief ourselves').text).not.toMatch(/^Courts:/))
})

describe('the very case that is asked is told, or with a doubt', () => {
  const shop = openAnswers(
    `STALL AGREEMENT

This agreement is made on 1 May 2026 at Kochi between Lulu Stalls LLP (the "Owner") and Asha Pillai (the "Vendor").

1. Upkeep. The Vendor shall pay Rs. 40 for each square foot as upkeep for the first two years.
2. Loss. Neither party is liable for any indirect loss or for loss of profit, whatever the claim.
3. Limit. The total liability of the Owner under this agreement shall not exceed Rs. 75,000.
4. Wrong bills. For a wrong bill the fine is, where the bill is below 1000, ten per cent (10%) of the bill.
`,
    { day: '2026-11-01', party: 'Asha Pillai' },
  )

  it('what is paid after the first years is not what is paid for them', () => {
    const { kind, text: told } = asked('what is the upkeep for each square foot after first two years', shop)
    expect(kind === 'answered' && !isDoubted(told)).toBe(false)
    expect(isDoubted(asked('what is the upkeep for each square foot', shop).text)).toBe(false)
  })

  it('the most that one may claim is led by the limit, and not by what loss is left out', () =>
    expect(asked('most i can claim from them if all goes wrong with the loss', shop).text.slice(0, 160)).toContain(
      'not exceed Rs. 75,000',
    ))

  it('a share of smaller sums is not reckoned of a larger one', () => {
    expect(asked('wrong bill of Rs. 20,000, how much is the fine', shop).text).not.toContain('₹2,000')
    expect(asked('wrong bill of Rs. 800, how much is the fine', shop).text).toContain('80')
  })
})

describe('what is reckoned is of what is asked', () => {
  test.each([
    ['on which date is the yearly fee paid', /Fee a year/],
    ['how much must i spend on tools each year', /a year: /],
    ['must we pay the full yearly fee', /^Fee a year/],
    ['on what date does my guarantee end', /^Last day of the term/],
    ['last day to write to them about it', /^Last day of the term/],
    ['on what dates do they pay me', /The dates that the contract names/],
  ])('%s', (question, sum) => expect(asked(question).text).not.toMatch(sum))

  test.each([
    ['what dates should I remember', /The dates that the contract names/],
    ['which dates must we not miss', /The dates that the contract names/],
    ['what is the total fee due for the year', /^Fee a year: ₹6,000/],
    ['can I file a case in Indore', /^Courts: Indore/],
    ['is termination valid without notice', /legal advice/],
    ['is it legal charging fees for the licence', /legal advice/],
  ])('and what is asked is answered: %s', (question, said) => {
    const { text: told, citations } = asked(question)
    expect([told, ...citations.map(({ quote }) => quote)].join(' ')).toMatch(said)
  })

  it('whether one may end it at once is no day', () => {
    const company = openAnswers(text, { day: '2026-11-01', party: 'Neelam Tools Private Limited' })
    const told = asked('he did not come for a month, can we just terminate today', company).text
    expect(told).not.toMatch(/^Last day/)
    expect(told).toContain('terminate')
    expect(asked('if we give notice today, when does it end', company).text).toMatch(/^Last day/)
  })

  test.each([
    ['how much is the yearly fee', /6,000/],
    ['what is the last day of the term', /31 Mar 2028/],
    ['if they give notice today, when does it end', /11 Dec|10 Dec/],
    ['which dates are in the contract', /The dates that the contract names/],
  ])('%s is still reckoned', (question, sum) => expect(asked(question).text).toMatch(sum))
})
