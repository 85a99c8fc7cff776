// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetToken, keepToken, loseToken } from './session.ts'
import { typed } from './typed.ts'

let person = 'Meera'
beforeEach(() => {
  person = 'Meera'
  localStorage.clear()
  keepToken('first')
})

const letter = typed<string>(() => person)

test('who is signed out unasked signs in again and finds what was typed', () => {
  letter.keep('lease', 'May I sublet?')
  loseToken()
  keepToken('second')
  expect(letter.of('lease')).toBe('May I sublet?')
  expect(letter.of('loan')).toBeUndefined()
})

test('who signs out leaves nothing behind', () => {
  letter.keep('lease', 'May I sublet?')
  forgetToken()
  keepToken('second')
  expect(letter.of('lease')).toBeUndefined()
})

test('somebody else who signs in finds nothing of it, and takes nothing away', () => {
  letter.keep('lease', 'May I sublet?')
  loseToken()
  person = 'Asha'
  keepToken('second')
  expect(letter.of('lease')).toBeUndefined()
  letter.drop('lease')
  person = 'Meera'
  expect(letter.of('lease')).toBe('May I sublet?')
})

test('what was sent is gone', () => {
  letter.keep('lease', 'May I sublet?')
  letter.drop('lease')
  expect(letter.of('lease')).toBeUndefined()
})
