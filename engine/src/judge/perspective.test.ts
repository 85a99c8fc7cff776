import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

const readFor = (text: string, party: string) => analyze(text, { day: '2026-11-21', party }).perspective

const supply =
  'SUPPLY AGREEMENT\n\nThis Agreement is made between Shahi Oils Private Limited (the "Supplier") and Kaveri Foods LLP (the "Buyer").\n\n1. Supply. The Supplier shall supply oil.\n\n2. Price. The Buyer shall pay Rs. 900 a tin.\n\n3. Law. Indian law applies.\n\n4. Term. A year.'
const rental =
  'TERMS OF HIRE\n\nWelcome to Marutam Bike Rentals. You agree to these terms when you book.\n\n1. Booking. You shall pay when you book. We may cancel a booking, and we will return what you paid. We are open all week.\n\n2. Damage. You must return the bike as it was, and you will pay us for damage.\n\n3. Fuel. You shall fill the tank.\n\n4. Law. Indian law applies.'

test.each(['Shahi Oils Private Limited', 'Shahi', 'Shahi Oils Pvt. Ltd.', 'SOPL', 'supplier'])(
  'a party answers to %s',
  (name) => {
    expect(readFor(supply, name)).toMatchObject({ party: 'Shahi Oils Private Limited', basis: 'chosen' })
  },
)
test('where a text says only you and we, a customer is addressed and the named business speaks', () => {
  expect(readFor(rental, 'Customer')).toMatchObject({ party: 'You', basis: 'chosen' })
  expect(readFor(rental, 'Marutam Bike Rentals')).toMatchObject({ party: 'We', basis: 'chosen' })
})
const plan =
  'TERMS\n\n1. The plan is offered by Sona Jewels Private Limited. The Company may end the plan at any time.\n\n2. The Customer shall pay each month. The Customer agrees to the rates of the Company.\n\n3. The Company shall deliver the jewels to the Customer.\n\n4. Indian law applies.'
test('a word for who signs up, and the name of the business, stand for the roles that the text has', () => {
  expect(readFor(plan, 'Subscriber')).toMatchObject({ party: 'The Customer', basis: 'chosen' })
  expect(readFor(plan, 'Sona Jewels Pvt Ltd')).toMatchObject({ party: 'Sona Jewels Private Limited', basis: 'chosen' })
})
const bond =
  'DEED\n\nTo Kaveri Bank Limited (the "Bank")\n\nWe, ______ and ______, hereby authorise the Bank to debit our account. We agree to pay the Bank on demand. We shall keep the Bank informed. The Bank may demand payment.'
test('in a declaration those who sign are we, not a body that it names', () => {
  expect(readFor(bond, 'Guarantor')).toMatchObject({ party: 'We', basis: 'chosen' })
  expect(readFor(bond, 'Nashik Municipal Corporation').basis).not.toBe('chosen')
})
test.each([
  [supply, 'Nobody Limited'],
  [plan, 'Kochi Jewels Private Limited'],
  [supply, 'KFPL'],
  [rental, 'Kochi Bike Rentals'],
])('in doubt nobody is chosen', (text, name) => {
  expect(readFor(text, name).basis).not.toBe('chosen')
})

const course =
  'TERMS\n\n1. You agree to these terms with the Institution (Padhaify). Padhaify runs the course and Padhaify may change the timings. We may cancel a batch.\n\n2. The Student shall pay the fees each month. The Student must attend. The Student agrees to the rules. You shall keep the books clean.\n\n3. Law. Indian law applies.\n\n4. You must be on time.'
test('one word that the text writes as a name is the business, and no word for the one addressed', () => {
  expect(readFor(course, 'Padhaify')).toMatchObject({ party: 'We', basis: 'chosen' })
  expect(readFor(course, 'Student').basis).toBe('chosen')
  expect(readFor(course, 'Student').party).not.toBe('We')
})
test('a short name stands for the one that begins with it', () => {
  const card = `TERMS\n\nThese terms are an agreement between You and Uni, for the use of the card.\n\n1. You shall pay your dues. You agree to the fees. We may change the fees.\n\n2. You must keep the card safe. We will tell you of losses.\n\n3. Law. Indian law applies.\n\n4. Term. You may leave.`
  expect(readFor(card, 'Uniorbit Technologies Private Limited')).toMatchObject({ party: 'Uni', basis: 'chosen' })
})

const rules =
  'HOUSE RULES\n\n1. Rent. The Paying Guest shall pay the rent by the 5th. The Caretaker keeps the keys.\n\n2. Visitors. The Paying Guest shall not bring visitors. The Caretaker may enter the room at any time.\n\n3. Leaving. The Paying Guest shall give a month of notice.'
