import { expect, test } from 'vitest'
import { openings } from '../playbook/testing.ts'
import { openAnswers } from './ask.ts'

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
