import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import type { Finding } from '../categories/shape/detector.ts'
import { type Contract, understand } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { isOwnPaper } from '../understand/reading/balance.ts'
import { inDirection } from './direction.ts'

const day = '2026-11-23'
/** Terms that a seller wrote: nearly all of them let and shield the seller and bind the buyer. */
const terms = `TERMS AND CONDITIONS OF SALE

These terms apply between Malabar Pumps Private Limited (the "Company") and the buyer named in the order (the "Customer").

1. Orders. The Company may refuse any order without giving a reason. The Company may withdraw a quotation at any time.
2. Price. The Company may change its prices at any time. The Customer shall pay the price within seven days of the invoice.
3. Delivery. The Company shall not be liable for late delivery. The Customer shall unload the goods at its own cost.
4. Claims. The Company shall not be liable for any indirect loss. The Customer shall report a defect within three days.
5. Indemnity. The Customer shall indemnify and hold harmless the Company against any and all claims, losses and damages, without any limit.
6. Termination. The Company may terminate this agreement at any time without notice and without cause.
7. Disputes. The Company may appoint the sole arbitrator. The courts at Kochi have jurisdiction.
`

const partyOf = (contract: Contract, name: string): ContractParty =>
  contract.parties.find((party) => party.name.includes(name) || party.definedTerm?.includes(name))!

/** What a machine might raise over the sentence that begins so. */
function alarm(contract: Contract, begins: string): Finding {
  const start = contract.text.norm.indexOf(begins.toLowerCase())
  const clause = contract.clauses.find((one) => one.norm.start <= start && start < one.norm.end)!
  const span = clause.sentences.find((sentence) => sentence.start <= start && start < sentence.end)!
  return {
    category: 'one_sided_indemnity',
    source: 'one-sided-indemnity',
    hit: { span: { start: span.start, end: span.end }, clause, severity: 'high', burdened: null, confidence: 0.6 },
  }
}

test('a paper that lets and shields one side and binds the other is that side’s own', () => {
  const contract = understand(terms, day)
  expect(isOwnPaper(contract, partyOf(contract, 'Malabar'))).toBe(true)
  expect(isOwnPaper(contract, partyOf(contract, 'Customer'))).toBe(false)
})

test('whoever wrote the paper is not warned of what its words do to the other side alone', () => {
  const contract = understand(terms, day)
  const indemnity = alarm(contract, 'The Customer shall indemnify')
  expect(inDirection(contract, partyOf(contract, 'Malabar'), [indemnity])).toEqual([])
  expect(inDirection(contract, partyOf(contract, 'Customer'), [indemnity])).toEqual([indemnity])
})

test('what weighs on the writer by its own words stays, also in the writer’s own paper', () => {
  const against = terms.replace(
    'The Customer shall indemnify and hold harmless the Company',
    'The Company shall indemnify and hold harmless the Customer',
  )
  const contract = understand(against, day)
  const indemnity = alarm(contract, 'The Company shall indemnify')
  expect(inDirection(contract, partyOf(contract, 'Malabar'), [indemnity])).toEqual([indemnity])
})

test('an alarm whose words name nobody is worth a look to whoever wrote the paper', () => {
  const contract = understand(terms, day)
  const unsure = alarm(contract, 'The courts at Kochi')
  const [found] = inDirection(contract, partyOf(contract, 'Malabar'), [unsure])
  expect(found?.hit.severity).toBe('medium')
})

test('a remark on what the reader must do goes where the words ask it of the other side alone; an alarm stays', () => {
  const contract = understand(terms, day)
  const report = alarm(contract, 'The Company may terminate this agreement')
  const pay = alarm(contract, 'The Customer shall unload')
  const owed = { ...pay, category: 'penalty_or_excessive_damages' as const }
  const low = (finding: Finding): Finding => ({ ...finding, hit: { ...finding.hit, severity: 'low' } })
  const seller = partyOf(contract, 'Customer')
  expect(inDirection(contract, seller, [low(owed)])).toHaveLength(1)
  expect(inDirection(contract, seller, [low(report)])).toHaveLength(1)
  const bound = understand(terms.replace('The Customer shall unload', 'The Company shall unload'), day)
  const theirs = { ...alarm(bound, 'The Company shall unload'), category: 'penalty_or_excessive_damages' as const }
  expect(inDirection(bound, partyOf(bound, 'Customer'), [low(theirs)])).toEqual([])
  expect(inDirection(bound, partyOf(bound, 'Customer'), [theirs])).toEqual([theirs])
})