test('who is spoken of across from the only party that is known reads for himself, not for that one', () => {
  expect(readFor(rules, 'Caretaker')).toMatchObject({ party: 'Caretaker', basis: 'chosen' })
  expect(readFor(rules, 'Paying Guest')).toMatchObject({ party: 'The Paying Guest', basis: 'chosen' })
  expect(readFor(rules, 'Plumber').basis).not.toBe('chosen')
})
test('what the only known party may not do is no card for the one across from it', () => {
  const told = analyze(rules, { day: '2026-11-21', party: 'Caretaker' }).critical_issues
  expect(told.filter(({ quote }) => /may enter the room/.test(quote ?? ''))).toEqual([])
})

const plots =
  'AGREEMENT FOR A PLOT\n\n1. The Allottee shall pay the price to the Company in four parts. The Company may change the plan of the layout.\n\n2. The Allottee shall not assign the plot. The Company shall hand over the plot in two years.\n\n3. The Allottee agrees to pay maintenance to the Company. The Company is the owner of the land.\n\n4. Indian law applies.'
test('a word for who offers stands for the business across from the one who takes', () => {
  expect(readFor(plots, 'Developer')).toMatchObject({ party: 'The Company', basis: 'chosen' })
  expect(readFor(plots, 'Buyer')).toMatchObject({ party: 'The Allottee', basis: 'chosen' })
})

const chit =
  'RULES OF THE CHIT\n\n1. The Subscriber shall pay each instalment by the 10th. The Foreman shall hold the auction. The Foreman may forfeit the dividend of a late Subscriber.\n\n2. The Bidder shall sign the register. The Bidder must be present.\n\n3. The Foreman shall pay the prize. The Foreman may ask for sureties. The Foreman shall keep the books. The Foreman may refuse a bid. The Foreman shall bank the money. The Foreman may close the group. The Foreman shall tell the Subscriber of the date.\n\n4. The Subscriber shall give sureties. The Subscriber shall not assign his chit.'
test('who runs a chit fund is across from its subscriber, though bidders act as well', () => {
  expect(readFor(chit, 'Foreman')).toMatchObject({ party: 'The Foreman', basis: 'chosen' })
  expect(readFor(chit, 'Subscriber')).toMatchObject({ party: 'The Subscriber', basis: 'chosen' })
})

const referrals =
  'TERMS OF REFERRAL\n\n1. The Consultant shall refer candidates to the Platform. The Consultant shall not approach employers of Nipun Hires.\n\n2. The Platform shall pay the Consultant within 60 days. The Platform may end the account of the Consultant.\n\n3. The Consultant agrees to keep records. The Platform may audit them.\n\n4. Indian law applies.'
test('a name that the text has is the one across from who signs', () => {
  expect(readFor(referrals, 'Nipun Hires')).toMatchObject({ party: 'The Platform', basis: 'chosen' })
  expect(readFor(referrals, 'Kochi Hires').basis).not.toBe('chosen')
})
test('a noun that stands within a name of somebody else is not that one', () => {
  const shop = `TERMS\n\nThis agreement is between Kaveri Merchant Hub Private Limited ("Kaveri") and you.\n\n1. You shall ship what you sell. Kaveri may change its fees.\n\n2. The merchant must be registered. Kaveri pays each week.\n\n3. Indian law applies.`
  expect(readFor(shop, 'Merchant').party).not.toMatch(/Kaveri/)
})

const notice =
  'CONDITIONS OF HIRE\n\nThe booking amount is non-refundable. Fuel is to be paid extra. The vehicle is to be returned clean, failing which Rs. 500 is charged. Damage is to be paid for in full. No claim will be entertained once the vehicle has left. Payment is due in advance by any means. Toll and parking are extra. The decision of the management is final and binding.'
test('where nobody is named, what binds those who sign is not told to the business', () => {
  const of = (party: string) => analyze(notice, { day: '2026-11-21', party })
  expect(of('Konkan Car Hire').critical_issues.filter(({ quote }) => /non-refundable/.test(quote ?? ''))).toEqual([])
})

const LETTER = `Orbis Classes Private Limited, Pune

Dear Ms. Asha Rao,

We are pleased to appoint you as a teacher. This letter is between Orbis Classes Private Limited (the "Company") and you.

1. Duties. You shall teach as the Company asks.

2. Good name. You shall not make any negative statement or post any negative review about the Company on social media, in any place, for ever.

3. Notice. You or the Company may end this letter by 30 days' notice.
`

