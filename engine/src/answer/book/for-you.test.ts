import { expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const day = '2026-11-22'
const clause = (words: string): string =>
  openAnswers(`${openings.employment}1. Terms. ${words}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day,
    party: 'Employee',
  }).ask('What does clause 1 mean for me?').text

test.each([
  ['The Employee shall not be entitled to any paid leave.', 'You are not entitled to any paid leave.'],
  ['The Employee shall also be entitled to a bonus at Diwali.', 'You are also entitled to a bonus at Diwali.'],
  ['The Employee shall be liable to make good the loss of tools.', 'You are liable to make good the loss of tools.'],
  ['The Employee shall not be required to travel on Sundays.', 'You do not have to travel on Sundays.'],
])('%s', (words, told) => expect(clause(words)).toContain(told))

test.each([
  'The Employee shall be paid on the last day of the month.',
  'The Employee shall in no event be liable for normal wear.',
  'The Employee shall not be deemed a partner of the firm.',
  'The Employee shall receive a uniform each year.',
  'The Employee shall, after one year, be entitled to a car.',
])('what is done to the reader is quoted, not turned into a command: %s', (words) => {
  expect(clause(words)).not.toMatch(/you must/i)
  expect(clause(words)).toContain(words)
})

test.each([
  'If the Employee commits breach of any term and does not remedy it in a week, the Employer may end this Agreement.',
  'Neither the Employer nor the Employee shall speak to the press.',
])('what would be told in bad English, or the other way round, is quoted: %s', (words) => {
  expect(clause(words)).toContain(words)
})

test.each([
  'The trainee/Employee shall keep the tools clean.',
  'The Employer deals with every Senior Employee as it deals with a guest.',
])('a name among others, or a part of a longer one, is not the reader alone: %s', (words) => {
  expect(clause(words)).toContain(words)
})

test('a reader whom the contract only calls you is not told to be the other side', () => {
  const { ask } = openAnswers(
    'OFFER LETTER\n\nDear Asha,\n\nHimadri Foods Private Limited (the "Company") offers you a job.\n\n1. Probation. You will be on probation for three months.\n',
    { day, party: 'Asha' },
  )
  expect(ask('How long is probation?').text).not.toContain('the other side')
})
