import { describe, expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm, side }) => `${name} | ${definedTerm} | ${side}`)

const TERMS = (title: string): string =>
  `${title}\n\nThese are the terms on which Chai Junction Foods LLP ("Company") works with outlets.\n\n1. A fee of Rs. 3,00,000 is due.\n2. All material is bought from the Company only.\n3. The Company may end it at any time.\n4. Royalty is 6% of sales.\n`

describe('whoever takes what a business offers, where it names itself alone', () => {
  test.each([
    ['TERMS OF THE FRANCHISE', 'The Franchisee | Franchisee | licensee'],
    ['Dealership terms', 'The Dealer | Dealer | agent'],
  ])('%s', (title, taker) => {
    const [business, other] = parties(TERMS(title))
    expect(business).toContain('Chai Junction Foods LLP | Company')
    expect(other?.split(' | ').slice(0, 2)).toEqual(taker.split(' | ').slice(0, 2))
  })

  test('nobody is made up where the head offers nothing', () => {
    expect(parties(TERMS('TERMS OF THE HOUSE'))).toHaveLength(1)
  })
})

describe('names in orders, messages and forms', () => {
  test.each<[string, string, string[]]>([
    [
      'an order says by whom it is issued and to whom',
      'PURCHASE ORDER\n\nThis Purchase Order is issued by Nandan Tools Private Limited, Rajkot (the "Buyer") to Kesar Machine Works, Jamnagar (the "Supplier").\n\n1. The Supplier shall supply forty drills.\n2. The Buyer shall pay in 90 days.\n',
      ['Nandan Tools Private Limited | Buyer', 'Kesar Machine Works | Supplier'],
    ],
    [
      'whom a message greets is not the one whom it introduces next',
      'Hi Mr. Bansal,\n\nAs talked, pls find the terms b/w Pixel Papaya (Rhea Thomas, freelancer, "Designer") and Bansal Namkeen Udyog ("Client").\n\n1. The Designer makes one logo.\n2. The Client pays Rs. 85,000.\n',
      ['Pixel Papaya | Designer', 'Bansal Namkeen Udyog | Client'],
    ],
    [
      'a fund whose name is in capitals',
      'ADMINISTRATION AGREEMENT\n\nThis Agreement is made by and between ORBIS TREASURY FUND, a Delaware statutory trust (the "Fund"), and ORBIS CAPITAL MANAGEMENT, LLC, a Delaware limited liability company (the "Administrator").\n\n1. The Administrator shall keep the books.\n2. The Fund shall pay a fee.\n',
      ['ORBIS TREASURY FUND | Fund', 'ORBIS CAPITAL MANAGEMENT, LLC | Administrator'],
    ],
  ])('%s', (_, text, told) => {
    expect(parties(text).map((party) => party.split(' | ').slice(0, 2).join(' | '))).toEqual(told)
  })

  test('a number to call behind a name in a form is no part of it', () => {
    const [member] = parties(
      'MEMBERSHIP FORM\n\nMember: Karan Deshmukh      Mobile: 98xxxxxx10\nPlan: one year\n\na) The Member shall pay the fee. The Member shall bring a towel.\nb) The Member may cancel in writing.\n',
    )
    expect(member).toMatch(/^Karan Deshmukh \|/)
  })

  test('a form is of the business that heads it and signs it', () => {
    const form = (foot: string): string =>
      `IRON HILL FITNESS\nMembership form\n\nMember: Karan Deshmukh\n\na) The Member shall pay the fee. The Member shall bring a towel.\nb) The Member may cancel in writing.\n\nMember        ${foot}\n`
    expect(parties(form('For IRON HILL FITNESS'))[1]).toContain('IRON HILL FITNESS')
    expect(parties(form('Date')).join()).not.toContain('IRON HILL')
  })

  test.each([
    'This Agreement is made by and between Orbis Corporation ("Orbis") whose address is 65 Atlas Rd., Melbourne, Florida, USA, 32904 and Veena Hearing Technologies Inc, ("Distributor") whose address is 21 Lake Drive, Roseville.',
    'This Agreement is made by and between ORBIS QUOTE, INC. (hereinafter referred to as "OQ"), with its place of business at 30 Lake Drive, Chicago, Illinois 60605 and Veena Hearing Technologies Inc (hereinafter referred to as "VHT") with its place of business at 3 West Road.',
  ])('the end of an address is no part of the next name: %#', (opening) => {
    const told = parties(`DISTRIBUTOR AGREEMENT\n\n${opening}\n\n1. The goods are sold for a year.\n`)
    expect(told[1]).toMatch(/^Veena Hearing Technologies Inc \|/)
  })

  test('a kind of loss is not the insurer', () => {
    const told = parties(
      'MOTOR COVER\n\n1. The Company shall pay the value of the car. The Company may inspect it.\nFor Constructive Total Loss:\n2. The Insured shall report Constructive Total Loss (CTL) at once. The Insured shall keep the car.\n3. The Company shall not be liable for wear. Constructive Total Loss is paid in a month.\n',
    )
    expect(told.join()).not.toContain('Constructive')
  })
})
