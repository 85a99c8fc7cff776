import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http-error.ts'
import { isInProgress, loadFailure } from './load-state.ts'

test.each([
  ['Analysis in progress', true],
  ['The document is analyzing', true],
  ['Still processing', true],
  ['Please analyze the document first to view results.', false],
])('"%s" means under way: %s', (message, is) => expect(isInProgress(message)).toBe(is))

test.each([
  [new HttpError('timeout'), 'timeout'],
  [new HttpError('status', 404), 'notFound'],
  [new HttpError('status', 401), 'signedOut'],
  [new HttpError('status', 502), 'server'],
  [new HttpError('invalid'), 'invalid'],
  [new HttpError('network'), 'other'],
])('%s is told as %s', (error, key) => expect(loadFailure(error)).toBe(key))
