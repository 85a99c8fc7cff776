import { expect, test } from 'vitest'
import { chooseReader } from '../../judge/perspective.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { deedsOf } from './deeds.ts'

const contract = contractOf(
  '1. Fees. The Client shall pay Rs. 40,000 each month.\n\n2. End. The Client may terminate this Agreement at any time.\n\n3. Loss. The Service Provider shall indemnify the Client.',
)
const of = (party: string) => deedsOf(contract, chooseReader(contract, { party }).party)

test('who must pay, who may end it and who makes good is told from the side that reads', () => {
  expect(of('Client')).toEqual(expect.arrayContaining(['me duty pay', 'me power terminate', 'other duty indemnify']))
  expect(of('Service Provider')).toEqual(
    expect.arrayContaining(['other duty pay', 'other power terminate', 'me duty indemnify']),
  )
  expect(of('Service Provider')).not.toContain('me power terminate')
})

test('where no side reads, a party is a party', () => {
  expect(deedsOf(contract, null)).toContain('party duty pay')
})