test('a card for the usual side alone is not told to the one across', () => {
  const loan = understand(
    `LOAN AGREEMENT\n\nThis Loan Agreement is made between Suvidha Finance Limited (the "Lender") and Mr. Kiran Shah (the "Borrower").\n\n1. Security. The Borrower guarantees the loan with all that he owns.\n2. Interest. The Borrower pays interest monthly.\n`,
    day,
  )
  const surety = { ...alarm(loan, 'The Borrower guarantees'), category: 'personal_guarantee' as const }
  expect(inDirection(loan, partyOf(loan, 'Lender'), [surety])).toEqual([])
  expect(inDirection(loan, partyOf(loan, 'Borrower'), [surety])).toEqual([surety])
})

test.each([
  ['The balance is due once the pump has been tried.', 0],
  ['The balance is due before the release of the pump.', 0],
  ['A refund is paid once the pump has come back.', 1],
])('a price that waits is told to no buyer: %s', (words, count) => {
  const contract = understand(terms.replace('The Customer shall unload', `${words} The Customer shall unload`), day)
  const late = {
    ...alarm(contract, words),
    category: 'late_or_conditional_payment' as const,
    source: 'late-or-conditional-payment',
  }
  const faint = { ...late, hit: { ...late.hit, severity: 'low' as const } }
  expect(inDirection(contract, partyOf(contract, 'Customer'), [faint])).toHaveLength(count)
})

test.each([
  ['The Customer shall take due care of the goods.', 'ownDuty'],
  ['Due care is to be taken of the goods.', 'nobodys'],
  ['The Company shall take due care of the goods.', undefined],
])('whose vague duty it is, to the Customer: %s', (words, variant) => {
  const contract = understand(terms.replace('The Customer shall unload', `${words} The Customer shall unload`), day)
  const vague = { ...alarm(contract, words), category: 'vague_obligation' as const }
  expect(inDirection(contract, partyOf(contract, 'Customer'), [vague])[0]?.hit.variant).toBe(variant)
})

test('a vague duty of the reader is told as his own', () => {
  const contract = understand(terms, day)
  const vague = { ...alarm(contract, 'The Customer shall unload'), category: 'vague_obligation' as const }
  expect(inDirection(contract, partyOf(contract, 'Customer'), [vague])[0]?.hit.variant).toBe('ownDuty')
})

test('where nobody is chosen, a seller’s terms are read for the one who buys', () => {
  const { perspective } = analyze(terms, { day })
  expect(perspective.basis).toBe('weaker_party')
  expect(perspective.party).toContain('Customer')
})

test('in one’s own paper what nothing in the words gives to either side is told one level lower, and no remark of the encoder', () => {
  const contract = understand(terms, day)
  const of = (change: Partial<Finding>, severity: Finding['hit']['severity'], reader = 'Malabar') => {
    const finding = alarm(contract, 'The courts at Kochi')
    const told = inDirection(contract, partyOf(contract, reader), [
      { ...finding, ...change, hit: { ...finding.hit, severity } },
    ])
    return told.map(({ hit }) => hit.severity)
  }
  expect([of({}, 'high'), of({}, 'medium'), of({}, 'low')]).toEqual([['medium'], ['low'], ['low']])
  expect(of({ source: 'meaning-one-sided-indemnity' }, 'low')).toEqual([])
  // nor a remark on what weighs on both
  const unclear = { category: 'uncertainty', source: 'meaning-uncertainty' } as const
  expect([of(unclear, 'low'), of(unclear, 'medium')]).toEqual([[], ['medium']])
  expect(of(unclear, 'low', 'Customer')).toEqual(['low'])
})

