import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { oneSidedSetOff } from './one-sided-set-off.ts'

type Opening = keyof typeof openings

describe('a set-off that only one side has', () => {
  test.each<[string, Opening, string]>([
    [
      'The Company may appropriate any balances of the Distributor towards claims of its affiliates.',
      'distribution',
      'high',
    ],
    [
      'Any sum which in the view of the Buyer is due from the Supplier may be recovered from running bills.',
      'supply',
      'high',
    ],
    [
      'The Licensee shall pay without set-off, whereas the Licensor may deduct any sums it considers due.',
      'licence',
      'high',
    ],
    [
      'The Client may set off any amount it claims under this or any other agreement against the fees.',
      'services',
      'high',
    ],
    ['The Lender may debit any account of the Borrower for any sum due.', 'loan', 'high'],
    [
      'The Company shall be at liberty to adjust any losses from the sums due to the Consultant.',
      'consultancy',
      'medium',
    ],
    [
      'The Buyer shall have the right to deduct any amounts owed by the Supplier from the price, and the Supplier shall have no right of its own.',
      'supply',
      'medium',
    ],
    ['The Licensor is entitled to set-off all sums due from the Licensee against any payment.', 'licence', 'medium'],
    ['We may offset any amount that you owe to our affiliates against payments due to you.', 'terms', 'high'],
    [
      'The Buyer may adjust against the Supplier’s bills any sum which in its view the Supplier owes it on any account.',
      'supply',
      'high',
    ],
    [
      'The Buyer may deduct from the Supplier’s dues whatever it thinks that the Supplier owes to its sister concerns.',
      'supply',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(oneSidedSetOff, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    ['Sums finally determined to be due may be recovered from pending bills by either party.', 'supply'],
    ['The Borrower shall pay all sums without set-off or counterclaim.', 'loan'],
    ['Either party may set off undisputed sums due under this Agreement.', 'services'],
    ['The Client may set off only undisputed or finally determined sums.', 'services'],
    ['The Borrower shall pay without set-off or counterclaim.', 'loan'],
    ['The Client shall deduct tax at source from all amounts paid.', 'services'],
    ['The Supplier shall not set off any sum against the price.', 'supply'],
    [
      '1. The Buyer may set off any sums due from the Supplier.\n\n2. The Supplier may set off any sums due from the Buyer.',
      'supply',
    ],
    ['The Buyer may adjust against the next bill the credit note agreed in writing.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(oneSidedSetOff, text, opening)).toEqual([])
  })
})
