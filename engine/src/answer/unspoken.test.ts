import { describe, expect, test } from 'vitest'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'
import { openBook } from './book/book.ts'
import { lackingIn } from './lacking/lacking.ts'
import { readQuestion } from './question/question.ts'
import { nounNowhere } from './search/nouns.ts'
import { searchFor } from './search/rank.ts'

const terms = [
  '1. Platform. The Service Provider shall keep the order platform of the Client running, and shall show it to users of the Client.',
  '2. Fee. The Client shall pay the Service Provider a monthly fee of Rs. 40,000 within fifteen days of each invoice.',
  '3. Tools. The Service Provider shall use its own tools and shall pay for the tools that it needs.',
  '4. Liability. Each party is liable for damage that it causes by its fault.',
  '5. Delay. The Service Provider shall tell the Client of any delay in its work.',
  '6. Marks. The Service Provider may use the name of the Client on its website.',
  '7. Keys. The Client shall lend the Service Provider an electronic tablet, which the Service Provider shall keep insured.',
  '8. End. The Client may terminate this Agreement if the Service Provider breaches it and does not mend it within ten days.',
].join('\n\n')
const open = (own: string, party = 'Service Provider') =>
  openAnswers(`${openings.services}${own}\n\n9. Law. The laws of India govern this Agreement.\n`, {
    day: '2026-11-22',
    party,
  })
const contract = open(terms)

/** What is told to lack in a contract of such terms, whatever else the answer would be. */
function lackingOf(own: string, asked: string) {
  const book = openBook(`${openings.services}${own}\n`, { day: '2026-11-22', party: 'Service Provider' })
  const question = readQuestion(asked)
  return lackingIn(book, question, searchFor(book, question).ranked, null)?.what ?? null
}

describe('what is asked for, and stands in none of the places that come nearest', () => {
  test.each([
    ['How many users must I show the platform to?', 'users', 'shall show it to users', 'shall show it to 300 users'],
    [
      'Who owns the tools that I pay for?',
      'who owns it',
      'pay for the tools',
      'return the tools, which belong to the Client, and',
    ],
    ['Is there a ceiling on my liability for damages?', 'maximum', 'by its fault', 'by its fault, up to Rs. 5,00,000'],
    ['Will they give me a helmet?', 'helmet', 'an electronic tablet', 'an electronic tablet and a helmet'],
    ['What does the tablet cost?', 'sum of money|tablet', 'electronic tablet', 'electronic tablet for Rs. 9,000'],
    ['What discount do I get?', 'discount', 'Rs. 40,000', 'Rs. 40,000 less a discount of 5 %'],
    ['Do I get an option to renew?', 'option', 'within ten days', 'within ten days, and has an option to renew'],
  ])('%s', (question, what, from, to) => {
    expect(lackingOf(terms, question)).toMatch(new RegExp(what))
    expect(terms).toContain(from)
    const said = lackingOf(terms.replace(from, to), question)
    if (said !== null) expect(said).not.toMatch(new RegExp(what))
  })

  test('of the time after the end', () => {
    const [running] = terms.split('8. End')
    expect(lackingOf(running!, 'May we use the name after the term?')).toBe('what holds after the end')
    const said = running!.replace('on its website', 'on its website, and no longer after termination')
    expect(lackingOf(said, 'May we use the name after the term?')).toBeNull()
  })

  test('an everyday word that contracts put otherwise is not called missing', () => {
    expect(nounNowhere('who pays for petrol', 'the cost of fuel is borne by the rider')).toBeNull()
    expect(nounNowhere('who pays for petrol', 'the cost of food is borne by the rider')).toBe('petrol')
  })

  test('it is told so, and what comes nearest is shown', () => {
    const { kind, text } = contract.ask('Kya mujhe petrol ka paisa milega?')
    expect(kind).toBe('silent')
    expect(text).toContain('no word of “petrol” in the whole contract')
  })
})

test('a thing that the contract names is no other subject, in however few words it is asked', () => {
  const rider = open(`${terms}\n\n10. Gear. A helmet that is lost costs the Service Provider Rs. 900.`)
  expect(rider.ask('helmet kho gaya to?').kind).not.toBe('off_topic')
  expect(contract.ask('How much is the token?').kind).not.toBe('off_topic')
})

test('who stands surety is not answered by a list of parties in which nobody does', () => {
  const own = open(`${terms}\n\n10. Surety. Mrs. Leela Rao stands surety for the Service Provider.`)
  const { text } = own.ask('Who is the surety?')
  expect(text).toContain('Leela Rao')
  expect(text).not.toMatch(/^The parties are/)
})

describe('no yes is said of another thing or another case', () => {
  test('that the tablet must be insured is no yes to the shop', () => {
    expect(contract.ask('Must I keep the tablet insured?').text).toMatch(/^Yes/)
    expect(contract.ask('Must I insure my shop?').text).not.toMatch(/^Yes/)
  })
  test('an end for one thing is no yes to an end for another', () => {
    expect(contract.ask('Can they end it if I breach it?').text).toMatch(/Yes/)
    expect(contract.ask('Can they end it if sales are low?').text).not.toMatch(/^Yes/)
  })
})