test('a form of the only one who has a name in it is that one’s own paper: no town and no fee of its own is told to it', () => {
  const form = understand(
    `SERVICE AGREEMENT

This Service Agreement is made between Kaveri Web Private Limited (the "Service Provider") and ____________ (the "Client").

1. Payment. All payments are non-refundable. The work is delivered within thirty days.
2. Disputes. The courts at Mysuru have exclusive jurisdiction.
`,
    day,
  )
  const provider = partyOf(form, 'Kaveri')
  expect(isOwnPaper(form, provider)).toBe(true)
  expect(isOwnPaper(form, partyOf(form, 'Client'))).toBe(false)
  const town = { ...alarm(form, 'The courts at Mysuru'), category: 'inconvenient_forum' as const }
  const fee = { ...alarm(form, 'All payments are'), category: 'non_refundable_payment' as const }
  expect(inDirection(form, provider, [town, fee])).toEqual([])
  expect(inDirection(form, partyOf(form, 'Client'), [town, fee])).toEqual([town, fee])
})

test('a card on late payment is not told to the one who pays', () => {
  const contract = understand(terms, day)
  const late = { ...alarm(contract, 'The Customer shall pay'), category: 'late_or_conditional_payment' as const }
  const low: Finding = { ...late, hit: { ...late.hit, severity: 'low' } }
  expect(inDirection(contract, partyOf(contract, 'Customer'), [low])).toEqual([])
})

test('whoever sells to anybody is told neither of the town of its own courts nor of fees that it keeps; who buys is', () => {
  const stay = understand(
    `SERVICE AGREEMENT

This Agreement is made between the Hotel (the "Hotel") and the guest named in the booking (the "Guest").

1. Payment. All bookings are non-refundable. The price is paid before arrival.
2. Disputes. The courts at Udaipur have exclusive jurisdiction.
`,
    day,
  )
  const town = { ...alarm(stay, 'The courts at Udaipur'), category: 'inconvenient_forum' as const }
  const fee = { ...alarm(stay, 'All bookings are'), category: 'non_refundable_payment' as const }
  const [hotel, guest] = [partyOf(stay, 'Hotel'), partyOf(stay, 'Guest')]
  expect(inDirection(stay, hotel, [town, fee])).toEqual([])
  expect(inDirection(stay, guest, [town, fee])).toEqual([town, fee])
})

test('what the reader alone may change, and the least fee that he is paid, are no harm to him', () => {
  const contract = understand(
    'SERVICES AGREEMENT\n\nThis Agreement is between Item Processing, Inc. ("IPI") and Prairie Life Company ("PLC").\n\n1. System. IPI shall keep up the system as it may be modified from time to time by IPI at its choice.\n\n2. Fees. The minimum monthly fee shall not be less than $5,000. PLC shall pay it each month. PLC shall pay the postage.\n',
    day,
  )
  const told = (category: Finding['category'], begins: string, party: string): number => {
    const found = alarm(contract, begins)
    const own = partyOf(contract, party)
    return inDirection(contract, own, [
      { category, source: `meaning-${category}`, hit: { ...found.hit, severity: 'low', burdened: own } },
    ]).length
  }
  expect(told('unilateral_amendment', 'IPI shall keep up', 'Item')).toBe(0)
  expect(told('minimum_commitment_trap', 'The minimum monthly fee', 'Item')).toBe(0)
  expect(told('minimum_commitment_trap', 'The minimum monthly fee', 'Prairie')).toBe(1)
})

test('what is done with the other side’s data is no harm to the reader', () => {
  const contract = understand(
    'SERVICES AGREEMENT\n\nThis Agreement is between Item Processing, Inc. ("IPI") and Prairie Life Company ("PLC").\n\n1. End. IPI will give PLC such copies of PLC data as are kept on the system.\n',
    day,
  )
  const found = alarm(contract, 'IPI will give')
  const told = (party: string) => {
    const own = partyOf(contract, party)
    const category = 'data_use_without_consent'
    return inDirection(contract, own, [
      {
        category,
        source: 'meaning-data-use-without-consent',
        hit: { ...found.hit, severity: 'medium', burdened: own },
      },
    ]).length
  }
  expect([told('Item'), told('Prairie')]).toEqual([0, 0])
})

