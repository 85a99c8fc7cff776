import { describe, expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { openings } from '../../testing/contract-of.ts'

const duties = (text: string): string[] =>
  analyze(`${openings.services}1. Scope. ${text}\n`, { day: '2026-11-21' }).obligations.map(
    ({ party, due }) => `${party.split(' ')[0]} ${due ?? '-'}`,
  )

describe('who must do what, and by when', () => {
  test.each<[string, string[]]>([
    ['The Service Provider shall report within ten days of each month.', ['Nilgiri within ten days of each month']],
    ['The Client shall pay the fee by the end of each quarter.', ['Orbis by the end of each quarter']],
    ['The invoice shall be paid by the Client within thirty days.', ['Orbis within thirty days']],
    ['The Service Provider shall be required to insure the site.', ['Nilgiri -']],
  ])('%s', (text, expected) => {
    expect(duties(text)).toEqual(expected)
  })
  test.each([
    'The Client shall have the right to inspect the work.',
    'The Client shall, therefore, be entitled to an injunction.',
    'The Client shall own the drawings.',
    'The Client shall be under no obligation to order more work.',
    'The Client will have the option to renew.',
    'All sums owed to the Client shall be remitted in rupees.',
    'The Service Provider will not refund the fee once a batch has begun.',
    'The Client will not entertain any claim by word of mouth.',
    'The Client shall not be entitled to call off an order.',
    'Visitors must be approved by the Service Provider.',
    'The Service Provider will not accept forms that another person brings.',
    'If the fee is late, the Service Provider shall have the right to end this Agreement, keep what was paid and not attend the event.',
  ])('a right, or a duty of nobody named, is no duty: %s', (text) => {
    expect(duties(text)).toEqual([])
  })
  test.each([
    'The Service Provider shall not accept any commission from others.',
    'The Service Provider will not accept gifts.',
    'The Service Provider must not accept orders from abroad.',
    'The Service Provider shall, without prejudice to the Client\u2019s right to terminate, pay for the loss.',
    'The Service Provider, who has no right to subcontract, shall insure the goods.',
  ])('a ban, and a duty beside a right, is told: %s', (text) => {
    expect(duties(text)).toHaveLength(1)
  })
  test('what must be approved by a day is a duty of whoever approves', () => {
    expect(duties('Each drawing shall be approved by the Client within six days.')).toEqual(['Orbis within six days'])
  })
  test('a letter that clings to its words opens an item of its own', () => {
    const text = `${openings.services}1. End.\na)The Client may end this Agreement at once.\nb)If the Service Provider leaves, the Service Provider shall give two months of notice.\n`
    const told = analyze(text, { day: '2026-11-21' }).obligations.map((duty) => duty.text)
    expect(told).toEqual(['b)If the Service Provider leaves, the Service Provider shall give two months of notice.'])
  })
  test('a verb in short binds as the whole one does', () => {
    const told = (words: string) =>
      analyze(`${openings.terms}1. Keys. You shall come on time. ${words}\n`, { day: '2026-11-21' }).obligations.length
    expect(told('You\u2019ll keep the keys.')).toBe(2)
    expect(told('We\u2019re bound to open at nine.')).toBe(2)
  })
  test('what lies far from the words for time is not when it falls due', () => {
    expect(
      duties('The Service Provider must return what was lent by the Client and is still of use before notice.'),
    ).toEqual(['Nilgiri -'])
  })
  test.each<[string, string[]]>([
    [
      'The Service Provider may hire drivers only after telling the Client in writing, and shall answer for what they do.',
      ['Nilgiri -'],
    ],
    ['As the Client will be training the staff, the Service Provider shall keep them for a year.', ['Nilgiri -']],
    [
      'On the end of the term the Client shall hand back the keys, and the Service Provider shall clean the site.',
      ['Orbis -', 'Nilgiri -'],
    ],
    ['A dispute shall be placed before a referee nominated by the Client.', []],
    ['No deposit of any kind shall be paid by the Service Provider.', []],
    ['The Service Provider shall have two days off in a week.', []],
    ['The Service Provider will draw Rs. 40,000 a month.', []],
  ])('the one who is bound is named, and nobody else: %s', (text, expected) => {
    expect(duties(text)).toEqual(expected)
  })
  test('a duty that is told in items is quoted with them', () => {
    const text = 'The Service Provider shall:\n\n(a) sweep the yard every day; and\n\n(b) lock the gate at night.'
    const [own] = analyze(`${openings.services}1. Scope. ${text}\n`, { day: '2026-11-21' }).obligations
    expect(own?.text).toMatch(/shall:[\s\S]*sweep the yard[\s\S]*lock the gate/)
  })
})
