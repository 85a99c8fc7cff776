import { expect, test } from 'vitest'
import { understand } from '../understand/contract.ts'
import { goesToAnother } from './goes-to-another.ts'

const THREE =
  'BOOKING AGREEMENT between Nestly Rooms Private Limited ("Nestly"), Ms. Asha Rao ("Tenant") and Mr. Ravi Naik ("Owner").\n\n1. '

/** Whether the money of the first clause goes to somebody else than the party called so. */
function isOthers(words: string, reader: string, opening = THREE): boolean {
  const contract = understand(`${opening}${words}\n`, '2026-11-27')
  const own = contract.parties.find(({ definedTerm }) => definedTerm === reader)!
  const clause = contract.clauses.find((one) => one.number === '1')!
  return goesToAnother(contract, new Set([own.index]), clause.norm)
}

const HELD = 'Nestly may deduct its fees from the rent that it holds before it is released to the Owner.'
test.each([
  ['what the Owner gets less of, for the Tenant', HELD, 'Tenant', true],
  ['what the Owner gets less of, for the Owner', HELD, 'Owner', false],
  ['what comes to both', `${HELD} The rest is paid to the Tenant.`, 'Tenant', false],
  ['what goes to nobody by name', 'Nestly may deduct its fees from the rent that it holds.', 'Tenant', false],
])('%s', (_, words, reader, expected) => {
  expect(isOthers(words, reader)).toBe(expected)
})

test('of two parties whoever waits is the reader', () => {
  const two = 'BOOKING AGREEMENT between Nestly Rooms Private Limited ("Nestly") and Mr. Ravi Naik ("Owner").\n\n1. '
  expect(isOthers('The rent is released to Nestly once it is checked.', 'Owner', two)).toBe(false)
})
