import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import words from '../../words/en/report.ts'
import { reportFailure } from './failure.ts'

const refused = (status: number, detail: unknown = 'x') => new HttpError('status', status, { detail })

test.each([
  [refused(404), 'gone'],
  [refused(403), 'denied'],
  [refused(403, { reason: 'report_not_in_plan', message: 'Essential.' }), 'notInPlan'],
  [refused(401), 'signedOut'],
  [refused(500), 'server'],
  [refused(503), 'server'],
  [refused(400), 'other'],
  [new HttpError('network'), 'other'],
  [new HttpError('timeout'), 'other'],
  [new Error('anything'), 'other'],
])('%s is told as %s', (error, key) => expect(reportFailure(error)).toBe(key))

test('the words are those that the specification gives', () => {
  expect(words.failed.gone).toMatch(/^Document not found\./)
  expect(words.failed.denied).toMatch(/^Access denied\./)
  expect(words.failed.deniedWith).toMatch(/^Access denied\./)
  expect(words.failed.signedOut).toBe('Your session has expired. Please log in again.')
  expect(words.failed.server).toMatch(/^Server error while generating PDF\./)
})
