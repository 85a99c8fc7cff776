import { expect, test } from 'vitest'
import { isNarrowed, noFilters, readFilters } from './filters.ts'

const read = (search: string) => {
  const query = new URLSearchParams(search)
  return readFilters((name) => query.get(name) ?? '')
}

test.each([
  ['', noFilters],
  ['q=+lease+&status=failed&band=high&sort=score', { q: 'lease', status: 'failed', band: 'high', sort: 'score' }],
  ['status=gone&band=extreme&sort=size&page=3', noFilters],
  ['sort=newest', noFilters],
])('the address ?%s asks for %j', (search, filters) => expect(read(search)).toEqual(filters))

test('a search that is too long for the server is cut', () => expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200))

test.each([
  ['q=lease', true],
  ['band=low', true],
  ['sort=name', false],
])('?%s leaves documents out: %s', (search, narrowed) => expect(isNarrowed(read(search))).toBe(narrowed))
