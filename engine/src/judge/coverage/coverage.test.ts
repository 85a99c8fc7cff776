import { expect, test } from 'vitest'
import { understand } from '../../understand/contract.ts'
import { coverageOf } from './coverage.ts'

const of = (text: string) => coverageOf(understand(text, '2026-11-21'))

const studio = `Studio rules
1. Advance: Half of the fee is paid when the studio is booked, and is not refundable once the date is blocked.
2. Cancellation:
- A booking cancelled four days before is charged Rs. 2,000.
- A booking cancelled later is charged in full.
3. Damage: The client is responsible for any damage to lights and furniture and must pay for repairs.
4. Overtime: Each further hour is charged at Rs. 900, payable before the next booking.`
const driver = `DRIVER TERMS
1. Payments:
- Daily rent Rs. 750, due 9 pm, by UPI only.
- Late payment: Rs. 100 fine per hour.
- Two days overdue: vehicle locked remotely, deposit adjusted.
2. Termination:
- Company may terminate any day, no notice.
- Driver must give 15 days notice, otherwise deposit forfeited.
3. Damage: driver pays all repairs, insurance excess, towing charges.
4. Agreement valid 11 months, no refund before, parties sign overleaf.`

const care = `LOTUS PUMPS
Annual Maintenance Contract
- Contract is for 12 months at the site and is not transferable.
- Calls are attended within a day of the complaint, except on Sundays.
- Charges do not include spare parts, which are payable by the customer as per actuals.
- Full payment is made in advance, with GST as applicable.
- Failure due to power, fire or flood is not covered by the contract.
- A fault caused by somebody else is charged, and the customer pays for the visit.`

const freight = `Conditions of booking
Goods are booked at the risk of the sender, who must insure them.
The transport company is not responsible for loss by rain or theft.
Delivery is taken within ten days against payment of all charges due from the sender.
Later the transport company charges demurrage and may sell the goods after notice to the sender.
A claim is made by the sender within a week of delivery, and no claim is heard after it.
The transport company recovers the freight from the sender where it is not paid at the destination.`

const lodge = `LADIES HOSTEL RULES
* Gate shut at 9.30 pm, guests not allowed upstairs.
* Mess charges not returned for days away.
* Deposit forfeited on leaving within five months.
* Owner may look into rooms any time.
* Heater and iron not allowed, fine 500.
* Broken beds recovered from all of the room.
* Management not responsible for lost phones.
* Room may be changed by the management, whose word is final.
* Rent by the 4th of each month, 50 a day after it.`
const library = `Reading room
* Silence, please: others read.
* The lights go out at nine.
* Newspapers lie on the long table by the door.
* The old maps are shown on Sundays, when Mr. Rao is in.
* The key of the garden hangs on the nail behind the stove.
* Tea is made at four, and whoever comes has a cup.
* A new book on birds came last week; it stands beside the atlas.
* In the rains the back window is kept shut, since the sill is low.
* Children sit at the small table and may take the crayons.`

test.each([
  ['the rules of a house, a line each', lodge],
  ['terms without numbers, of two whom they name', freight],
  ['a list under a title that says what it is', care],
  ['the rules of a studio, without a word that lawyers use', studio],
  ['terms in headwords, without the small words of English', driver],
])('%s can be judged', (_, text) => {
  expect(of(text)).toEqual({ english: true, sufficient: true })
})

test.each([
  [
    'a report on a match',
    'The home side won the toss and chose to bat on a dry pitch. By lunch it had lost two wickets for eighty runs, and the visitors were on top. After the break the captain played his shots and took the score to three hundred. Nobody in the crowd left before the end. The bowlers had to work for each wicket, and the last one fell in the final over of the day. The second match of the series is played in Pune next week.'.repeat(
      2,
    ),
  ],
  [
    'what a newspaper writes of refunds',
    'Students who leave a coaching centre midway may soon get back a part of what they paid. The state has drawn up guidelines, and the centres were asked for their views by the end of the month. A parent in the city said that the family had paid for two years and that the son came home after three weeks. The centre kept the money. Last year many families wrote to the district office. The new guidelines speak of easy exits, of a counsellor in each house and of a day without lessons. Nobody could say when the guidelines come into force. Teachers fear that students will come and go as they like.',
  ],
  ['a list that asks for nothing, and has no heading of rules', library],
  [
    'how something is built',
    '1. Install. Run the program in a folder of its own and wait until it says that it is ready.\n\n2. Use. Give it the name of a file. The output is written beside it, in a file of the same name. Options are read from the command line and from a file that you may put into your home folder.\n\n3. Mend. When the program ends early, look at the last line that it wrote. It says which file could not be read. Delete that file and start again.',
  ],
])('%s cannot', (_, text) => {
  expect(of(text)).toEqual({ english: true, sufficient: false })
})

test('terms in another language are not taken for English by words that both have', () => {
  const french =
    'CONDITIONS\n\n1. Les clients paient les charges et les services avant la livraison. Le client est responsable des dommages.\n\n2. Le contrat de location peut être terminé par les parties avec un préavis de trente jours. Les services non payés sont suspendus.\n\n3. Le prix des services est fixé par le fournisseur. Les charges sont payables à la fin du mois, et les clients ne peuvent pas les refuser.'
  expect(of(french)).toEqual({ english: false, sufficient: false })
})

test.each([
  ['Hello', true],
  ['Kulkarni Tents, Pune', true],
  ['यह करार पुणे में', false],
])(
  '%s is too short for a contract; of what language it is, a few words in English letters do not tell',
  (text, english) => {
    expect(of(text)).toEqual({ english, sufficient: false })
  },
)
