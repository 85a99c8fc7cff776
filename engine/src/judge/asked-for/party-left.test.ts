import { expect, test } from 'vitest'
import { understand } from '../../understand/contract.ts'
import { partyLeft } from './party-left.ts'

const left = (text: string, wanted: string): string | null =>
  partyLeft(understand(text, '2026-11-21'), wanted)?.name ?? null

const visas =
  'REFUNDS\n\n1. The Client shall pay the charges to PRIMEVISAS CONSULTANCY before the file is made. The Client agrees to the rates of the Association.\n\n2. The Association shall present the petition. The Association may close a file.\n\n3. The Client shall give all papers. Indian law applies.'
test('a name that the text writes as one word is the one across from the client', () => {
  expect(left(visas, 'Prime Visas')).toBe('The Association')
  expect(left(visas, 'Kochi Visas')).toBeNull()
  expect(left(visas, 'Petition Client')).toBeNull()
})

const site = (address: string): string =>
  `TERMS OF USE\n\nPLEASE READ THESE TERMS BEFORE YOU USE ${address}. Dovetail Labs Private Limited ("Dovetail") owns the site.\n\n1. You shall pay Dovetail for each booking. Dovetail may change its fees.\n\n2. You must be of age. Dovetail will refund you in ten days.\n\n3. Helpers of BlueStar come to your home. Indian law applies.`
test('a brand at whose address the site stands is the company, one that is only spoken of is nobody', () => {
  expect(left(site('www.bluestar.in'), 'BlueStar')).toBe('Dovetail Labs Private Limited')
  expect(left(site('the site'), 'BlueStar')).toBeNull()
})

const undertaking =
  'UNDERTAKING\n\nThis undertaking is made by Konark Traders LLP to the Company. The kit is of Orbis Comsec Pvt. Ltd.\n\n1. Konark Traders LLP shall return the kit to the Company. The Company may ask for it at any time.\n\n2. Konark Traders LLP shall not copy it. The Company shall collect it.\n\n3. Indian law applies.'
const signs = { definedTerm: null, role: null, side: 'unknown', aliases: ['konark'] } as const
test('beside somebody with a name of his own another name is the Company', () => {
  const known = understand(undertaking, '2026-11-21')
  const company = { ...signs, index: 0, name: 'The Company', aliases: ['company'] }
  const parties = [company, { ...signs, index: 1, name: 'Konark Traders LLP' }]
  expect(partyLeft({ ...known, parties }, 'Orbis Comsec Pvt. Ltd.')).toBe(company)
  expect(partyLeft({ ...known, parties }, 'Konark Traders LLP, Pune')).toBeNull()
})

const sodas = (top: string): string =>
  `${top}\n\n1. All rules by Sodaji are kept. The Franchisee shall buy the syrup from Sodaji.\n\n2. Sodaji may close a shop. The Franchisee shall train nobody.\n\n3. Indian law applies.`
test('the firm over the terms of its brand is the brand; whom they are sent to, and what they do not print, is nobody', () => {
  const known = understand(sodas('Neer Drinks Pvt. Ltd.'), '2026-11-21')
  const brand = { ...signs, index: 0, name: 'Sodaji', side: 'principal', aliases: ['sodaji'] } as const
  const signer = { ...signs, index: 1, name: 'The Franchisee', side: 'agent', aliases: ['franchisee'] } as const
  const read = (top: string, wanted: string) =>
    partyLeft({ ...known, text: understand(sodas(top), '2026-11-21').text, parties: [brand, signer] }, wanted)
  expect(read('Neer Drinks Pvt. Ltd.', 'Neer Drinks Pvt. Ltd.')).toBe(brand)
  expect(read('Neer Drinks Pvt. Ltd.', 'Kochi Drinks Pvt. Ltd.')).toBeNull()
  expect(read('To: Neer Drinks Pvt. Ltd.', 'Neer Drinks Pvt. Ltd.')).toBeNull()
})
