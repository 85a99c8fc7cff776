import { expect, test } from 'vitest'
import { changesOf, knownAction } from './audit-line.ts'

test.each([
  [
    'what changed, and not what stayed',
    { before: '{"status":"pending","role":"user"}', after: '{"status":"approved","role":"user"}' },
    [{ field: 'status', before: 'pending', after: 'approved' }],
  ],
  [
    'what a new account began with',
    { before: null, after: '{"email":"ravi@example.org","phone":null}' },
    [
      { field: 'email', before: undefined, after: 'ravi@example.org' },
      { field: 'phone', before: undefined, after: null },
    ],
  ],
  [
    'what was lost with an account',
    { before: '{"documents_analyzed":3}', after: null },
    [{ field: 'documents_analyzed', before: '3', after: undefined }],
  ],
  [
    'several ids one after the other',
    { before: null, after: '{"missing_files":2,"missing_documents":["a","b"]}' },
    [
      { field: 'missing_files', before: undefined, after: '2' },
      { field: 'missing_documents', before: undefined, after: 'a, b' },
    ],
  ],
  ['nothing where nothing is written', { before: null, after: null }, []],
  [
    'a line that is no longer JSON, as it is',
    { before: null, after: '{"stat' },
    [{ field: 'value', before: undefined, after: '{"stat' }],
  ],
])('a line of the log shows %s', (_, line, changes) => expect(changesOf(line)).toEqual(changes))

test('an action that is new here is not given the words of another', () => {
  expect(knownAction('user.approve')).toBe('user.approve')
  expect(knownAction('storage.sweep')).toBe('storage.sweep')
  expect(knownAction('language_model.budget')).toBe('language_model.budget')
  expect(knownAction('user')).toBeNull()
  expect(knownAction('comment.rate')).toBeNull()
})