test('to the Company its letter’s "you" is the other side: no card tells it what it may not do to itself', () => {
  const titles = (party: string): string[] =>
    analyze(LETTER, { day: '2026-11-21', party }).critical_issues.map(({ title }) => title)
  expect(titles('Company').filter((title) => /\byou\b.*\bill of you\b/i.test(title))).toEqual([])
  expect(titles('you').some((title) => /^You may not/.test(title))).toBe(true)
})

const fees =
  'FEE RULES\n\n1. Fees. The Student shall pay the fees by the tenth. The Student must attend. The school is closed on Sundays.\n\n2. Leaving. The Principal may refuse a certificate. The Principal shall decide on fees. The Principal is final.\n\n3. Law. Indian law applies.'
const scrap =
  'SALE OF SCRAP\n\n1. Bids. We may cancel a lot. Your bid shall stand for a week, and the bidder shall lift the lot.\n\n2. Money. You shall pay in two days. We will keep the deposit where You do not lift.\n\n3. Law. Indian law applies. You agree to the weight. We are not bound.'
test.each([
  [fees, 'School', 'The Principal'],
  [fees, 'Student', 'The Student'],
  [scrap, 'Bidder', 'You'],
  [scrap, 'Seller', 'We'],
  [rental, 'Travel agent', 'We'],
  [rental.replace('open all week', 'Marutam Clinic, open all week'), 'Marutam Clinic', 'We'],
  [rental.replace('open all week', "Marutam's, open all week"), "Marutam's", 'We'],
])('a business is never read as the one who takes what it offers', (text, wanted, party) => {
  expect(readFor(text, wanted)).toMatchObject({ party, basis: 'chosen' })
})

test.each([
  [
    'a guarantor, though the deed asks much of the bank',
    'DEED OF GUARANTEE\n\nThis Guarantee is made by Shri Mohan Rao of Pune hereinafter referred to as the Guarantor of the ONE PART in favour of Konkan Bank Ltd. hereinafter referred to as the Bank of the OTHER PART.\n\n1. The Guarantor guarantees on demand to pay to the Bank what the customer owes.\n\n2. The liability under this guarantee is limited to Rs. 4,00,000. The Guarantor may end it by three months\u2019 notice to the Bank.',
    'Shri Mohan Rao',
  ],
  [
    'whoever carries for a platform',
    'TERMS\n\n1. Delivery Partners must keep a valid licence. Delivery Partners must be logged in to receive orders.\n\n2. The Platform shall pay by rate. The Platform is not responsible for the costs of the vehicle. The Platform may assign orders as it likes.\n\n3. Delivery Partners shall keep their vehicles in order. Delivery Partners agree to wear the badge.\n\n4. Indian law applies.',
    'Delivery Partner',
  ],
  [
    'a resident beside the management',
    'PG RULES\n\n1. Residents must pay the rent by the fifth. Residents are not permitted to share a room.\n\n2. Management may revise the rent. The Management reserves the right to deny admission.\n\n3. Residents shall leave the room clean.\n\n4. The Management is not responsible for valuables.',
    'The Resident',
  ],
  [
    'a partner across from a platform',
    'DINER PARTNER FORM\n\n1. The Partner shall pay the Platform 22% of each order. The Platform may change the commission.\n\n2. The Platform shall remit the rest every Friday. The Platform may take the Partner off its list.\n\n3. The Partner shall bear refunds. The Partner agrees to all this.',
    'The Partner',
  ],
])('where nobody is chosen, the reader is %s', (_, text, party) => {
  expect(analyze(text, { day: '2026-11-21' }).perspective).toMatchObject({ party, basis: 'weaker_party' })
})

test('nobody chosen: a paper is read for whom it speaks of, not for those who say we', () => {
  const read = (text: string) => analyze(text, { day: '2026-11-21' }).perspective
  const order =
    'PURCHASE TERMS\n\n1. The Seller shall deliver to our stores.\n\n2. The Seller shall take back what we reject.\n\n3. Nothing that we accept is a waiver by us. We may set off.\n\n4. The Seller agrees to this.'
  expect(read(order)).toMatchObject({ party: 'The Seller', basis: 'weaker_party' })
  const hire =
    'TERMS OF HIRE\n\n1. The Client shall pay in advance.\n\n2. The Client must feed the operator.\n\n3. The Client shall tell a month before the machine goes back.'
  expect(read(hire)).toMatchObject({ party: 'The Client', basis: 'weaker_party' })
})

const usualOf = (text: string) => analyze(text, { day: '2026-11-21' }).perspective
const surety =
  'LETTER OF GUARANTEE\n\nTo,\nMANDOVI BANK LTD.\n\nIn consideration of Mandovi Bank Ltd. (hereinafter called "the Bank") granting credit to ______________ (hereinafter called "the Principal") I / We jointly and severally guarantee to the Bank the payment on demand of all advances.\n\n1. I / We shall pay on the first demand of the Bank. The Bank may give the Principal time.\n\n2. The Bank shall not be bound to sue the Principal first. We shall not claim any security of the Bank.\n\n3. We will pay interest and costs to the Bank.'
