import { describe, expect, test } from 'vitest'
import { understand } from '../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, side }) => `${name} | ${side}`)

describe('a paper that introduces nobody', () => {
  test.each<[string, string, string[]]>([
    [
      'terms of purchase whose buyer reserves a right, beside a vendor who is called the contractor as well',
      `TERMS OF THE PURCHASE ORDER

1. The invoice goes to ORB by the Vendor with the challan.
2. ORB reserves the right to change the quantity without a reason.
3. The Vendor shall replace what is rejected. The Vendor shall bear the freight.
4. The contractor shall keep the yard of ORB clean. The contractor shall insure his men.
5. We inspect the goods at our works.`,
      ['The Vendor | supplier', 'ORB | customer'],
    ],
    [
      'an order to a firm that it speaks to as you from there on',
      `PURCHASE ORDER

ORBIS INFRA PRIVATE LIMITED
Date: 4 May 2026
To: M/s Veena Electricals, Odhav

1. Your material must carry a test certificate.
2. This order is accepted by you when you sign it.
3. ORBIS INFRA PRIVATE LIMITED may suspend the order.`,
      ['ORBIS INFRA PRIVATE LIMITED | customer', 'M/s Veena Electricals | supplier'],
    ],
    [
      'parties by letters and roles, each with its name on the next line',
      `FARMING AGREEMENT

Party A – Buyer / Company
Name: Orbis Agro Foods
Address: Tumakuru

Party B – Farmer / Producer
Name: Asha M. Patil
Address: Haveri

1. The Farmer shall grow chillies.
2. The Buyer shall pay for them.`,
      ['Orbis Agro Foods | buyer', 'Asha M. Patil | seller'],
    ],
    [
      'a block of blanks in which one name is filled in',
      `This agreement is made between:

Orbis Sound LLC, of 1 Main Street (hereinafter referred to as the "Publisher")

and

Licensor Legal Name: ____________

Artist Name: Mango Arroyo

Address: ___________________________________________
___________________________________________________

(hereinafter referred to as the "Licensor")

1. Licensor grants Publisher the right to publish.
2. Publisher shall pay Licensor half.`,
      ['Orbis Sound LLC | licensee', 'Mango Arroyo | licensor'],
    ],
    [
      'a quotation under a letterhead with an address',
      `QUOTATION

Nilgiri Engineering
14, Mill Road, Coimbatore - 641 012

Terms:
1. Our offer is valid for 15 days.
2. Power at the terrace will be in your scope.
3. If you cancel the order you will pay us 10 % of its value.`,
      ['Nilgiri Engineering | platform', 'You | user'],
    ],
    [
      'the rules of a shop that is named once by what its customers do there',
      `Rental terms
Please read before renting from Lotus Home Rentals

1. One month is deducted where the customer leaves without notice.
2. The customer keeps the machine clean. Rent is paid to Lotus Home Rentals each month.`,
      ['Lotus Home Rentals | supplier', 'The Customer | customer'],
    ],
    [
      'standard terms that say we and speak of the supplier',
      `Standard terms of the order

1. Freight is borne by the supplier unless stated otherwise.
2. We inspect before dispatch. Rejected goods are lifted at the supplier's cost from our works.
3. The goods are packed by the supplier.`,
      ['The Supplier | supplier', 'We | customer'],
    ],
    [
      'a letter on headed paper that speaks of you and the company',
      `KAVERI TOOLS PRIVATE LIMITED

Dear candidate,

You will work as a fitter. The Company may move you to another site. You shall serve the Company with care.
The Company will pay you monthly. You shall return what belongs to the Company. KAVERI TOOLS PRIVATE LIMITED`,
      ['You | user', 'KAVERI TOOLS PRIVATE LIMITED | platform'],
    ],
  ])('%s', (_, text, expected) => {
    expect(parties(text)).toEqual(expected)
  })

  test('who says I is a party, and the (i) of a list is not', () => {
    const contract = understand(
      `DECLARATION in favour of the Company

I, the undersigned employee, agree that (i) I shall keep what the Company tells me, (ii) I will return all papers to the Company.
The Company may inspect my locker. I accept that the Company shall decide.`,
      '2026-11-21',
    )
    expect(contract.parties.map(({ name }) => name)).toEqual(['The Company', 'The Employee'])
    const says = contract.mentions
      .filter(({ who }) => who !== 'mutual' && who.name === 'The Employee')
      .map(({ start, end }) => contract.text.norm.slice(start - 1, end + 1))
    expect(says.length).toBeGreaterThan(3)
    expect(says).not.toContain('(i)')
  })

  test('a contract whose parties are named stays as it is', () => {
    expect(
      parties(
        'This Agreement is made between Orbis Retail Private Limited (the "Client") and Nilgiri Softworks LLP (the "Service Provider"). Payment is made in favour of Kaveri Tools Private Limited.',
      ),
    ).toEqual(['Orbis Retail Private Limited | customer', 'Nilgiri Softworks LLP | supplier'])
  })
})

