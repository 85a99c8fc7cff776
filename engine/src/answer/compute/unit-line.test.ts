import { expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const asked = (clause: string, question: string) =>
  openAnswers(`${openings.services}1. Things lent. ${clause}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day: '2026-11-28',
    party: 'Service Provider',
  }).ask(question)

const LENT =
  'The Client lends a scaffold at Rs. 40 per day and a hoist at Rs. 60 per day. For each additional lamp/heater the Service Provider pays Rs. 90 per lamp/heater.'

test.each([
  ['hoist for 5 days how much', '5 x ₹60 = ₹300'],
  ['scaffold 3 din ka kitna', '3 x ₹40 = ₹120'],
  ['how much for 4 extra heaters?', '4 x ₹90 = ₹360'],
])('a sum for each of something is told that many times: %s', (question, line) => {
  const { text, citations } = asked(LENT, question)
  expect(text).toContain(line)
  expect(citations[0]!.quote).toContain('scaffold')
})

test.each([
  ['The hoist costs Rs. 60 per hour, for a maximum period of 3 hours.', 'hoist for 2 hours how much', '2 x ₹60 = ₹120'],
  ['The hoist costs Rs. 60 per hour, for a maximum period of 3 hours.', 'hoist for 5 hours how much', null],
  ['The hoist costs Rs. 60 per day, subject to a minimum.', 'hoist for 5 days how much', null],
  ['A scaffold or a hoist costs Rs. 40 per day, or Rs. 60 per day on a Sunday.', 'hoist for 5 days how much', null],
  ['The hoist costs Rs. 60 per month.', 'hoist for 5 months how much', null],
  ['The hoist costs Rs. 60 per day.', 'if the hoist is given back 3 days before, is it refunded?', null],
])('%s %s', (clause, question, line) => {
  const { text } = asked(clause, question)
  if (line === null) expect(text).not.toMatch(/\d x ₹\d/)
  else expect(text).toContain(line)
})

test.each([
  [
    'For repairs the Client pays the cost to the Service Provider plus 8%.',
    'repair costs 5000, how much does the client pay?',
    'together ₹5,400',
  ],
  [
    'If the Client cancels, the Service Provider keeps a cancellation fee of 15% plus the fee earned.',
    'client paid 8000 and cancels, how much is the cancellation fee?',
    '15% of ₹8,000 is ₹1,200. Read',
  ],
  ['A certificate costs 0.3% of the value of the load.', 'certificate for a load of 2 lakh how much', '₹600'],
])('a share of a bare sum, by what stands around it: %s', (clause, question, line) => {
  expect(asked(clause, question).text).toContain(line)
})
