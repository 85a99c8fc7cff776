import { expect, test } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { fieldErrors } from './field-errors.ts'

const refused = (...paths: string[]) =>
  new HttpError('status', 400, { detail: 'No.', errors: paths.map((path) => ({ path, message: `${path} is odd` })) })

test('what the server says about a field stands beside it', () => {
  expect(fieldErrors(refused('email', 'phone'), ['email', 'phone', 'password'])).toEqual({
    email: 'email is odd',
    phone: 'phone is odd',
  })
})

test('an answer about something that the form does not show is kept whole for the banner', () => {
  expect(fieldErrors(refused('email', 'captcha'), ['email'])).toEqual({})
})

test.each([new HttpError('network'), new HttpError('status', 500, '<html>'), new Error('bug')])(
  'a failure that names no field (%s) is nobody’s',
  (error) => expect(fieldErrors(error, ['email'])).toEqual({}),
)
