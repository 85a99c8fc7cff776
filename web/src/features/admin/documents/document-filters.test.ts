import { expect, test } from 'vitest'
import { documentFilters, emptiness } from './document-filters.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  return documentFilters((name) => search.get(name) ?? '')
}
const user = '019a0000-0000-7000-8000-000000000001'

test.each([
  ['', { user: '', status: '', q: '' }, 'none'],
  [`user=${user}`, { user, status: '', q: '' }, 'noneOfUser'],
  [`user=${user}&status=failed`, { user, status: 'failed', q: '' }, 'noneOfStatus'],
  ['status=completed&q=+lease+', { user: '', status: 'completed', q: 'lease' }, 'noneFound'],
  // of the accounts' statuses and of a broken link nothing is left
  ['status=approved&user=42', { user: '', status: '', q: '' }, 'none'],
])('the address ?%s asks for %o', (address, filters, words) => {
  expect(read(address)).toEqual(filters)
  expect(emptiness(read(address))).toBe(words)
})
