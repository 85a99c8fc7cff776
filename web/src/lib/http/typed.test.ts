// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetTyped } from './forget-typed.ts'
import { forgetToken, keepToken, loseToken, onTokenChange, wasLost } from './session.ts'
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

/** Another tab changed the token; this one hears of it. */
function heardOf(newValue: string | null, ended?: string) {
  const oldValue = localStorage.getItem('token')
  if (newValue === null) localStorage.removeItem('token')
  else localStorage.setItem('token', newValue)
  if (ended) localStorage.setItem('renewal', `${ended} `)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }))
}

test('the same where another tab found that the session had ended', () => {
  letter.keep('lease', 'May I sublet?')
  heardOf(null, 'first')
  expect(wasLost()).toBe(true)
  heardOf('second')
  expect(letter.of('lease')).toBe('May I sublet?')
  expect(wasLost()).toBe(false)
})

test('a session that ended by itself is told to the other tabs as such, one that was ended is not', () => {
  loseToken()
  expect(localStorage.getItem('renewal')).toBe('first ')
  keepToken('second')
  forgetToken()
  expect(localStorage.getItem('renewal')).toBeNull()
})

test('who signs out in another tab leaves nothing behind here', () => {
  letter.keep('lease', 'May I sublet?')
  // of an earlier session
  heardOf(null, 'long ago')
  expect(wasLost()).toBe(false)
  expect(letter.of('lease')).toBeUndefined()
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

test('what takes long to write is there in the next page of the tab, if that reads it so, until its writer signs out', () => {
  const place = { name: 'letters', shape: z.string() }
  const written = () => typed<string>(() => person, place).of('lease')
  typed<string>(() => person, place).keep('lease', 'May I sublet?')
  expect(written()).toBe('May I sublet?')
  expect(typed<number>(() => person, { name: 'letters', shape: z.number() }).of('lease')).toBeUndefined()
  person = 'Asha'
  expect(written()).toBeUndefined()
  person = 'Meera'

  // as a page does that has not opened the form
  const end = onTokenChange(forgetTyped)
  loseToken()
  keepToken('second')
  expect(written()).toBe('May I sublet?')
  forgetToken()
  end()
  expect(written()).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual([])

  sessionStorage.setItem('typed:letters', 'no list')
  expect(written()).toBeUndefined()
})
