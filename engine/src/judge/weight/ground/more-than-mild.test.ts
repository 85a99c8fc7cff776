import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { isMild } from '../mild.ts'

/** What is mild alone, and the same words with a harm beside them. */
test.each<[IssueCategory, string, readonly string[]]>([
  [
    'landlord_overreach',
    'the tenant shall not adjust the rent against the deposit',
    [
      'and the landlord may enter the house at any hour',
      'and the owner may inspect the rooms by night',
      'and guests are not let in',
      'and the owner may disconnect the water',
      'and the owner keeps a second key',
    ],
  ],
  [
    'non_refundable_payment',
    'the registration charges are non-refundable',
    [
      'and so is the price of the tour',
      'and so is the whole package',
      'even where the school calls it off',
      'regardless of who is at fault',
      'though the organiser may cancel',
      'as is the balance',
    ],
  ],
  [
    'self_judged_performance',
    'further support is given in the discretion of the company',
    [
      'and so it is whether the site is complete',
      'which also accepts the design or not',
      'and so is the quality of the tiles',
      'as is all work of the mason',
      'and the company may withdraw from it',
    ],
  ],
  [
    'one_sided_set_off',
    'the charges of the lawyer shall be added to the principal',
    ['and so are penal charges', 'and whatever the lender deems right', 'as it thinks fit', 'of any kind'],
  ],
  [
    'usurious_interest',
    'with a minimum interest of 7 days',
    ['at three rupees per hundred', 'at five for every hundred', 'at rs. 4 for each note', 'at ₹4', 'at six a week'],
  ],
  [
    'penalty_or_excessive_damages',
    'the school may recover the unpaid fees by legal action',
    ['and thrice as much', 'and three times the sum', 'and triple costs', 'in multiples'],
  ],
  [
    'eviction_without_notice',
    'on expiry the lodger shall vacate the room, remove all personal belongings and return the keys',
    [
      ...['and the owner may remove his belongings', 'or his belongings are put outside', 'within six hours'],
      ...['and the owner will remove his belongings', 'or the staff shall take all personal belongings'],
    ],
  ],
  [
    'one_sided_liability_cap',
    'if he is involved in a criminal case the agency is not liable',
    ['for the guard', 'for its drivers', 'for a maid whom it has sent'],
  ],
  [
    'withheld_or_forfeited_money',
    'admission is cancelled without refund if any document is fake',
    ['in the view of the school', 'as it believes', 'and all fees are kept', 'or at any time'],
  ],
  [
    'self_judged_performance',
    'additional support is given at the sole discretion of the brand and may be withdrawn at any moment',
    ['and the brand withdraws the design when it likes', 'as may its acceptance', 'and recovered', 'though promised'],
  ],
  [
    'usurious_interest',
    'interest for a minimum period of 10 days with a minimum of rs.20 is charged',
    [
      'and a minimum of rs. 500',
      'and a minimum of rs. 5,000',
      'and rs. 8 a day',
      'or minimum rs. 5 lakh',
      'for every note',
    ],
  ],
])('%s: %s', (category, mild, harms) => {
  expect(isMild(category, mild)).toBe(true)
  for (const harm of harms) expect(isMild(category, `${mild} ${harm}`), harm).toBe(false)
})