test('the deposit of whoever hires is not the shop’s own to lose', () => {
  const contract = understand(
    'Rules of hire of Tulsi Costumes\n\n1. You shall bring the costume back on Monday. You shall pay before we send it. The deposit is kept for each late day. Commission on sales may be withheld from us.\n\n2. Tulsi Costumes may refuse an order. Tulsi Costumes reserves the right to close early. You must not wash it.',
    day,
  )
  const told = (name: string, begins: string) => {
    const own = partyOf(contract, name)
    const category = 'withheld_or_forfeited_money'
    const hit = { ...alarm(contract, begins).hit, severity: 'high' as const, burdened: own }
    return inDirection(contract, own, [{ category, source: 'withheld-or-forfeited-money', hit }]).length
  }
  expect([told('You', 'The deposit is kept'), told('Tulsi', 'The deposit is kept')]).toEqual([1, 0])
})

test.each(['performance deposit', 'earnest money', 'deposit', 'pay for reasons of security'])(
  'a seller with a name may have put down the %s himself',
  (what) => {
    const contract = understand(
      `PURCHASE ORDER\n\nSupplier: Tapti Forgings Private Limited\n\n1. Order. The Supplier shall deliver on time. The ${what} shall stand forfeited. The Buyer may reject the goods. The Buyer shall pay in May.`,
      day,
    )
    const own = partyOf(contract, 'Tapti')
    const category = 'withheld_or_forfeited_money'
    const hit = { ...alarm(contract, `The ${what}`).hit, severity: 'high' as const, burdened: own }
    expect(inDirection(contract, own, [{ category, source: 'withheld-or-forfeited-money', hit }])).toHaveLength(1)
  },
)

test('a studio that says \u201cwe\u201d beside the client alone reads its own paper', () => {
  const text =
    'OUR TERMS\n\nWe shall film the wedding of the Client. Prices are subject to change without notice. The Client must pay a tenth in advance. We\u2019re not liable for what a storm spoils. The Client shall pay the rest on the day.\n'
  const contract = understand(text, day)
  const we = contract.parties.find(({ name }) => name === 'We')!
  expect(isOwnPaper(contract, we)).toBe(true)
  expect(isOwnPaper(contract, partyOf(contract, 'Client'))).toBe(false)
})

test('what \u201cwe\u201d sign for a buyer who may do as he likes is not our paper', () => {
  const text =
    'TERMS OF THE BUYER\n\nWe supply goods to the Buyer. We shall indemnify the Buyer against every loss. The Buyer may reject the goods as he likes. We shall pay three times the price for delay. The Buyer may withhold our payments.\n'
  const contract = understand(text, day)
  const we = contract.parties.find(({ name }) => name === 'We')!
  expect(isOwnPaper(contract, we)).toBe(false)
})

test('what is paid for lateness is not told to the lender who is paid it', () => {
  const text = `LOAN AGREEMENT\n\nThis Loan Agreement is made between Suvidha Finance Limited (the "Lender") and Anvaya Textiles Private Limited (the "Borrower").\n\n1. Delay. An overdue instalment attracts interest of 30% p.a. from the due date.\n`
  const contract = understand(text, day)
  const late: Finding = {
    ...alarm(contract, 'an overdue instalment'),
    category: 'usurious_interest',
    source: 'meaning-usurious-interest',
  }
  expect(inDirection(contract, partyOf(contract, 'Suvidha'), [late])).toEqual([])
  expect(inDirection(contract, partyOf(contract, 'Anvaya'), [late])).toEqual([late])
})

test('what is paid where the lender itself is late is told to it', () => {
  const text = `LOAN AGREEMENT\n\nThis Loan Agreement is made between Suvidha Finance Limited (the "Lender") and Anvaya Textiles Private Limited (the "Borrower").\n\n1. Delay. Where the loan amount is disbursed late, a penalty of Rs. 4,000 per day applies.\n`
  const contract = understand(text, day)
  const late: Finding = {
    ...alarm(contract, 'where the loan amount'),
    category: 'penalty_or_excessive_damages',
    source: 'meaning-penalty-or-excessive-damages',
  }
  expect(inDirection(contract, partyOf(contract, 'Suvidha'), [late])).toEqual([late])
})
