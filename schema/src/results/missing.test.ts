import { expect, test } from 'vitest'
import { noneMissing } from './missing.ts'

type Told = Parameters<typeof noneMissing>[0]
const point = { topic: 'what', text: 'It is about chairs.', quote: 'chairs', start: 0, end: 6, page: 1 } as const
const law = { label: 'Law', value: 'India', quote: 'India', start: 0, end: 5, page: 1 }
const understood: Told = {
  pages_in_doubt: { unread_pages: [], doubtful_pages: [] },
  language: 'en',
  contract_type: 'vendor_agreement',
  summary: { points: [{ ...point, clause_number: null, issue_id: null }], terms: [] },
  perspective: { party: 'Deccan Stores LLP', role: 'Buyer', basis: 'chosen' },
  verdict: { color: 'green', text: '', reasoning: '', detailed_reasons: [], not_cleared: [] },
  key_facts: { dates: [], term: [], notice: [], money: [], governing_law: [law], seat: [] },
}
const held = (not_cleared: NonNullable<Told['verdict']['not_cleared']>): Partial<Told> => ({
  verdict: { ...understood.verdict, not_cleared },
})

test.each<[string, Partial<Told>, ReturnType<typeof noneMissing>]>([
  ['a contract that was understood', {}, 'none_found'],
  ['a sum that is left blank', held(['sum_left_blank']), 'none_found'],
  ['an analysis that did not ask', { verdict: { ...understood.verdict, not_cleared: undefined } }, 'none_found'],
  ['a page unread', { pages_in_doubt: { unread_pages: [2], doubtful_pages: [] } }, 'pages_in_doubt'],
  ['another language', { language: 'und' }, 'not_judged'],
  ['no contract', { summary: { points: [], terms: [] } }, 'not_judged'],
  ['no kind', { contract_type: 'general_contract' }, 'not_judged'],
  ['nobody’s side', { perspective: { party: null, role: null, basis: 'none' } }, 'not_judged'],
  ['a text that stops', held(['end_missing']), 'not_judged'],
  ['neither law nor court', { key_facts: { ...understood.key_facts, governing_law: [] } }, 'not_judged'],
])('%s: %j is told as %s', (_what, more, told) => expect(noneMissing({ ...understood, ...more })).toBe(told))
