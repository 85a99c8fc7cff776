import { expect, it } from 'vitest'
import { understand } from '../contract.ts'

const partiesOf = (text: string): string[] =>
  understand(
    `${text}\n\n1. Term. This agreement runs for one year.\n\n2. Fees. Fees are due monthly.`,
    '2026-11-01',
  ).parties.map(({ name, definedTerm }) => `${name}${definedTerm === null ? '' : ` = ${definedTerm}`}`)

it.each([
  [
    'a party that is named on another page stands by its role, not under the name of the other',
    'This Agreement is made between Orbis Vet Corporation, a Delaware corporation (the "Company") and the Agent named on the signature page hereof (the "Agent").',
    ['Orbis Vet Corporation = Company', 'The Agent = Agent'],
  ],
  [
    'a blank right before a term is whoever the term says',
    'This Distributor Agreement is between Orbis Optics Inc., a New York corporation, having its place of business at Rochester and [*] ("Distributor").',
    ['The Distributor = Distributor', 'Orbis Optics Inc.'],
  ],
  [
    'who signs for a firm is not who contracts',
    'This Agreement is entered into by and between Asha Rao, director of Orbis Kitchens (hereinafter referred to as "Client") and Mira Sen, director of Lumen Web, LLP (hereinafter referred to as "Company").',
    ['Orbis Kitchens = Client', 'Lumen Web, LLP = Company'],
  ],
  [
    'whom only the recitals speak of is no party',
    'This Agreement is between Orbis Football LLC, a Washington limited liability company ("OFL") and Lumen, Inc., a Delaware corporation ("Sponsor").\n\nR E C I T A L S\n\nA. Under an agreement between Teesta County, Washington ("Teesta County") and OFL, OFL has the right to the advertising.',
    ['Orbis Football LLC = OFL', 'Lumen, Inc. = Sponsor'],
  ],
  [
    'a fund contracts by the word that elsewhere means money',
    'This Agreement is by and among Orbis Municipal Income Fund, a Massachusetts business trust (the "Fund"), and Lumen Fund Advisors, LLC, a registered adviser (the "Investment Adviser").',
    ['Orbis Municipal Income Fund = Fund', 'Lumen Fund Advisors, LLC = Investment Adviser'],
  ],
  [
    'a firm that writes itself small',
    'This agreement is made between Orbis International, a Florida corporation ("the Customer"), and teesta interactive, a Florida corporation ("teesta").',
    ['Orbis International = Customer', 'teesta interactive = teesta'],
  ],
  [
    'who gives a power over all men',
    'KNOW ALL MEN BY THESE PRESENTS, dated as of January 1, 2024, that ORBIS INVESTMENT MANAGEMENT COMPANY, a statutory trust (the "Adviser"), does hereby appoint LUMEN ADVISORY SERVICES COMPANY, a statutory trust ("LASC"), to act as its agent.',
    ['ORBIS INVESTMENT MANAGEMENT COMPANY = Adviser', 'LUMEN ADVISORY SERVICES COMPANY = LASC'],
  ],
  [
    'a place in brackets is no term, and parties may be first and second in small letters',
    'This agreement is made on this [day] between ORBIS AGRITECH PVT. LTD. with its office at Alipur, Jalandhar (Punjab)-144022 (hereinafter called first party which term includes its successors) AND S./Sh. [grower] S/O [father] (hereinafter called second party).',
    ['ORBIS AGRITECH PVT. LTD. = First Party', 'The Second Party = Second Party'],
  ],
  [
    'a card of the tax office and what is sold are no parties',
    'Orbis Tools Ltd. (hereinafter "the Company") hereby appoints the Dealer as its channel partner. The Dealer may sell only the lines of Schedule A ("Authorised Products"). The Dealer shall pay on time. The Dealer shall keep stock.',
    ['Orbis Tools Ltd. = Company', 'The Dealer = Dealer'],
  ],
])('%s', (_, text, wanted) => {
  expect(partiesOf(text)).toEqual(wanted)
})

it('what follows a cover and a table of contents is the opening', () => {
  const contents = Array.from({ length: 120 }, (_, at) => `Matter number ${at} of the schedule ${at}`).join('\n')
  const text = `CONTENTS\n${contents}\n\nAGREEMENT\n\nThis agreement is made and entered into this 3 May 2024 by and between Teesta Foods, Inc., a Pennsylvania corporation ("Teesta") and Lumen Malls, Inc., an Ohio corporation ("Operator").`
  expect(partiesOf(text)).toEqual(['Teesta Foods, Inc. = Teesta', 'Lumen Malls, Inc. = Operator'])
})

it('the company of which terms say no more stands across from who signs them, and a bill has a reader', () => {
  expect(
    partiesOf(
      'Terms\n\nThe Fleet Owner shall provide vehicles. The Fleet Owner shall bear fuel. Trips are told by the Company. Distance is calculated by the Company.',
    ),
  ).toEqual(['The Owner = Owner', 'The Company = Company'])
  expect(
    partiesOf(
      'TAX INVOICE\n\nWe declare that these particulars are true. Goods once sold are not taken back. We reserve the right to demand payment of this invoice at any time.',
    ),
  ).toEqual(['You', 'We'])
})
