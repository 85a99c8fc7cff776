import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { refusedField } from './refusal.ts'

const refusal = (reason: string) => new HttpError('status', 403, { detail: { reason, message: 'No.' } })

test.each([
  ['wrong_password', 'password'],
  ['code_required', 'code'],
  ['invalid_code', 'code'],
  ['two_step_required', null],
])('a refusal for %s belongs beside %s', (reason, field) => expect(refusedField(refusal(reason))).toBe(field))

test('a failure of the network belongs beside no field', () => {
  expect(refusedField(new HttpError('network'))).toBeNull()
  expect(refusedField(new TypeError('broken'))).toBeNull()
})
