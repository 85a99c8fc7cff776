import { expect, test } from 'vitest'
import { contractOf } from '../playbook/testing.ts'
import { findKeyFacts } from './key-facts.ts'

test.each<[string, string[]]>([
  ['The laws of India apply. Nothing else does.', ['India']],
  ['Law. Indian law governs.', ['India']],
  ['Law. These terms are subject to the law of India.', ['India']],
  ['Law. The work order is under the laws of India.', ['India']],
  ['Law. Governing law: Singapore.', ['Singapore']],
  ['Law. The laws of the State of Delaware shall govern this Agreement.', ['State of Delaware']],
  ['Law. This deed is governed by the Indian Contract Act, 1872.', ['India']],
  ['Law. Each party obeys the laws that apply to its business.', []],
  ['Parties. The Client is a company incorporated under the laws of France.', []],
])('%s', (text, expected) => {
  expect(findKeyFacts(contractOf(text), undefined).governing_law.map(({ value }) => value)).toEqual(expected)
})
