import { expect, test } from 'vitest'
import { understand } from '../contract.ts'

const partiesOf = (text: string): string[] => understand(text, '2026-11-21').parties.map(({ name }) => name)

test('rules that name nobody are between those whom they speak of', () => {
  const rules =
    'Terms and conditions of the guest house\n1. A copy of the booking is to be produced by the guests at the desk.\n2. Rooms are given to tourists against payment. The guest leaves by noon.\n3. No liability lies with the Corporation for theft. Refunds are at the discretion of the management, and the Corporation keeps ten percent.'
  expect(partiesOf(rules)).toEqual(['The Guest', 'The Corporation'])
})

test('one noun alone is no bargain, and beside a name nobody is made up', () => {
  expect(
    partiesOf('Notes for guests\nGuests are received here. For guests there is tea. Guests sleep upstairs.'),
  ).toEqual([])
  const named =
    'This Agreement is made by Orbis Retail Private Limited.\n1. Patients come by train. 2. For patients there is tea. 3. A patient sleeps upstairs.'
  expect(partiesOf(named)).not.toContain('The Patient')
})

test('who shields itself by a noun of its own is the one that wrote it', () => {
  const rules =
    'Rules\n1. The laundry shall not be responsible for colours. 2. The laundry reserves the right to refuse wool. 3. The laundry is not liable for buttons. 4. Customers must bring the token, and customers must check it. The word of the management is final, as is the count of the management.'
  expect(partiesOf(rules)).toEqual(['The Customer', 'The Laundry'])
})

test('who carries is the one that wrote it', () => {
  const note =
    'Conditions of the consignment note\n1. The Carrier shall not be liable for delay. 2. The Carrier may sell goods that are not taken. 3. Damages are paid by the client. 4. No claim of a client is heard after ten days. The goods of the clients are at their risk.'
  expect(partiesOf(note)).toEqual(['The Carrier', 'The Client'])
})

test('across from the one role that acts stands whom the paper speaks of, or who says we', () => {
  const order =
    'Purchase terms\n1. The Purchaser may cancel the order where the Supplier has not confirmed it. 2. The Purchaser shall be entitled to set off what is due to the Supplier. 3. If the Supplier fails to deliver, the Purchaser may buy elsewhere.'
  expect(partiesOf(order)).toEqual(['The Purchaser', 'The Supplier'])
  const ours =
    'Purchase terms\n1. The Seller shall deliver to our stores. 2. The Seller shall take back what we reject. 3. Nothing that we accept is a waiver by us. We may set off.'
  expect(partiesOf(ours)).toEqual(['The Seller', 'We'])
  const sale =
    'Terms of sale\n1. Buyers cannot return goods. 2. We deliver to the railway, and our duty ends there. 3. A buyer bears the insurance. Our prices are without tax.'
  expect(partiesOf(sale)).toEqual(['The Buyer', 'We'])
})

test('an authorised distributor stands where a distributor does', () => {
  const deed = understand(
    'AGREEMENT\n\nThis Agreement is between Orbis Seeds Private Limited (the "Company") and Malwa Traders (the "Authorised Distributor").\n\n1. The Authorised Distributor shall sell seeds.\n',
    '2026-11-21',
  )
  expect(deed.parties.map(({ side }) => side)).toEqual(['principal', 'agent'])
})

test('a club and the management that runs it are one side, and the members the other', () => {
  const rules =
    'RULES\n\n1. The Lake Club (hereinafter referred to as the "Club") is run by Orbis Leisure Limited (hereinafter the "Management"). 2. Members pay by the tenth. 3. The Management may close the pool. Members leave by ten.'
  expect(partiesOf(rules)).toContain('The Member')
  const deed =
    'AGREEMENT\n\nThis Agreement is between Orbis Books Limited (hereinafter the "Company") and Hill School (hereinafter the "School"). 1. The Company prints books for the students. 2. Students read them.'
  expect(partiesOf(deed)).not.toContain('The Student')
})

test('a member of another body is not who signs', () => {
  const letter =
    'ALLOTMENT\n\nWe are pleased to allot you a plot. The money was paid to a constituent member of the group and a constituent member keeps it. The company may add charges. The company decides, and family members may visit.'
  expect(partiesOf(letter)).not.toContain('The Member')
})

test.each([
  ['traveler', 'organizer'],
  ['depositor', 'carrier'],
])('rules for a %s', (signer, writer) => {
  const rules = `Rules\n1. The ${writer} is not liable for rain. 2. A ${signer} brings a bag. 3. The ${writer} may be late. 4. To the ${signer} nothing is given back, and the ${signer} pays.`
  expect(partiesOf(rules)).toContain(`The ${signer.charAt(0).toUpperCase()}${signer.slice(1)}`)
})

test('rules by which fees are charged and kept bind whoever they speak of, though nobody wrote them', () => {
  const fees =
    'FEES\n\nFees once paid will not be refunded. A late fee will be charged from the tenth. The name of the student is taken off, and a student who goes in June pays for July.'
  expect(partiesOf(fees)).toEqual(['The Student'])
  const notes = 'NOTES\n\nA student reads at home. Each student brings a pen, and fees are paid in June.'
  expect(partiesOf(notes)).toEqual([])
})

test('a membership and a renewal are nobody', () => {
  const club =
    'Terms and Conditions for Life Membership\n1. Life Membership is for life. 2. Life Membership may suspend nobody. 3. The Club reserves the right to close, and the Club may cancel. 4. A member pays. The member is bound.'
  expect(partiesOf(club)).toEqual(expect.arrayContaining(['The Member']))
  expect(partiesOf(club).join()).not.toContain('Membership')
})

test('a short paper names its writer once, or says we beside one word of who buys', () => {
  const events =
    'Payment\n1. What the Client asks for late is charged. 2. If the Client calls off the feast, nothing comes back. 3. If the Company calls off the feast, all comes back.'
  expect(partiesOf(events)).toEqual(['The Client', 'The Company'])
  const repairs =
    'Service rules\n- We mend what breaks in a week. - We are not answerable for old faults. - Our charge is Rs. 200.\nCustomer duties\n- Clear the room for our worker.'
  expect(partiesOf(repairs)).toEqual(['The Customer', 'We'])
  const nobody = 'Notes\nCustomer days are in May. The hall is open. A band plays.'
  expect(partiesOf(nobody)).toEqual([])
})
