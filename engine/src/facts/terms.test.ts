import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../playbook/testing.ts'

const told = (text: string, opening: keyof typeof openings = 'services'): string[] =>
  analyze(`${openings[opening]}1. Scope. The Service Provider shall serve the Client.\n\n2. ${text}\n`, {
    day: '2026-11-21',
  }).key_facts.term.map(({ label, months }) => `${label} ${months}`)

describe('how long the contract runs', () => {
  test.each<[string, string[]]>([
    ['Length. This Agreement stays in force for three years from the date above.', ['Term 36']],
    ['Length. The first period is eighteen months from 1 May 2027.', ['Term 18']],
    ['Length. Duration: 30 months from the effective date.', ['Term 30']],
    ['Length. The Client grants the right to run the kiosk for four years from the launch day ("Term").', ['Term 48']],
    ['Price. Rates stay fixed for the whole of the two years for which this contract runs.', ['Term 24']],
    [
      'Length. The work begins on 1 April 2027 and the engagement lasts from 1 April 2027 to 30 June 2028.',
      ['Term 15'],
    ],
    ['Length. This Agreement continues for nine months and may be renewed by a signed letter.', ['Term 9']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
  test('a loan runs for as many months as it has instalments', () => {
    expect(told('Repayment. The Loan is repaid in sixty (60) equal monthly instalments.', 'loan')).toEqual(['Term 60'])
  })
  test.each([
    'Price. The Client pays the fee for one month in advance over the life of this agreement.',
    'Ending. When this agreement ends, the balance may be kept by the Client for twelve months.',
    'Delay. If this agreement is not begun within six months, the advance is returned.',
  ])('a period of something else is no term: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
