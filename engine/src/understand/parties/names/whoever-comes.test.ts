import { describe, expect, test } from 'vitest'
import { chooseReader } from '../../../judge/perspective.ts'
import { understand } from '../../contract.ts'

const parties = (text: string) => understand(text, '2026-11-21').parties
const names = (text: string): string[] => parties(text).map(({ name }) => name)
const reader = (text: string, party: string) => chooseReader(understand(text, '2026-11-21'), { party }).party

const platform = (whoever: string): string =>
  `PLATFORM SERVICES AGREEMENT\n\nThis Agreement is a contract between Tamra Diagnostics Private Limited ("Company" / "Portal House") and ${whoever} ("Care Partner"). By clicking accept you confirm that you are bound.\n\n1. Fees. The Care Partner shall pay the fees of the Company. The Care Partner shall keep its licences.\n\n2. Changes. Portal House may change the fees at any time.\n\n3. End. The Company may suspend the Care Partner. The Care Partner shall indemnify the Company.`

describe('whoever takes what a business offers stands across from it by its role', () => {
  test.each([
    'the entity or individual accessing the Portal',
    'the person or firm registering on the Portal',
    'a hospital or other institution that uses the Portal',
    'the business subscribing to the Portal',
    'any clinic or person using the Portal',
  ])('%s', (whoever) => {
    expect(names(platform(whoever))).toEqual(['Tamra Diagnostics Private Limited', 'The Care Partner'])
  })
  test.each([
    'the firm that runs the laboratory, Vanya Labs Private Limited',
    'the company which owns the wards, M/s Vanya Labs Private Limited',
  ])('but a name that follows is told: %s', (named) => {
    expect(names(platform(named))[1]).toContain('Vanya Labs Private Limited')
  })
  test('and a name within what is said of whoever comes is nobody’s', () => {
    expect(names(platform('the person accessing the Portal of Vanya Labs Private Limited'))[1]).toBe('The Care Partner')
  })
  test('a second word behind a stroke means the company too', () => {
    expect(parties(platform('the entity accessing the Portal'))[0]!.aliases).toContain('portal house')
  })
})

describe('what is said of a party is not its name', () => {
  test('a row of a table of definitions', () => {
    const text =
      'CHARTER TERMS\n\n1.1 These Terms are an agreement between you ("User", "Passenger", or "Pilot", as applicable) and Garud Air Private Limited ("Garud", "we").\n\n| Term | Definition |\n|---|---|\n| Customer | Somebody booking charter flights through the site. |\n\n2. Fees. The Customer shall pay the fare. You shall not smoke. We may change the fare.'
    expect(names(text)).not.toContain('Somebody booking charter flights through the site.')
    expect(parties(text)[0]!.aliases).toEqual(expect.arrayContaining(['you', 'passenger', 'pilot']))
  })
  test('a definition of the buyer', () => {
    const text =
      'TERMS OF SALE\n\n1. Definitions\n- “Buyer”: The person or company who accepts the Quotation of the Seller.\n- “Seller”: Means Dhruv Machines Private Limited.\n\n2. You, the Buyer, shall pay in advance. The Seller may change the price. The Buyer shall collect the goods.'
    expect(names(text)).toEqual(expect.arrayContaining(['The Buyer', 'Dhruv Machines Private Limited']))
  })
  test('a definition of the seller by what its offer says', () => {
    const text =
      'TERMS OF SALE\n\n1. Definitions\n- “Buyer”: The person or company who accepts the Quotation of the Seller.\n- “Seller”: Means the entity named in the Quotation being: Dhruv Machines Private Limited. Registered at Hiriyur.\n\n2. You, the Buyer, shall pay in advance. The Seller may change the price. The Buyer shall collect the goods.'
    expect(parties(text).map(({ name, definedTerm }) => `${definedTerm}: ${name}`)).toEqual(
      expect.arrayContaining(['Buyer: The Buyer', 'Seller: Dhruv Machines Private Limited']),
    )
  })
  test('a title of two papers over a blank', () => {
    const text =
      'RENTAL / LEAVE AND LICENSE AGREEMENT\n\nThis agreement is entered into on [date], at [city].\n\nPARTIES TO THE AGREEMENT\n\nLicensor (Owner):\n[property_name], having its premises at [address], [city]\n(hereinafter referred to as the "Licensor")\n\nLicensee:\n[tenant_name]\n(hereinafter referred to as the "Licensee")\n\n1. Rent. The Licensee shall pay the rent to the Licensor.'
    expect(names(text)).toEqual(['The Licensor', 'The Licensee'])
  })
  test('the beginning of a name that belongs to somebody', () => {
    const text =
      'FUNDS\n\nAll cheques are drawn in favour of MEHTA’S GREENS HOUSE OWNERS’ ASSOCIATION. The Association shall keep the funds. The Association may raise the charges. The Owner shall pay the charges. The Owner must keep the flat clean. The Association shall have accounts.'
    expect(names(text)).not.toContain('MEHTA')
    expect(chooseReader(understand(text, '2026-11-21'), {}).party?.name).toBe('The Owner')
  })
})

