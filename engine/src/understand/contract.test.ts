import { expect, test } from 'vitest'
import { runDetectors } from '../detect/detectors.ts'
import { learnedFindings } from '../detect/learned/find.ts'
import { chooseReader } from '../judge/perspective.ts'
import { findProtections } from '../judge/protections.ts'
import { findMissing } from '../missing/find-missing.ts'
import { samples } from '../testing/contracts.ts'
import { frozen } from '../testing/frozen.ts'
import { type Contract, once, understand } from './contract.ts'
import { findKeyFacts } from './facts/key-facts.ts'
import { findObligations } from './facts/obligations.ts'

const contracts = (): Contract[] => samples.map((text) => frozen(understand(text, '2026-11-21')))

test('nobody who reads a contract changes it', () => {
  for (const contract of contracts()) {
    const { party } = chooseReader(contract, {})
    const facts = findKeyFacts(contract, undefined)
    expect(() => {
      learnedFindings(contract, party, runDetectors(contract))
      findMissing(contract, facts)
      findObligations(contract)
      findProtections(contract, { reader: party, pages: undefined })
    }).not.toThrow()
  }
})

test('a clause hangs below the typed clause above it', () => {
  const all = contracts().flatMap(({ clauses }) => clauses.map((clause) => ({ clause, clauses })))
  const below = all.filter(({ clause }) => clause.parent !== null)
  expect(below.length).toBeGreaterThan(0)
  for (const { clause, clauses } of below) expect(clauses[clause.parent!.index]).toBe(clause.parent)
})

test('an answer is worked out once a contract, and for each contract anew', () => {
  const [one, other] = contracts()
  let asked = 0
  const count = (contract: Contract) => once(contract, 'a test', () => ++asked)
  expect([count(one!), count(one!), count(other!), count({ ...one! })]).toEqual([1, 1, 2, 3])
})

test('what asks for the same contract again is given it; another day or text is read anew', () => {
  const [text, other] = samples
  const contract = understand(text, '2026-11-21')
  expect(understand(text, '2026-11-21')).toBe(contract)
  expect(understand(text, '2026-11-22').day).toBe('2026-11-22')
  expect(understand(other, '2026-11-22').text.norm).not.toBe(contract.text.norm)
  const again = understand(text, '2026-11-21')
  expect(again).not.toBe(contract)
  expect(again).toEqual(contract)
})
