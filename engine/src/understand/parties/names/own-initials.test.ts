import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const partiesOf = (text: string) => understand(text, '2026-11-27').parties

const ORDER = (shorts: string): string =>
  `PURCHASE ORDER\nNimbus Crate Works India Pvt. Ltd., Hosur\nVendor: Asha Metal Arts, Hosur\n\n1. ${shorts}\n2. The Vendor shall deliver. The Vendor shall insure the goods.`

test.each([
  ['NCW may cancel the order. NCW shall not pay for rejected goods.', 'ncw'],
  ['NCWIPL may cancel the order. Goods rejected by NCWIPL go back.', 'ncwipl'],
  ['NCWL may cancel the order. Goods rejected by NCWL go back.', 'ncwl'],
])('initials of a party mean that party: %s', (words, short) => {
  const known = partiesOf(ORDER(words))
  expect(known.filter(({ aliases }) => aliases.includes(short)).map(({ name }) => name)).toEqual([
    'Nimbus Crate Works India Pvt. Ltd.',
  ])
})

test.each([
  ['once only', 'NCW may cancel the order.', 'ncw'],
  ['as another word too', 'NCW may cancel. NCW inspects. The goods are packed as ncw rolls.', 'ncw'],
  ['within a number', 'Quote NCW/2026/11 on the bill and NCW/2026/12 on the challan.', 'ncw'],
  ['of somebody else', 'XYZ may cancel the order. XYZ shall not pay.', 'xyz'],
])('letters %s are nobody', (_, words, short) => {
  expect(partiesOf(ORDER(words)).some(({ aliases }) => aliases.includes(short))).toBe(false)
})

test('initials that two parties share are neither', () => {
  const both =
    'This Agreement is made between Kaveri Metal Works Limited and Kochi Marine Works Limited.\n\n1. KMW shall deliver. KMW shall be paid.'
  expect(partiesOf(both).some(({ aliases }) => aliases.includes('kmw'))).toBe(false)
})

test.each([
  [
    'THIS AGREEMENT is made between K. L. Rao Films, LLC, a Texas company at Dallas, referred to in this Agreement as "Producer" or "Rao", and Veena Oils, Inc., a Delaware corporation at Austin, referred to in this agreement as "Sponsor" or "Veena".',
    'K. L. Rao Films, LLC',
  ],
  [
    'Purchase terms\nNorthern Cold Corporation Limited, Pune ("NCCL")\nSupplier: Asha Metal Arts, Pune\n\n1. NCCL may cancel.',
    'Northern Cold Corporation Limited',
  ],
])('a name is told whole: %#', (text, name) => {
  expect(partiesOf(text)[0]!.name).toBe(name)
})

test.each([
  ['Sales Partner', 'agent'],
  ['Referral Partner', 'agent'],
  ['Design Partner', 'user'],
])('a %s stands across from who wrote the paper', (term, side) => {
  const text = `This Agreement is made between Orbis Soft Private Limited ("Orbis") and Kavya Traders ("${term}").\n\n1. The ${term} shall follow the rules of Orbis.`
  expect(partiesOf(text).find(({ definedTerm }) => definedTerm === term)!.side).toBe(side)
})

test('who keeps secrets in one clause is no party where the contract is about something else', () => {
  const secrets = Array.from({ length: 4 }, () => 'The Recipient shall keep it secret.').join(' ')
  const text = `Pilot Terms\n\n1. The Partner shall test the product. The Partner must report faults.\n2. The Provider shall repair them. The Provider may use what it learns.\n3. ${secrets}`
  expect(partiesOf(text).map(({ name }) => name)).toEqual(['The Partner', 'The Provider'])
})
