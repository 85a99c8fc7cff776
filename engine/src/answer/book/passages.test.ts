import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const day = '2026-11-28'
const quoted = (text: string, question: string): string =>
  openAnswers(text, { day, party: 'Service Provider' }).places(question)[0]?.quote ?? ''

describe('what an answer may quote', () => {
  const lines = `${openings.services}1. Scope. The Service Provider shall paint the two halls of the Client.

Completion Date: 14 March 2027

Primer Coat – 35%

2. Law. The laws of India govern this Agreement.
`
  test('a line with a label and a figure tells something, also where it looks like a heading', () => {
    expect(quoted(lines, 'What is the completion date?')).toContain('Completion Date: 14 March 2027')
    expect(quoted(lines, 'What share is for the primer coat?')).toContain('35%')
  })

  test('so does a short sentence before the first full stop of a clause', () => {
    const text = `${openings.services}1. Scope. The Service Provider shall paint the two halls.\n\n2. The Client buys paint. Each party shall keep its tools locked.\n`
    expect(quoted(text, 'Who buys the paint?')).toContain('The Client buys paint')
  })

  test('a bare heading tells nothing', () => {
    const text = `${openings.services}1. Scope. The Service Provider shall paint the two halls.\n\nOur Colours\n\n2. Law. The laws of India govern this Agreement.\n`
    expect(quoted(text, 'Which colours?')).not.toBe('Our Colours')
  })

  test('what binds behind the signatures is quoted, and the lines for names are not', () => {
    const text = `${openings.services}1. Scope. The Service Provider shall paint the two halls.

2. Law. The laws of India govern this Agreement.

This Agreement has two copies. IN WITNESS WHEREOF the parties have signed it on the day above written.
Client: ____________ Service Provider: ____________
Rates and colours. The Service Provider shall charge Rs. 22 for each square foot of enamel.
`
    const answers = openAnswers(text, { day, party: 'Service Provider' })
    const all = answers.places('What is charged for enamel, and who signed?').map(({ quote }) => quote)
    expect(all[0]).toContain('Rs. 22 for each square foot')
    expect(all.join('\n')).not.toMatch(/IN WITNESS|Signed for/)
  })
})
