import { ClauseType, ContractType, IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { readAnnotated, setNames } from './annotated.ts'

const contracts = setNames.flatMap((set) => readAnnotated(set))

test('there are enough contracts, enough fair ones, and a third that nobody tuned on', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(25)
  expect(contracts.filter(({ fair }) => fair).length).toBeGreaterThanOrEqual(6)
  expect(readAnnotated('unseen').length + readAnnotated('fresh').length).toBeGreaterThanOrEqual(contracts.length / 3)
})

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  test('its notes quote the text and use the names of the taxonomy', () => {
    expect(ContractType.options).toContain(contract.contract_type)
    for (const { category, quote } of [...contract.issues, ...contract.decoys]) {
      expect(IssueCategory.options).toContain(category)
      if (quote !== null) expect(contract.text).toContain(quote)
    }
    for (const { clause_type } of contract.missing) expect(ClauseType.options).toContain(clause_type)
  })
})
