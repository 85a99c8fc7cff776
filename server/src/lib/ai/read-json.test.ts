import { expect, test } from 'vitest'
import { openEntries } from './read-json.ts'

/** All entries that come, fed in pieces of so many characters. */
function read(text: string, length: number): unknown[] {
  const take = openEntries('sentences')
  const entries: unknown[] = []
  for (let at = 0; at < text.length; at += length) entries.push(...take(text.slice(at, at + length)))
  return entries
}
const one = { says: 'He said "{ no }" \\ and left.', quotes: ['a, [b]'], more: { deep: [{}] } }
const two = { says: 'दो', quotes: [] }

test.each([
  ['as it is', JSON.stringify({ sentences: [one, two] }), [one, two]],
  ['with space', JSON.stringify({ sentences: [one, two] }, null, 2), [one, two]],
  ['behind a fence', `Here:\n\`\`\`json\n${JSON.stringify({ sentences: [one] })}\n\`\`\``, [one]],
  ['behind thoughts', `<think>{"sentences": [{"says": "no"}]}</think>{"sentences": [${JSON.stringify(two)}]}`, [two]],
  ['broken off', `{"sentences": [${JSON.stringify(one)}, {"says": "ha`, [one]],
  ['up to what is no object', `{"sentences": [${JSON.stringify(one)}, 7, ${JSON.stringify(two)}]}`, [one]],
  ['an empty list, and what follows it', '{"sentences": [], "more": [{"a": 1}]}', []],
  ['no such list', '{"answers": [{"a": 1}]}', []],
])('a list is read while it comes: %s', (_name, text, entries) => {
  for (const length of [1, 7, text.length]) expect(read(text, length), `by ${length}`).toEqual(entries)
})

test('an entry comes as soon as it is whole', () => {
  const take = openEntries('sentences')
  expect(take('{"sentences": [{"says": "a"')).toEqual([])
  expect(take('}')).toEqual([{ says: 'a' }])
  expect(take(', {"says": "b"}]')).toEqual([{ says: 'b' }])
  expect(take('{"says": "c"}')).toEqual([])
})
