import { describe, expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { findWith, openings } from '../../../testing/contract-of.ts'
import { whoStopsRenewal } from './detect.ts'

type Opening = keyof typeof openings

/** Who bears it, how gravely: 'Customer high'. */
const found = (text: string, opening: Opening): string[] =>
  findWith(whoStopsRenewal, text, opening).map(({ burdened, severity }) =>
    typeof burdened === 'object' && burdened !== null ? `${burdened.role} ${severity}` : 'nobody',
  )

describe('whoever must act so that it does not renew', () => {
  test.each<[string, Opening, string[]]>([
    [
      'This Agreement shall renew automatically for successive terms of one year unless the Customer gives the Provider ninety days written notice before expiry.',
      'saas',
      ['Customer high'],
    ],
    [
      'The subscription renews for a further year unless you tell us in writing forty-five days before it ends.',
      'terms',
      ['User medium'],
    ],
    [
      'The term is extended for further terms of one month unless the Client notifies the Service Provider fifteen days before the term ends.',
      'services',
      ['Client low'],
    ],
    [
      'This Agreement stands renewed for another year unless sixty days notice is given by the Customer.',
      'saas',
      ['Customer high'],
    ],
  ])('%s', (text, opening, expected) => expect(found(text, opening)).toEqual(expected))
})

test('where the paid side alone can stop it, the other one is bound for as long as that side likes', () => {
  const text =
    'This Agreement shall renew automatically for further terms of three years unless the Provider gives ninety days notice before the end of the term.'
  expect(found(text, 'saas')).toEqual(['Provider low', 'Customer high'])
})

describe('what is left to the reader of passages', () => {
  test.each<[string, Opening]>([
    [
      'This Agreement shall renew for successive terms of one year unless either party gives sixty days notice.',
      'saas',
    ],
    ['The Lessee shall vacate the premises unless the Lessor gives sixty days notice of a longer stay.', 'lease'],
    ['The term may be renewed for one year by a written agreement signed by both parties.', 'saas'],
    ['This Agreement renews each year unless terminated for breach on notice by the Provider.', 'saas'],
    ['The Provider shall give ninety days notice before the Customer is billed for a further term.', 'saas'],
  ])('%s', (text, opening) => expect(found(text, opening)).toEqual([]))
})

const contract = (who: string) =>
  `${openings.saas}1. Fees. The Customer shall pay Rs. 90,000 a month.\n\n2. Renewal. This Agreement shall renew automatically for successive terms of one year unless the ${who} gives ninety days written notice before the term ends.\n\n3. Law. Indian law applies.\n`
const renewalFor = (text: string, party: string) =>
  analyze(text, { day: '2026-11-21', party }).critical_issues.filter(({ category }) => category === 'auto_renewal_trap')

test('the card says for how long, by when, and stands with the side that must act, not with the other', () => {
  const [card, ...more] = renewalFor(contract('Customer'), 'Customer')
  expect(card?.title).toBe('It renews by itself for 1 year unless you say no 90 days before its end')
  expect(card?.severity).toBe('high')
  expect(more).toEqual([])
  expect(renewalFor(contract('Customer'), 'Provider')).toEqual([])
})

test('whoever has no word in a renewal is told so, with words to ask for', () => {
  const [card] = renewalFor(contract('Provider'), 'Customer')
  expect(card?.title).toBe('It renews by itself for 1 year, and only the Provider can stop it')
  expect(card?.suggested_wording).toMatch(/^Either party may stop the renewal/)
  expect(renewalFor(contract('Provider'), 'Provider').map(({ severity }) => severity)).toEqual(['low'])
})
