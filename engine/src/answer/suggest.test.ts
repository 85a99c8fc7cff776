import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import {
  appointmentLetter,
  consultancyNumbered,
  fairNda,
  leaveAndLicence,
  supplyCapitals,
} from '../testing/contracts.ts'
import { openAnswers } from './ask.ts'
import { suggestQuestions } from './suggest.ts'

const day = '2026-11-22'
const contracts = { consultancyNumbered, appointmentLetter, leaveAndLicence, fairNda, supplyCapitals }
/** What the voice assistant asks where an analysis suggests nothing. */
const standing = [
  'Should I sign this contract?',
  'What are the main risks in this contract?',
  'What are your recommendations?',
  'Tell me about any critical issues',
  'What clauses should I be concerned about?',
  'How can I improve this agreement?',
]

describe.each(Object.entries(contracts))('%s', (_, text) => {
  const analysis = analyze(text, { day })
  const answers = openAnswers(text, { day, analysis })

  test('every suggested and standing question is answered, each quote in the words of the contract', () => {
    for (const question of [...suggestQuestions(analysis).map((own) => own.question), ...standing]) {
      const answer = answers.ask(question)
      expect(answer.kind, question).toBe('answered')
      expect(answer.text.length, question).toBeGreaterThan(40)
      for (const { quote, start, end } of answer.citations) expect(text.slice(start, end), question).toBe(quote)
    }
  })

  test('which clauses to be concerned about are those of the worst findings', () => {
    const { text: told, citations } = answers.ask('What clauses should I be concerned about?')
    const worst = analysis.critical_issues.find(({ severity }) => severity !== 'low')
    if (worst === undefined) return expect(told).toMatch(/risk/)
    expect(told).toContain(worst.title)
    expect(citations[0]?.quote).toContain(worst.quote.slice(0, 40))
  })
})

test('whoever pays is not asked when they are paid', () => {
  const about = (party: string) => suggestQuestions(analyze(hire, { day, party })).map(({ question }) => question)
  expect(about('Sahyadri Bikes LLP')).toContain('When do I get paid?')
  expect(about('Sahyadri Bikes LLP')).not.toContain('When is payment due?')
  expect(about('Asha Rao')).toContain('When is payment due?')
  expect(about('Asha Rao')).not.toContain('When do I get paid?')
})

const hire = `BIKE HIRE AGREEMENT
This Agreement is made on 1 December 2026 between Sahyadri Bikes LLP ("the Owner") and Asha Rao ("the Hirer").
1. Hire
The Owner gives one motorcycle on hire to the Hirer for six months.
2. Payment
The Hirer shall pay a hire charge of Rs. 4,000 each month on or before the fifth day of the month.
3. Return
The Hirer shall return the motorcycle in good order at the end of the hire.
4. Law
This Agreement is governed by the laws of India.
`