describe('the blanks of a form are nobody', () => {
  test.each<[string, string[]]>([
    [
      "BETWEEN\n\n________, Age: About ____ Years, residing at ________, HEREINAFTER called 'the Licensor'\n\nAND\n\n________, Age: About ____ Years, residing at ________, HEREINAFTER called 'the Licensee'.",
      ['The Licensor | licensor', 'The Licensee | licensee'],
    ],
    [
      'DEED OF PARTNERSHIP\n\nmade BY AND AMONGST:\n\nPartner 1: ________\nPartner 2: ________\n\n(hereinafter together the "Partners")\n\nin the name of "________" (hereinafter the "Firm").',
      ['Partner 1 | partner', 'Partner 2 | partner'],
    ],
    [
      'This agreement is made between Orbis Lingua (a brand of Nilgiri Global Pvt. Ltd.). and the language consultant. WHEREAS, the Company is a part of the Translation & Localisation Industry. The consultant will deliver in time and the consultant bears his costs.',
      ['Nilgiri Global Pvt. Ltd. | customer', 'The Consultant | supplier'],
    ],
  ])('%s', (text, expected) => {
    expect(parties(text)).toEqual(expected)
  })
})

test('an order whose terms call its vendor the supplier has a vendor and who orders', () => {
  expect(
    parties(`PURCHASE ORDER
Marutam Packing India Pvt. Ltd., Chakan, Pune
Vendor: Kaveri Interiors, Bhosari, Pune

1. Send us your acceptance within 2 days of this order.
2. The Supplier shall replace what is rejected. The Supplier shall bear the freight.
3. The Supplier is liable for delay. We inspect the goods at our works.`),
  ).toEqual(['Kaveri Interiors | supplier', 'Marutam Packing India Pvt. Ltd. | customer'])
})
test.each([
  ['loan of RS. 4,00,000', ['Asha Rao | borrower', 'MANDOVI FINCORP | lender']],
  ['supply of 40 chairs', ['MANDOVI FINCORP | platform', 'You | user']],
])('who signs a letter about a %s', (what, expected) => {
  expect(
    parties(`From,
Asha Rao
12 Mill Road, Pune

To,
MANDOVI FINCORP,
4 Trade Centre, Pune

Dear Sir,
I/We hereby confirm the ${what}. I/We shall do what I promised in time. I state that I have signed in your favour. You may call at any time.`),
  ).toEqual(expected)
})

test.each(['Rental Policy - Gulmohar Drapes', 'Terms & Conditions | Gulmohar Drapes'])(
  'the title of a page names the shop: %s',
  (title) => {
    expect(
      parties(`${title}

You pay before we send. You may keep a costume for four days. We fetch it from you. At Gulmohar Drapes we wash all. You shall not wash it.`),
    ).toContain('Gulmohar Drapes | platform')
  },
)
