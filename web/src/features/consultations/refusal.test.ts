import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { refusalOf } from './refusal.ts'

const refused = (status: number, detail: string, errors?: object[]) =>
  new HttpError('status', status, { detail, ...(errors && { errors }) })

test.each([
  [refused(409, 'Too many are open.'), 'Too many are open.'],
  [refused(429, 'Please wait a moment.'), 'Please wait a moment.'],
  [refused(404, 'Document not found.'), 'Document not found.'],
  [refused(507, 'There is no room left.'), 'There is no room left.'],
  [refused(400, 'Not so. description: Shorten it', [{ path: 'description', message: 'Shorten it' }]), 'Shorten it'],
  [refused(500, 'Something went wrong on our side.'), ''],
  [refused(502, ''), ''],
  [new HttpError('network'), ''],
  [new HttpError('timeout'), ''],
  [new Error('anything'), ''],
])('%s is told as "%s"', (error, words) => expect(refusalOf(error)).toBe(words))
