import { expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const day = '2026-11-22'
const ask = (opening: keyof typeof openings, party: string, words: string, question: string): string =>
  openAnswers(`${openings[opening]}1. ${words}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day,
    party,
  }).ask(question).text

test.each([
  'Renewal. The Client may decline to renew this Agreement.',
  'Renewal. The Client may refuse to renew this Agreement.',
  'Renewal. The Client may elect not to renew this Agreement.',
  'Renewal. The Client may withhold its assent to renew this Agreement.',
])('whoever may say no to it may not therefore do it: %s', (words) => {
  expect(ask('services', 'Service Provider', words, 'Can they renew it?')).not.toMatch(/^Yes/)
})

test('a consent that another limb of the sentence speaks of does not decide this one', () => {
  const words =
    'Use. The Lessor shall not enter without the consent of the Lessee, and the Lessee shall not sublet the premises.'
  expect(ask('lease', 'Lessee', words, 'Can I sublet the premises?')).not.toMatch(/^Only with consent/)
  const after =
    'Use. The Lessee shall not sublet the premises, and the Lessor shall not enter without the consent of the Lessee.'
  expect(ask('lease', 'Lessee', after, 'Can I sublet the premises?')).not.toMatch(/^Only with consent/)
})

test.each([
  'Use. The Lessee shall not sublet the premises without the written consent of the Lessor.',
  'Use. The Lessee shall not, without the consent of the Lessor, sublet the premises.',
  'Use. The Lessee shall not sublet the premises without the consent of the Lessor, which shall not be withheld.',
  'Use. Without the consent of the Lessor, the Lessee shall not sublet the premises.',
])('%s', (words) => expect(ask('lease', 'Lessee', words, 'Can I sublet the premises?')).toMatch(/^Only with consent\./))

test.each([
  'Exit. The Lessor may terminate this Lease by two months\u2019 notice in writing, without giving any reason.',
  'Exit. The Lessor may terminate this Lease on fifteen days\u2019 notice.',
])('a right that needs notice is no yes to going without it: %s', (words) => {
  expect(ask('lease', 'Lessee', words, 'Can the landlord terminate without notice?')).toMatch(/^Not without notice/)
})

test('who may go at once may go without notice', () => {
  const words = 'Exit. The Lessor may terminate this Lease at any time without any notice to the Lessee.'
  expect(ask('lease', 'Lessee', words, 'Can the landlord terminate without notice?')).toMatch(/^Yes/)
})

test('that one may leave is no yes to what one may do afterwards', () => {
  const words = 'Exit. The Employee may resign by one month\u2019s notice, and shall hand over the files of the office.'
  expect(ask('employment', 'Employee', words, 'Can I resign?')).toMatch(/^Yes/)
  expect(ask('employment', 'Employee', words, 'Can I resign and later work for a rival?')).not.toMatch(/^Yes/)
})

test.each(['How can they end it?', 'When can they end it?'])(
  'how and when are no questions of yes or no: %s',
  (question) => {
    const words = 'Ending. The Client may end this Agreement at any time by a letter.'
    expect(ask('services', 'Service Provider', words, question)).not.toMatch(/^Yes/)
    expect(ask('services', 'Service Provider', words, 'Can they end it?')).toMatch(/^Yes/)
  },
)

test('with how much notice, and within how many days, are no questions of yes or no', () => {
  const words = 'Ending. The Client may end this Agreement at any time by a letter.'
  for (const question of ['With how much notice may they end it?', 'Within how many days can they end it?'])
    expect(ask('services', 'Service Provider', words, question)).not.toMatch(/^Yes/)
})

test('that one may leave is no yes where another clause holds one for a least time', () => {
  const leave = 'Ending. The Client may terminate this Agreement by 30 days\u2019 notice.'
  expect(ask('services', 'Client', leave, 'Can I terminate this after two months?')).toMatch(/^Yes/)
  const held = `${leave}\n\n2. Tenure. This Agreement has a minimum tenure of six months.`
  expect(ask('services', 'Client', held, 'Can I terminate this after two months?')).not.toMatch(/^Yes/)
})

test('what is barred during working hours is not barred', () => {
  const words = 'Other work. The Employee shall not engage in any other employment or freelance work'
  expect(ask('employment', 'Employee', `${words} during working hours.`, 'Can I freelance?')).not.toMatch(/^No/)
  expect(ask('employment', 'Employee', `${words}.`, 'Can I freelance?')).toMatch(/^No/)
})

test('what may be done at a time that both arrange is a yes within what the clause says', () => {
  const words = 'Entry. The Lessor may enter the premises at a mutually arranged time.'
  expect(ask('lease', 'Lessee', words, 'Can the landlord enter the premises?')).toMatch(/^Yes, within/)
})
