import { statSync } from 'node:fs'
import { normalize } from '@karar/engine/inside'
import { consultancyNumbered, samples, supplyCapitals } from '@karar/engine/testing'
import { expect, test } from 'vitest'
import { splitUnits } from '../clauses/units.ts'
import { findProvisions, provisionLexicon, provisionsFile } from './find.ts'
import { provisionWordings } from './wordings.ts'

const found = (text: string, category: string) => findProvisions(text).find((one) => one.category === category)!

test('each category is told once, with a place in the text', () => {
  for (const text of samples) {
    const provisions = findProvisions(text)
    expect(new Set(provisions.map(({ category }) => category)).size).toBe(41)
    for (const { start, end, confidence } of provisions) {
      expect(text.slice(start, end).trim()).not.toBe('')
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  }
})

test('a choice of law and a restraint are found where they stand', () => {
  const law = found(consultancyNumbered, 'Governing Law')
  expect(law.present).toBe(true)
  expect(consultancyNumbered.slice(law.start, law.end)).toMatch(/law/i)
  const compete = found(consultancyNumbered, 'Non-Compete')
  expect(compete.present).toBe(true)
  expect(compete.confidence).toBeGreaterThan(0.5)
})

test('what a contract does not speak of is not found', () => {
  expect(found(supplyCapitals, 'Source Code Escrow').present).toBe(false)
  expect(found(supplyCapitals, 'Unlimited/All-You-Can-Eat-License').confidence).toBeLessThan(0.5)
})

test('an empty text has no provisions', () => expect(findProvisions(' \n')).toEqual([]))

test('the same text gives the same provisions', () =>
  expect(findProvisions(supplyCapitals)).toEqual(findProvisions(supplyCapitals)))

test('the gates lose no match of the wordings', () => {
  for (const text of samples) {
    for (const unit of splitUnits(normalize(text))) {
      const plainly = provisionWordings.flatMap(([, wording], id) => (wording.test(unit.text) ? [id] : []))
      expect(provisionLexicon.find(unit.text).map(({ id }) => id)).toEqual(plainly)
    }
  }
})

test('the file of weights is of a sound size', () => expect(statSync(provisionsFile).size).toBeLessThan(1_000_000))
