import type { IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { isMild } from '../mild.ts'

/** Ways to say what is no alarm, and what stands near it and is one. */
const grounds: readonly [IssueCategory, readonly string[], readonly string[]][] = [
  [
    'eviction_without_notice',
    [
      'upon expiry of this licence the licensee shall vacate the room and hand over the keys',
      'after the end of the term the tenant must leave the flat in the same condition',
      'on termination of the agreement the occupant shall return the premises',
      'the owner may take legal action to recover the rent and repossess the shop',
      'the landlord can obtain possession of the house through the courts',
    ],
    [
      'upon termination the licensee shall vacate forthwith, failing which the owner may break the lock',
      'the owner may repossess the shop without recourse to any court or legal proceedings',
      'on expiry the tenant shall vacate or pay double the rent',
      'the owner may evict the tenant if he is a nuisance',
      'the owner may lock the room on the first day of delay',
    ],
  ],
  [
    'landlord_overreach',
    [
      'the tenant shall not adjust the last two months of rent against the deposit',
      'the deposit shall not be treated as rent at the end of the term',
      'the licensee cannot set off licence fees against the security deposit',
      'the tenant is not to set off any dues against the deposit',
      'the lessee shall never deduct rent from the deposit',
    ],
    [
      'the owner may enter the flat whenever he likes',
      'the deposit shall not be adjusted against rent and is forfeited on leaving',
      'the owner may bring guests to view the room at night',
      'the tenant shall not have visitors of the other sex',
      'the owner may cut the supply of water',
    ],
  ],
  [
    'usurious_interest',
    [
      'interest for a minimum period of 15 days is charged even if the loan is closed earlier',
      'interest for the minimum period of seven days shall be payable',
      'minimum interest of 10 days will be taken',
      'the bank charges interest for a minimum period of 30 days',
      'interest of a minimum period of 7 (seven) days applies',
    ],
    [
      'interest for a minimum period of 15 days at 4% per month is charged',
      'interest for a minimum period of six months is charged',
      'penal interest for a minimum period of 15 days is compounded',
      'interest at 36 per cent is charged',
      'the bank may charge any interest that it likes',
    ],
  ],
  [
    'one_sided_set_off',
    [
      'where the borrower does not pay the valuation charges the bank may debit them to the loan account',
      'the premium paid by the lender shall be added to the principal',
      'costs of the inspection will be debited to the said account',
      'notary fees not paid by him are added to the loan account',
      'the expenses of the notice shall be debited to the account of the borrower',
    ],
    [
      'the bank may debit any charges and any other dues whatsoever to the account of the borrower',
      'the company may set off its claims against any deposit',
      'charges may be debited to the account without any notice',
      'costs are debited to the account of the employee and cut from his salary',
      'the bank has a lien over all charges debited to the account',
    ],
  ],
  [
    'self_judged_performance',
    [
      'any additional support is given at the sole discretion of the company',
      'special rewards may be announced at the discretion of the management',
      'promotional offers are within the discretion of the brand',
      'extra facilities are provided at the discretion of the hotel',
      'ex-gratia benefits remain in the discretion of the employer',
    ],
    [
      'the company decides at its discretion whether the work is done',
      'additional charges payable by the client are fixed at its discretion',
      'further deductions may be made at the discretion of the school and deduct from the benefits',
      'additional benefits end if the company terminates at its discretion',
      'the quality is judged at the sole discretion of the buyer',
    ],
  ],
  [
    'penalty_or_excessive_damages',
    [
      'the agency may recover the outstanding amount with late charges and take legal proceedings',
      'the school may recover the unpaid fees through the courts',
      'the firm will recover the balance due by legal action',
      'we shall recover overdue bills under the law',
      'the owner can recover the amount due with costs by a suit in the courts',
    ],
    [
      'the agency may recover double the outstanding amount by legal action',
      'a fine is charged and we recover the balance due in court',
      'the firm will recover the amount due with 5% per day through the courts',
      'the owner may recover the dues and liquidated damages in court',
      'the school may recover rs 5000 beside the unpaid fees by legal action',
    ],
  ],
  [
    'one_sided_liability_cap',
    [
      'the agency acts solely as a placement agency and is not responsible for salary of the employer',
      'the portal acts only as an intermediary and is not liable for what the seller sends',
      'the firm acts merely as a facilitator and is not responsible for the room',
      'if the tenant is involved in any police case the landlord shall not be held responsible',
      'a guest engaging in fraud is on his own, and the hotel shall not be responsible',
    ],
    [
      'the portal acts only as an intermediary and its liability shall not exceed rs 100',
      'if the tenant is involved in any police case or suffers injury the landlord shall not be responsible',
      'the landlord is not responsible for any injury or death in the premises',
      'the agency acts solely as an agent and is not liable for its negligence',
      'the hotel is not responsible for anything whatsoever',
    ],
  ],
  [
    'non_refundable_payment',
    [
      'the candidate pays a non-refundable registration fee of rs. 500',
      'a non refundable application fee is charged',
      'the registration fee is non-refundable',
      'processing charges are non-refundable',
      'entry fee once paid is non-refundable',
    ],
    [
      'the registration fee is non-refundable under any circumstances',
      'the course fee and the registration fee are non-refundable',
      'a non-refundable registration fee of rs. 1,50,000 is payable',
      'all payments with the application fee are non-refundable',
      'the tuition fee is non-refundable',
    ],
  ],
  [
    'withheld_or_forfeited_money',
    [
      'false or misleading information leads to cancellation without refund',
      'a forged document will result in removal and no refund',
      'whoever gives fake particulars is removed without any refund',
      'misleading statements lead to cancellation of registration without refund',
      'false declarations result in cancellation and no refund',
    ],
    [
      'if the school suspects false information the fee is lost in its discretion',
      'false information leads to forfeit of the deposit',
      'for any other reason or false information the fee is not refunded',
      'a false statement costs the employee his salary',
      'no refund is given to those who leave',
    ],
  ],
]

describe.each(grounds)('%s', (category, fair, harsh) => {
  test.each(fair)('is worth a look and no alarm: %s', (words) => {
    expect(isMild(category, words)).toBe(true)
  })
  test.each(harsh)('stays as it is: %s', (words) => {
    expect(isMild(category, words)).toBe(false)
  })
})
