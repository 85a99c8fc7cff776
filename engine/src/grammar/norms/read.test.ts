import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalize } from '../normalize.ts'
import { findMoney, findPeriods } from '../numbers.ts'
import { splitSentences } from '../sentences.ts'
import type { Naming, Norm, Somebody } from './norm.ts'
import { readNorms } from './read.ts'

const NAMES = /\b(?:the other party|either party|neither party|supplier|client|landlord|tenant|we|us|you)\b/g
const MUTUAL = /party$/

/** The norms of some words in which suppliers, clients, landlords, tenants, 'we' and 'you' are the parties. */
function read(words: string, items: readonly number[] = []): { norms: Norm<string>[]; slice: (span?: Span) => string } {
  const text = normalize(words)
  const namings = [...text.norm.matchAll(NAMES)].map(
    (match): Naming<string> => ({
      start: match.index,
      end: match.index + match[0].length,
      who: MUTUAL.test(match[0]) ? 'mutual' : match[0] === 'us' ? 'we' : match[0],
    }),
  )
  const known = { norm: text.norm, namings, money: findMoney(text.norm), periods: findPeriods(text.norm) }
  const sentences = splitSentences(text, 0, text.norm.length, items)
  return { norms: readNorms(sentences, known), slice: (span) => (span ? text.norm.slice(span.start, span.end) : '') }
}
type Span = { readonly start: number; readonly end: number }

const holderOf = ({ who }: Somebody<string>): string => who ?? 'other'
const told = (words: string, items?: readonly number[]): string[] =>
  read(words, items).norms.map(
    ({ kind, holder, act }) => `${kind} ${holder === undefined ? '?' : holderOf(holder)} ${act.lemma}`,
  )

test.each([
  ['The Supplier shall deliver the goods.', 'duty supplier deliver'],
  ['The Supplier may change its prices.', 'power supplier change'],
  ['The Supplier reserves the right to change its prices.', 'power supplier change'],
  ['The prices may be changed by the Supplier.', 'power supplier change'],
  ['The Supplier is authorised to change its prices.', 'power supplier change'],
  ['The Client is at liberty to buy elsewhere.', 'power client buy'],
  ['The Client shall not assign this Agreement.', 'ban client assign'],
  ['Neither party shall assign this Agreement.', 'ban mutual assign'],
  ['The Client agrees not to hire our people.', 'ban client hire'],
  ['The Supplier shall not be liable for delay.', 'immunity supplier liable'],
  ['In no event shall the Supplier be liable for delay.', 'immunity supplier liable'],
  ['The Supplier assumes no responsibility for delay.', 'immunity supplier assume'],
  ['No refund will be given.', 'immunity ? give'],
  ['The Client waives all claims.', 'waiver client waive'],
  ['The Client releases the Supplier from all claims.', 'waiver client release'],
  ['The Client shall have no claim against the Supplier.', 'waiver client claim'],
  ['It shall be lawful for the Landlord to enter.', 'power landlord enter'],
  ['You authorise us to debit your account.', 'power we debit'],
  ['The decision of the Supplier shall be final.', 'power supplier decide'],
  ['The liability of the Supplier shall not exceed Rs. 5,000.', 'immunity supplier exceed'],
  ['Do not copy the pictures.', 'ban ? copy'],
  ['Guests must leave by ten.', 'duty other leave'],
  ['No action, regardless of its form, may be brought by the Client.', 'ban client bring'],
  ['No suit, claim or proceeding shall be instituted by the Client.', 'ban client institute'],
  ['No later than Friday, the goods, whatever their kind, must be moved by the Supplier.', 'duty supplier move'],
])('%s', (words, expected) => {
  expect(told(words)).toEqual([expected])
})

test.each([
  'This Agreement shall be governed by the laws of India.',
  '"Goods" shall mean the goods in Schedule A.',
  'The Term shall expire on 31 March 2027.',
  'If the Client fails to pay, or the Supplier shall have reason to doubt it.',
])('binds nobody: %s', (words) => {
  expect(told(words)).toEqual([])
})

