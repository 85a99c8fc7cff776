import { expect, test } from 'vitest'
import { understand } from '../../understand/contract.ts'
import { asShared } from './shared.ts'

/** Whether the courts of a town are told to the Vendor as far away, by each sentence that names it. */
function isTold(text: string): boolean[] {
  const contract = understand(text, '2026-11-27')
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  return contract.clauses.flatMap((clause) =>
    clause.sentences
      .filter((one) => /\b(?:seat|courts)\b/.test(one.text))
      .map(({ start, end }) => {
        const hit = { span: { start, end }, clause, severity: 'low', burdened, confidence: 1 } as const
        return asShared(contract, { category: 'inconvenient_forum', source: 'meaning', hit }).length > 0
      }),
  )
}

const order = (home: string, town: string): string =>
  `PURCHASE ORDER\nNimbus Crate Works Pvt. Ltd., Chennai\nVendor: Asha Metal Arts, ${home}\n\n1. The Vendor shall deliver.\n2. The seat of arbitration shall be ${town}.\n3. The courts at ${town} alone decide.`

test('the address of a letter stands below the name, down to its postal code', () => {
  const letter = (town: string): string =>
    `Orbis Foods Private Limited\n4 Park Street, Kolkata\n\nVendor: Asha Metal Arts\n12 Gandhi Road, Hubli 580020\n\n1. The Vendor shall deliver.\n2. The courts at ${town} alone decide.`
  expect(isTold(letter('Hubli'))).toEqual([false])
  expect(isTold(letter('Pune'))).toEqual([true])
})

test.each([
  ['Bhosari, Pune', 'Pune', [false, false]],
  ['Peenya, Bangalore', 'Bengaluru', [false, false]],
  ['Hubli', 'Pune', [true, true]],
])('a vendor of %s before the courts of %s', (home, town, told) => {
  expect(isTold(order(home, town))).toEqual(told)
})

test('whoever is at home in one of two towns may claim there', () => {
  const either = (home: string) => order(home, 'Pune, or in Nagpur,')
  expect(isTold(either('Bhosari, Pune'))[1]).toBe(false)
  expect(isTold(either('Hubli'))[1]).toBe(true)
})
