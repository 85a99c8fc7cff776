import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { setFailureOf } from './set-failure.ts'

test.each([
  ['the server refuses', new HttpError('status', 409), 'status'],
  ['the server is in trouble', new HttpError('status', 500), 'status'],
  ['the server answers nonsense', new HttpError('invalid'), 'status'],
  ['there is no connection', new HttpError('network'), 'network'],
  ['no answer comes in time', new HttpError('timeout'), 'network'],
] as const)('%s', (_, error, expected) => expect(setFailureOf(error)).toBe(expected))
