import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { matterWords } from '../matters/matter-words.ts'
import { clausePatterns } from '../model/clause-patterns.ts'
import { mayOccur, occurs } from './may-occur.ts'

const texts = [
  'Fees. The Client shall pay the fees within thirty days. Late payment bears interest of 18% per annum.',
  'End. Either party may terminate this Agreement by a month’s notice in writing. The rent is payable monthly.',
  'Law. This Agreement is governed by the laws of India, and the courts at Pune have exclusive jurisdiction.',
]

test('what matches is never said not to occur', () => {
  const all = [...clausePatterns.flatMap(({ body, heading }) => [body, heading]), ...Object.values(matterWords)]
  const found = texts.map((text) => {
    const contract = contractOf(text)
    for (const one of all) expect(occurs(contract, one)).toBe(one.test(contract.text.norm))
    return all.filter((one) => !mayOccur(contract, one)).length
  })
  for (const spared of found) expect(spared).toBeGreaterThan(all.length / 2)
})

test('expressions with names or signs of their own are always tried', () => {
  const contract = contractOf(texts[0]!)
  for (const expression of [/(?<sum>zebra)|fees/, /ZEBRA|FEES/i, /\p{Lu}|fees/u])
    expect(mayOccur(contract, expression)).toBe(true)
  expect(mayOccur(contract, /zebra/)).toBe(false)
})
