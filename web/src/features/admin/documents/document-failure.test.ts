import { expect, test } from 'vitest'
import { HttpError } from '../../../lib/http/http-error.ts'
import { deletionFailure } from './document-failure.ts'

test.each([
  ['another administrator was faster', new HttpError('status', 404, { detail: 'Document not found.' }), 'gone'],
  ['the rights were taken away', new HttpError('status', 403, { detail: 'This needs an administrator.' }), 'signedOut'],
  ['the session has ended', new HttpError('status', 401), 'signedOut'],
  ['the server is in trouble', new HttpError('status', 500, { detail: 'Something went wrong.' }), 'delete'],
  ['there is no answer', new HttpError('network'), 'delete'],
  ['something else broke', new TypeError('x'), 'delete'],
])('a deletion that fails because %s is told so', (_, error, words) => expect(deletionFailure(error)).toBe(words))