describe('short forms of what a party is called', () => {
  const channel =
    'CHANNEL AGREEMENT\n\nBETWEEN\n\nARK Nimbus Private Limited, a company with its office at Kolkata, hereinafter referred to as the "Company"\n\nAND\n\nthe firm [name], hereinafter referred to as the "Channel Partner".\n\n1. The Partner shall find clients. The Partner shall report monthly.\n\n2. The Partner shall indemnify ARK Nimbus Pvt. Ltd. against all losses.'
  test('a firm by its name with another legal form, a role by its last word', () => {
    const [firm, partner] = parties(channel)
    expect(firm!.aliases).toContain('ark nimbus')
    expect(partner!.aliases).toContain('partner')
  })
  test('a channel partner owns no part of the firm', () => {
    expect(parties(channel).map(({ side }) => side)).not.toContain('partner')
  })
  test('not where another party is called so', () => {
    const text = channel.replace('referred to as the "Company"', 'referred to as the "Managing Partner"')
    expect(parties(text).every(({ aliases }) => !aliases.includes('partner'))).toBe(true)
  })
})

describe('who reads a paper for several, or of one', () => {
  const both =
    'TERMS\n\nWelcome to Disha Tutorials. These terms apply to all students, franchisees and visitors.\n\n"Student" refers to anybody enrolled in our courses.\n"Franchisee" refers to operators of centres under the brand of Disha Tutorials.\n\n1. Students must attend. Students must pay the fees of the course. Students shall be of good conduct. Students must not copy.\n\n2. Franchisees must keep to their area. Franchisees shall pay the royalty. Each franchisee must pass the audit.\n\n3. Disha Tutorials reserves the right to change these terms. Disha Tutorials is not liable for lost data. Fees are payable to Disha Tutorials. Disha Tutorials may refuse anyone.'
  test('a franchisee does not read what is said to students', () => {
    expect(reader(both, 'Student')!.name).toBe('The Student')
    expect(reader(both, 'Franchisee')).toMatchObject({ name: 'Franchisee', side: 'agent' })
  })
  test('a word that the text does not explain makes nobody a reader beside the student', () => {
    expect(reader(both.replace(/franchisees?/gi, 'partners'), 'Franchisee')?.name).not.toBe('Franchisee')
  })
  const alone =
    'INTERN UNDERTAKING\n\nName:\n\nI, taking part in the summer programme of the Ganga Lab, a project of the Patna Science College,\n\n1. Declare that my work is my own.\n2. Understand that I am not to speak of it.\n3. Accept that I must come to the lab each day.\n4. Will not hold the lab responsible for any injury.\n\nI have read this and I agree to it.'
  test('a declaration of one who names nobody is read for whoever signs', () => {
    expect(reader(alone, 'Intern')).toMatchObject({ name: 'You' })
    expect(reader(alone, 'Intern')!.aliases).toContain('i')
    expect(reader(alone, 'Ganga Lab')).toMatchObject({ name: 'Ganga Lab' })
  })
})
