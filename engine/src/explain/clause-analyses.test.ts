import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../testing/contract-of.ts'

const rows = (text: string) =>
  analyze(openings.services + text, { day: '2026-11-21' }).clause_analyses.flatMap(
    ({ number, clause_type, part_of }) =>
      number === null ? [] : [`${number} ${clause_type}${part_of ? ' within' : ''}`],
  )

test('a clause of no kind of its own is told as what it speaks of, in one row', () => {
  const told = rows(
    '1. The Vendor gets Rs. 32,000 a month, which the Client shall pay by the 5th. Nobody need ask for it.\n\n2. The Client gives three months\u2019 notice to leave.\n\n3. The courts at Pune have exclusive jurisdiction. This Agreement is governed by the laws of India.\n',
  )
  expect(told).toContain('1 payment')
  expect(told.filter((row) => row.startsWith('1 '))).toHaveLength(1)
})
test('a clause that has a kind keeps it, and what else it speaks of has a row within it', () => {
  const told = rows(
    '1. Confidentiality. Each party shall keep the confidential information of the other secret for two years. The courts at Pune have exclusive jurisdiction.\n\n2. Termination. Either party may terminate this Agreement on thirty days\u2019 written notice.\n',
  )
  expect(told).toContain('1 confidentiality')
  expect(told).toContain('1 jurisdiction within')
})
