import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { nonCompeteRow } from './detect.ts'

test.each([
  'What goes on after the end is • Non-compete clause: 2 years in territory • Secrecy.',
  'Policies of the house apply • Verification, Non-Compete (18 months) and care of laptops • Secrecy.',
  'What goes on after the end is • Non-competition period: 24 months within the city • Secrecy.',
])('a row that bans competing: %s', (text) => {
  expect(findWith(nonCompeteRow, text)).toMatchObject([{ severity: 'high' }])
})
test.each([
  'Terms kept • Non-compete clause: not applicable.',
  'Terms kept • Non-compete: 7 days.',
  'Terms kept • Non-compete: during the term of 2 years.',
  'The non-compete ends with this agreement.',
])('not: %s', (text) => {
  expect(findWith(nonCompeteRow, text)).toEqual([])
})
