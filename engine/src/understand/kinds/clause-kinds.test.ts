import { describe, expect, test } from 'vitest'
import { kindByModel, kindByPatterns, kindOf } from './clause-kinds.ts'

const words = (text: string, heading = '', above = '') => ({ text: text.toLowerCase(), heading, above })

describe('a clause in words that no pattern knows', () => {
  test.each([
    [
      'The Supplier must make good whatever the Buyer loses because of claims brought by others over the goods.',
      'indemnity',
    ],
    [
      'The Recipient keeps the recipes and price lists secret and shows them only to staff who need to know them.',
      'confidentiality',
    ],
    [
      'Any difference between us goes first to our two directors and, if they fail, to a retired judge whose decision is final.',
      'dispute_resolution',
    ],
    [
      'Neither of us answers for a delay caused by flood, riot, lockdown or other events that we could not prevent.',
      'force_majeure',
    ],
    ['Your shop rent will go up by eight per cent after every eleven months.', 'rent_escalation'],
    [
      'If the two directors remain evenly split after a second meeting, either may offer to buy the other out.',
      'deadlock',
    ],
  ])('%s', (text, type) => {
    expect(kindByModel(words(text)).type).toBe(type)
    expect(kindOf(words(text)).type).toBe(type)
  })
})

test('a heading that names one kind decides, whatever the body says', () => {
  expect(kindOf(words('The Supplier shall pay the Buyer within thirty days.', 'force majeure'))).toEqual({
    type: 'force_majeure',
    confidence: 0.9,
  })
})

test('of the kinds that a heading names the body chooses', () => {
  const body = 'This Agreement shall be governed by and construed in accordance with the laws of India.'
  expect(kindOf(words(body, 'governing law and jurisdiction')).type).toBe('governing_law')
  const courts = 'The courts at Mumbai shall have exclusive jurisdiction over any suit or proceeding.'
  expect(kindOf(words(courts, 'governing law and jurisdiction')).type).toBe('jurisdiction')
})

test('words that say nothing stay general', () => {
  expect(kindOf(words('xyzzy plugh'))).toEqual({ type: 'general', confidence: 0 })
})

test('confidence lies between 0 and 1, and the same words are judged alike', () => {
  const clause = words('The Licensee shall pay a monthly licence fee of Rs. 20,000 in advance.')
  for (const judge of [kindByPatterns, kindByModel, kindOf]) {
    const first = judge(clause)
    expect(first.confidence).toBeGreaterThan(0)
    expect(first.confidence).toBeLessThan(1)
    expect(judge(clause)).toEqual(first)
  }
})