test('who signs a printed letter of guarantee is the guarantor, and the bank is never guessed', () => {
  expect(usualOf(surety)).toMatchObject({ party: 'The Guarantor', basis: 'weaker_party' })
  expect(readFor(surety, 'Surety')).toMatchObject({ party: 'The Guarantor', basis: 'chosen' })
})

const form = (one: string, other: string, term: string) =>
  `AGREEMENT\n\nThis Agreement is made between ${one} (hereinafter "the Company") and ${other} (hereinafter referred to as "${term}").\n\n1. The Company appoints the ${term}. The ${term} shall follow the rules of the Company.\n\n2. The ${term} shall not work for others. The Company may end this at any time.\n\n3. Indian law applies.\n\n4. The ${term} shall keep records.`
test('where roles do not tell who reads, it is who fills in the blank of a form', () => {
  expect(usualOf(form('Sahyadri Cover Brokers Private Limited', 'Shri __________________', 'POSP'))).toMatchObject({
    party: 'The POSP',
    basis: 'weaker_party',
  })
  expect(
    usualOf(form('Sahyadri Cover Brokers Private Limited', 'Tapovan Leads Private Limited', 'Tapovan')).basis,
  ).toBe('none')
})

const works =
  'TERMS\n\n1. The Client shall pay half in advance. The Company may change the materials.\n\n2. The Client shall not enter the site. The Company shall finish the works in ninety days.\n\n3. The Company is not liable for delay. The Client shall pay for changes.\n\n4. Indian law applies.'
test('of two that are known by roles alone, the company wrote its form and its client reads it', () => {
  expect(usualOf(works)).toMatchObject({ party: 'The Client', basis: 'weaker_party' })
})

test('whoever puts money into a debenture of a company reads it, and not the company whose form it is', () => {
  const debenture =
    'DEBENTURE INVESTMENT AGREEMENT\n\nThis Agreement is made between Orbis Estates Private Limited (the "Company") and Mr. Ravi Naik (the "Investor").\n\n1. Money. The Investor pays Rs. 5,00,000 for the debentures.\n\n2. Interest. The Company shall pay 12% a year.'
  expect(analyze(debenture, { day: '2026-11-21' }).perspective).toMatchObject({ party: 'Mr. Ravi Naik' })
  expect(readFor(debenture, 'Orbis Estates Private Limited')).toMatchObject({ party: 'Orbis Estates Private Limited' })
})

const booking = (first: string) =>
  `${first}\n\n1. Advance. Of the booking amount 50% is non-refundable.\n\n2. Cancellation. If an event is cancelled, the Client must pay the remaining amount. If the Photographer cancels, the Photographer will refund the fees.\n\n3. Change of date. The Client should inform the Photographer two months before. A booking that is not rescheduled is cancelled.\n\n4. Pictures. The Photographer will keep copies. The Photographer shall deliver the pictures in a month.`
test('terms of booking that name nobody are read by whoever books; an agreement between two by who usually signs', () => {
  const readOf = (text: string) => analyze(text, { day: '2026-11-21' }).perspective.party
  expect(readOf(booking('BOOKING AND CANCELLATION POLICY'))).toBe('The Client')
  expect(readOf(booking('AGREEMENT\n\nThis Agreement is entered into between the Client and the Photographer.'))).toBe(
    'The Photographer',
  )
})
test('what an organizer hands to exhibitors is read by these', () => {
  const fair =
    'RULES OF THE FAIR\n\n1. Withdrawal. What the Exhibitor has paid is forfeited when the Exhibitor withdraws.\n\n2. Place. The Organizer may move a stand, and the Organizer shall offer two other places. The Exhibitor must take part all the same.\n\n3. Insurance. The Exhibitor shall insure its goods.\n\n4. Hours. The Organizer shall open the hall at ten.'
  expect(analyze(fair, { day: '2026-11-21' }).perspective.party).toBe('The Exhibitor')
})

test('who declares in the first person is read for, where no role tells', () => {
  const undertaking =
    'UNDERTAKING\n\nI, the undersigned Nilam Trading Private Limited, declare that:\n\n1. I will keep secret what the Company tells me. I shall not use it for anybody else.\n2. I undertake to give back all papers of the Company. I agree to answer for my men.\n3. The Company may take legal steps against me.'
  expect(analyze(undertaking, { day: '2026-11-21' }).perspective.party).toBe('Nilam Trading Private Limited')
})
