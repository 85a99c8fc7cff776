import type { IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { isMild } from '../mild.ts'

/** Ways to say what is no alarm; what makes one of it, each behind words that are mild without it; and harms that stand near it. */
const grounds: readonly [IssueCategory, readonly string[], readonly [string, string][], readonly string[]][] = [
  [
    'eviction_without_notice',
    [
      'upon expiry of this licence the licensee shall vacate the room and hand over the keys',
      'after the end of the term the tenant must leave the flat in the same condition',
      'on termination of the agreement the occupant shall return the premises',
      'the owner may take legal action to recover the rent and repossess the shop',
      'the landlord can obtain possession of the house through the courts',
      'the lessor may, without prejudice to other remedies, recover possession through due process of law',
    ],
    [
      ['upon termination the licensee shall vacate the room', ' forthwith'],
      ['upon termination the licensee shall vacate the room', ' within three hours'],
      [
        'after the end of the term the tenant must leave the flat',
        ', and the owner may take it over with all that is in it',
      ],
      ['on expiry the tenant shall vacate the house', ' or pay double the rent'],
      ['on expiry the tenant shall hand over the shop', ', failing which his belongings are put on the street'],
      ['the owner may take legal action to recover the rent and repossess the shop', ' or break its lock'],
      ['the landlord can obtain possession of the house through the courts', ' or without them'],
      ['the owner may evict the tenant by an order of the court', ', which is not required after a default'],
    ],
    [
      'the landlord may without an order of any court evict the lodger and clear his things',
      'the hostel may evict the student if he is a nuisance',
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
      ['the deposit shall not be adjusted against rent', ' and is forfeited on leaving'],
      ['the tenant shall not adjust rent against the deposit', ', and the owner may lock the flat'],
      ['the lessee shall never deduct rent from the deposit', ', which is not refundable'],
    ],
    ['the owner may cut the supply of water'],
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
      ['interest for a minimum period of 15 days', ' at 4% per month is charged'],
      ['minimum interest of 10 days will be taken', ' and compounded'],
      ['interest for the minimum period of seven days shall be payable', ' with penal interest'],
    ],
    ['interest for a minimum period of six months is charged', 'the bank may charge any interest that it likes'],
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
      ['costs of the inspection will be debited to the said account', ' without any notice'],
      ['the premium paid by the lender shall be added to the principal', ', as may any other sum'],
      ['costs of the inspection will be debited to the said account', ', over which the bank has a lien'],
      ['costs of the inspection will be debited to the said account', ' or cut from the salary'],
    ],
    ['the company may set off its claims against any deposit'],
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
      ['any additional support is given at the sole discretion of the company', ', which may also deduct from the fee'],
      ['special rewards may be announced at the discretion of the management', ', whose word is final'],
      ['ex-gratia benefits remain in the discretion of the employer', ', who may terminate them and the post'],
      ['extra facilities are provided at the discretion of the hotel', ' for charges that it fixes'],
    ],
    ['the quality is judged at the sole discretion of the buyer'],
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
      ['the school may recover the unpaid fees through the courts', ' and double of them'],
      ['the firm will recover the balance due by legal action', ' and impose a fine'],
      ['we shall recover overdue bills under the law', ' with 5% for each day'],
      ['the owner can recover the amount due by a suit in the courts', ' beside liquidated sums'],
      ['the school may recover the unpaid fees through the courts', ' with rs 5000'],
    ],
    ['the hirer pays thrice the rent for each day'],
  ],
  [
    'one_sided_liability_cap',
    [
      'the agency acts solely as a placement agency and is not responsible for salary of the employer',
      'the portal acts only as an intermediary and is not liable for what the seller sends',
      'the portal shall act only as an intermediary and is not liable for what the seller sends',
      'the firm acts merely as a facilitator and is not responsible for the rooms of the hotel',
      'if the tenant is involved in any police case the landlord shall not be held responsible',
      'if a guest is found to be engaging in fraud the hotel shall not be responsible',
      'should visitors have been involved in any police case the lodge shall not be responsible',
      'where an inmate was later found to be involved in a criminal case the warden is not responsible',
      'if the trainees are ever booked under a criminal law the institute shall not be held liable',
    ],
    [
      [
        'the portal acts only as an intermediary and is not liable for what the seller sends',
        ', and at most for rs 100, which it shall not exceed',
      ],
      ['the agency acts solely as an agent and is not liable for the default of the employer', ' or its own'],
      [
        'the portal acts only as an intermediary and is not liable for what the seller sends',
        ', and the consumer law is not applied',
      ],
      ['if the tenant is involved in any police case the landlord shall not be responsible', ' for injury'],
      ['if the member commits an offence the club is not liable', ', nor for what its staff did'],
    ],
    [
      'the studio acts only as a consultant and is not liable for losses by errors in its own drawings',
      'the company acts only as a broker and is not responsible for any loss of the client',
      'the app acts only as an intermediary and the law for consumers shall not apply to it, nor is it liable',
      'if a watchman or driver of the bureau commits theft or another criminal act the bureau shall not be held liable',
      'where its own men commit any offence in the house the contractor is not liable',
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
      ['the registration fee is non-refundable', ' under any circumstances'],
      ['the registration fee is non-refundable', ', as is the course fee'],
      ['a non-refundable registration fee', ' of rs. 1,50,000 is payable'],
      ['processing charges are non-refundable', ', as are all payments'],
    ],
    ['the tuition fee is non-refundable'],
  ],
  [
    'withheld_or_forfeited_money',
    [
      'false or misleading information leads to cancellation without refund',
      'a forged document will result in removal and no refund',
      'whoever gives fake particulars is removed without any refund',
      'misleading statements lead to cancellation of registration without refund',
      'false declarations result in cancellation and no refund',
      'if the certificate is found false, employment may be ended at once',
      'where the testimonials turn out to be forged the candidate is dismissed without refund',
      'admission is cancelled without refund if any document is found to be fake',
      'a member may be expelled without refund for giving false particulars',
    ],
    [
      ['false or misleading information leads to cancellation', ', as the school may suspect it'],
      ['fake documents will result in removal', ', and the deposit is forfeited'],
      ['if the certificate is found false, employment may be ended', ' and the salary of the month is kept'],
      ['if the certificate is found false, employment may be ended', ', or he is absent for a day'],
      [
        'admission is cancelled without refund if any document is found to be fake',
        ', of which the school alone decides',
      ],
      ['fake particulars lead to dismissal', ' without the salary of the month'],
      ['a false statement leads to cancellation', ' or for any other reason'],
      ['misleading information leads to cancellation', ', even if it stands in our brochure'],
    ],
    [
      'whoever gives false particulars or leaves before the last day loses all that he paid',
      'whoever gives false particulars or leaves before the last day is removed and loses all that he paid',
      'there is no refund even if a statement in our advertisement is false or misleading information',
      'a student who gives false information or is late is removed without any refund',
      'the pass is cancelled without refund for noise or for a false statement',
      'the school may cancel the seat and keep the fee if it feels that a certificate is false',
      'false information or absence leads to cancellation without any refund',
      'absence or false information leads to cancellation without any refund',
      'the pass is cancelled without refund on any complaint, even where documents are false',
      'the plan may be cancelled and no money comes back if a certificate is not renewed',
    ],
  ],
]

describe.each(grounds)('%s', (category, fair, worse, near) => {
  test.each(fair)('is worth a look and no alarm: %s', (words) => {
    expect(isMild(category, words)).toBe(true)
  })
  test.each(worse)('%s: an alarm with "%s"', (words, more) => {
    expect([isMild(category, words), isMild(category, words + more)]).toEqual([true, false])
  })
  test.each(near)('stays as it is: %s', (words) => {
    expect(isMild(category, words)).toBe(false)
  })
})
