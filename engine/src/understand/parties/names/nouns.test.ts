import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

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

test('a client is a party though the members of the household are spoken of as well; who is one of several is none', () => {
  const terms = (other: string) =>
    `Terms\n1. The drawings are shown to the client. 2. What the client pays counts towards the work. 3. The work of the client is done by ${other}.`
  expect(partiesOf(terms('members of the household'))).toEqual(['The Client'])
  expect(partiesOf(terms('members, students and members'))).toEqual([])
})

test('the party of a caterer is the customer, and in a contract one of two', () => {
  const terms = (more: string) =>
    `Malti Caterers\nTerms of Service\n1. Gas and water are given by the party at the site. 2. Vessels that are lost are paid for by the party. We cook on the spot, and we leave by ten. ${more}`
  expect(partiesOf(terms('Half is paid to us before.'))).toEqual(['The Party', 'Malti Caterers'])
  expect(partiesOf(terms('Neither party is liable for rain.'))).not.toContain('The Party')
})

test('the host of a caterer is his customer, who reads his terms', () => {
  const terms =
    'TERMS\nHALL BY THE HOST. CATERER WILL NOT ANSWER FOR THEFT. BREAKAGE OF WHAT THE CATERER BRINGS IS PAID BY THE HOST. GUESTS EAT BY TEN. BOOKING IS SURE ON PAYMENT OF AN ADVANCE.'
  expect(partiesOf(terms)).toEqual(['The Host', 'The Caterer'])
  expect(understand(terms, '2026-11-21').parties.map(({ side }) => side)).toEqual(['customer', 'supplier'])
})

test('who applies for a hall is its customer', () => {
  const rules =
    'Rules of the hall\n1. The applicant shall pay half with the form. 2. The applicant shall keep the peace. 3. The management may inspect, and the management is not liable for theft.'
  expect(understand(rules, '2026-11-21').parties.map(({ name, side }) => `${name} ${side}`)).toEqual([
    'The Applicant customer',
    'The Management supplier',
  ])
})

test('who acts by the noun of a trade stands across from the one known role, and is taken on by it', () => {
  const old = (employs: string) =>
    `AGREEMENT\nWhereas the contractor ${employs}.\n1. That the mistri shall provide six masons. 2. That the mistri shall indemnify the contractor. 3. That the mistri shall obtain directions, and the contractor shall pay each Monday. 4. That the contractor shall be entitled to send a mason away.`
  const of = (text: string) => understand(text, '2026-11-21').parties.map(({ name, side }) => `${name} ${side}`)
  expect(of(old('has agreed to employ the said mistri'))).toEqual(['The Contractor customer', 'The Mistri supplier'])
  expect(of(old('builds a house'))).toEqual(['The Contractor supplier', 'The Mistri customer'])
})

test('a business that offers and accepts by its name is the other side of whom its terms address', () => {
  const terms =
    'Kaveri Self Drive\n\n1. To rent a car from Kaveri Self Drive, you must have a licence, and you must be 21. 2. Kaveri Self Drive accepts cards. 3. Kaveri Self Drive cars offers no driver. 4. You are to return the car full. To end early, you may write to Kaveri Self Drive.'
  expect(partiesOf(terms)).toEqual(['You', 'Kaveri Self Drive'])
})

test('a caterer who names himself once has the customer across, and rules of a fair its organizers', () => {
  const feast =
    'Terms\n\n1. Two thirds are paid a week before. The advance is not refunded.\n\n2. Rewa Devi Caterer will charge for the plates that were ordered.\n\n3. A complaint is made by the customer during the feast.'
  expect(partiesOf(feast)).toEqual(['The Customer', 'Rewa Devi Caterer'])
  const fair =
    'Rules of the fair\n- A stall is given to exhibitors a day before, once the exhibitor has paid. - Lists are sent to organizer by May. - What is left behind the organizers remove at the cost of exhibitors. Organizer keeps the stall fee.'
  expect(partiesOf(fair)).toEqual(['The Exhibitor', 'The Organizer'])
})

test('the buyer of a quotation that names nobody reads it, and so does the owner of a hired truck', () => {
  const quoted =
    'Terms\n1. Prices are ex-works without GST. 2. Freight is borne by the buyer. 3. Sixty percent is paid with the order. 4. Lodging of the fitter is borne by the buyer.'
  expect(partiesOf(quoted)).toEqual(['The Buyer'])
  const hired = understand(
    'Conditions of hire\n1. Orbis Cargo Private Limited ("Company") books trucks. 2. The Truck Owner shall be liable to the Company for loss. 3. The Truck Owner shall keep the floor dry. 4. The Truck Owner agrees to inform the Company.',
    '2026-11-21',
  )
  expect(hired.parties.map(({ name, side }) => `${name} ${side}`)).toContain('The Truck Owner supplier')
})

test('a heading over a part of the rules is no house, and who may cancel for any party is across from it', () => {
  const rules = (head: string) =>
    `Rules of the lake lodge\nFor ${head}\n1. Breakfast is given to the party at eight. 2. The party brings its own towels. 3. Management reserves the right to move the party to another cottage, and the management keeps the keys. 4. No late cancellation by any party will be heard.`
  for (const head of ['Cottage Room Booking', 'Lake Lawn Reservations', 'Boat House Payments', 'Lodge Guests'])
    expect(partiesOf(rules(head))).toEqual(['The Party', 'The Management'])
})

test('who travels is the customer of a marketplace that knows hosts as well', () => {
  const terms =
    'Welcome to Orbis Trails. Orbis Trails may refuse a booking. Orbis Trails is not responsible for trains. Orbis Trails will list each trip. Orbis Trails reserves the right to add trips. You must be of age when you book.\nTravelers must carry water. Travellers are responsible for shoes. Travelers shall follow the guide. Hosts are responsible for tents, and should smile.'
  const { parties } = understand(terms, '2026-11-21')
  expect(parties.map(({ name, side }) => [name, side])).toEqual([
    ['The Traveler', 'customer'],
    ['Orbis Trails', 'supplier'],
  ])
  expect(parties[0]!.aliases).toContain('you')
})

test('an order that calls its seller by several words means one', () => {
  const order = (more: string) =>
    `Order terms of ours\n1. The contractor shall fence the yard. The contractor must wear boots. 2. The vendor shall send two bills. The vendor will mark each box to us. 3. ${more} We pay what we accept.`
  const words = (more: string) => understand(order(more), '2026-11-21').parties[0]?.aliases ?? []
  expect(words('Supplier shall call before coming. Supplier will unload by hand.')).toContain('supplier')
  expect(
    words('Parts of any supplier will do. The contractor tells his supplier what supplier shall send.'),
  ).not.toContain('supplier')
})
