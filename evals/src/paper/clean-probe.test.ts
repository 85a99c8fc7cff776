import { understand } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { DAY } from '../annotated.ts'
import { cleanContract } from './clean-contract.ts'
import { reasonOf } from './clean-probe.ts'

const PASSAGE = 'You shall pay 5 % a day on any sum that is late.'
const shop = { name: 'Teesta Foods LLP', defined_term: 'the Company / we' }
const rider = { name: 'Rider', defined_term: 'Rider / you' }

test('in a clean contract both parties are known by the words that the notes have for them, and the passage lies in a clause', () => {
  const clean = cleanContract(PASSAGE, 'service_agreement', rider, shop)
  expect(clean.text.slice(clean.start, clean.end)).toBe(PASSAGE)
  const contract = understand(clean.text, DAY)
  expect(contract.parties.map(({ name, definedTerm }) => [name, definedTerm])).toEqual([
    ['Orbis Private Limited', 'Rider'],
    ['Teesta Foods LLP', 'Company'],
  ])
  expect(contract.parties[0]!.aliases).toContain('you')
  expect(contract.parties[1]!.aliases).toContain('we')
  expect(reasonOf(contract, clean.party, clean)).toBe('what stands around')
})

test('why a passage was lost: nobody is known by that name, there is nobody else, it lies in no clause', () => {
  const clean = cleanContract(PASSAGE, 'service_agreement', rider, shop)
  const contract = understand(clean.text, DAY)
  expect(reasonOf(contract, 'Nobody Known', clean)).toBe('the reader')
  expect(reasonOf({ ...contract, parties: contract.parties.slice(0, 1) }, clean.party, clean)).toBe('the other party')
  expect(reasonOf(contract, clean.party, { start: 30, end: 60 })).toBe('no clause')
})
