import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import {
  isResetPassword,
  isStrongPassword,
  passedChecks,
  passwordChecks,
  passwordStrength,
  resetScore,
  resetStrength,
} from './passwords.ts'

test.each([
  ['', []],
  ['monsoon', ['lowercase', 'uncommon']],
  ['TRUSTNO1', ['length', 'uppercase', 'digit']],
  ['MONSOON!', ['length', 'uppercase', 'special', 'uncommon']],
  ['12345678', ['length', 'digit']],
  ['PassWord', ['length', 'uppercase', 'lowercase']],
  ['Monsoon-42', [...passwordChecks]],
  // a space is no special character; eight Devanagari letters are eight characters
  ['Monsoon 42', ['length', 'uppercase', 'lowercase', 'digit', 'uncommon']],
  ['करारनामा', ['length', 'uncommon']],
])('%j passes %j', (password, checks) => expect([...passedChecks(password)]).toEqual(checks))

test.each([
  ['abc', 'weak'],
  ['abcdefgh', 'weak'],
  ['Abcdefgh', 'moderate'],
  ['Abcdefg1', 'moderate'],
  ['Abcdef1!', 'strong'],
])('at registration %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

test.each([
  ['abc', 1, 'weak', false],
  ['monsoons', 2, 'medium', true],
  ['password', 2, 'medium', false],
  ['TrustNo1', 4, 'strong', false],
  ['Abcdefgi', 3, 'medium', true],
  ['Abcdefh2', 4, 'strong', true],
  ['Ab1!', 4, 'strong', false],
])('at reset %j scores %i: %s; accepted: %s', (password, score, strength, accepted) => {
  expect(resetScore(password)).toBe(score)
  expect(resetStrength(password)).toBe(strength)
  expect(isResetPassword(password)).toBe(accepted)
})

test.each([
  ['Monsoon-42', true],
  ['Monsoon42', false],
  ['password123', false],
])('a new account may have %j: %s', (password, allowed) => expect(isStrongPassword(password)).toBe(allowed))

test('the list holds 3,000 passwords that are long enough, and each is refused for a new account and at a reset', () => {
  const list = new Set(commonPasswords.trim().split(/\s+/))
  expect(list.size).toBe(3000)
  expect([...list].filter((password) => !passedChecks(password).has('length'))).toEqual([])
  expect([...list].filter((password) => isResetPassword(password) || isStrongPassword(password))).toEqual([])
})
