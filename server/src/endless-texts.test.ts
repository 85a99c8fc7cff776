import { analyze, openAnswers } from '@karar/engine'
import { expect, test } from 'vitest'
import { contractText } from './testing/files.ts'
import { processorMs } from './testing/growth.ts'

const day = '2026-11-21'
/** Half of what a text may have. */
const most = 250_000
const fill = (unit: string): string => unit.repeat(Math.ceil(most / unit.length)).slice(0, most)

/** The processor's milliseconds for some work. */
async function costOf(work: () => unknown): Promise<number> {
  const before = processorMs()
  await work()
  return processorMs() - before
}

// How the work grows with the length is measured on shorter texts (linear-time.test.ts). What grows with the square all the
// same, and too slowly to be seen there, takes a dozen seconds and more here; what does not, less than one.
const endless: [what: string, text: string][] = [
  ['one letter', fill('a')],
  ['spaces', fill(' ')],
  ['line breaks', fill('\n')],
  ['brackets', fill('(a) ')],
  ['numbers', fill('1.1.1 ')],
  [
    'counting clauses',
    Array.from({ length: 60_000 }, (_, index) => `${index + 1}. The Client shall pay.`)
      .join('\n')
      .slice(0, most),
  ],
  ['one endless sentence', fill('the service provider shall indemnify the client and ')],
  ['quotes', fill('("A") hereinafter referred to as "B" ')],
  ['capitals', fill('SCHEDULE A\n\n')],
  ['party names', fill('between A Limited (the "Client") and ')],
  ['a contract, over and over', fill(contractText)],
  ['shall not', fill('shall not compete after termination for two years ')],
  ['sums', fill('Rs. 1,00,000 within 30 days ')],
]

test.each(endless)('a quarter of a million characters of %s are understood in time', async (_what, text) => {
  const cost = await costOf(() => {
    const analysis = analyze(text, { day })
    expect(analysis.safety_score).toBeGreaterThanOrEqual(0)
    for (const { start, end, quote } of analysis.critical_issues.slice(0, 200))
      expect(text.slice(start, end)).toBe(quote)
  })
  expect(cost).toBeLessThan(5_500)
})

test.each([
  ['a contract, over and over', contractText],
  ['one endless sentence', 'the service provider shall pay the client and '],
  ['numbers', '1.1.1 '],
  ['one letter', 'a'],
])('a quarter of a million characters of %s are asked in time', async (_what, unit) => {
  const text = fill(unit)
  const cost = await costOf(() => {
    const answers = openAnswers(text, { day })
    for (const question of ['When do I get paid?', 'what does clause 1 say', 'what does client mean', 'can I sublet'])
      for (const { start, end, quote } of answers.ask(question).citations) expect(text.slice(start, end)).toBe(quote)
  })
  expect(cost).toBeLessThan(5_000)
})