test('a condition and an exception are slots of a norm, and no norms', () => {
  const { norms, slice } = read(
    'If the Client fails to pay within 30 days, the Supplier may, without notice, stop the supply unless the Client gives a guarantee of Rs. 50,000.',
  )
  expect(norms).toHaveLength(1)
  const [norm] = norms
  expect(norm).toMatchObject({ kind: 'power', holder: { who: 'supplier' }, act: { lemma: 'stop', matter: 'suspend' } })
  expect(slice(norm?.trigger)).toBe('if the client fails to pay within 30 days')
  expect(slice(norm?.without)).toBe('without notice')
  expect(slice(norm?.limit)).toBe('unless the client gives a guarantee of rs. 50,000')
  expect(slice(norm?.object)).toBe('the supply')
  expect(norm?.money.map(slice)).toEqual(['rs. 50,000'])
})

test('verbs that are joined are norms each, with one holder', () => {
  expect(told('The Supplier may suspend or terminate the service.')).toEqual([
    'power supplier suspend',
    'power supplier terminate',
  ])
  expect(told('The Client shall pay the freight, and the Supplier shall bear the insurance.')).toEqual([
    'duty client pay',
    'duty supplier bear',
  ])
  expect(told('The Tenant shall pay the rent and shall not sublet the flat.')).toEqual([
    'duty tenant pay',
    'ban tenant sublet',
  ])
})

test('the items of a list have the holder and the kind of their lead', () => {
  const words = 'The Tenant shall: (a) pay the rent; (b) not sublet the flat; (c) keep it clean.'
  const items = [...words.matchAll(/\(/g)].map(({ index }) => index)
  expect(told(words, items)).toEqual(['duty tenant pay', 'ban tenant sublet', 'duty tenant keep'])
})

test.each([
  [
    'The Tenant shall: (a) use reasonable care; (b) notice of defects; (c) report defects.',
    ['duty tenant use', 'duty tenant report'],
  ],
  [
    'The Supplier will, at its sole expense: (a) market the goods; (b) use best efforts.',
    ['duty supplier market', 'duty supplier use'],
  ],
  [
    'The Supplier hereby agrees: (a) to ship each week; (b) not to sell elsewhere.',
    ['duty supplier ship', 'ban supplier sell'],
  ],
  ['The Client receives: (a) use of the hall; (b) market reports.', []],
])('items read on from their lead: %s', (words, expected) => {
  const items = [...words.matchAll(/\(/g)].map(({ index }) => index)
  expect(told(words, items)).toEqual(expected)
})

test('a promise may say for how long before it says what', () => {
  expect(told('The Supplier hereby agrees throughout the Term to use its best efforts.')).toEqual(['duty supplier use'])
})

test('the other party is told, and when', () => {
  const { norms, slice } = read('The Client shall pay the Supplier Rs. 500 within 45 days of the invoice.')
  expect(norms[0]?.counterparty?.who).toBe('supplier')
  expect(norms[0]?.time.map(slice)).toEqual(['within 45 days of the invoice'])
})

test('every slot is a span of the words, whatever they are, and the same words give the same norms', () => {
  const parts = fc.constantFrom(
    ...'the Supplier|Client|shall|may|not|be|liable|pay|,|;|:|and|or|if|unless|provided that|within 5 days|(a)|by|no|refund|which|to|have|the right to|without|Rs. 5|at any time|.|in no event|agrees|that|who'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (words) => {
      const text = words.join(' ')
      const { norms } = read(text)
      expect(read(text).norms).toEqual(norms)
      for (const { act, holder, object, trigger, limit, without, time, money, ...norm } of norms)
        for (const span of [norm, act, holder, object, trigger, limit, without, ...time, ...money])
          if (span !== undefined) {
            expect(span.start).toBeGreaterThanOrEqual(0)
            expect(span.end).toBeLessThanOrEqual(normalize(text).norm.length)
            expect(span.start).toBeLessThan(span.end)
          }
    }),
    { numRuns: 300 },
  )
})
