import { expect, test } from 'vitest'
import { segment } from './clauses.ts'

const numbersOf = (text: string) => segment(text).clauses.flatMap(({ number }) => (number === null ? [] : [number]))
const head = 'SUPPLY\n\n'

test.each([
  [
    'the foot of a page',
    '4.1 Price. The Buyer pays.\n\nCONFIDENTIAL 4.2 Tax. The Buyer bears tax.\n\n4.3 Time. In 30 days.',
  ],
  ['an address', '4.1 Notices go to 12 Mill Road, Pune 411001 4.2 Tax. The Buyer bears tax.\n\n4.3 Time. In 30 days.'],
  ['a letter below it', '4.1 Price. The Buyer pays.\n\nMumbai 4.2 a) Tax is extra.\n\n4.3 Time. In 30 days.'],
])('a number that %s ran into is counted where its neighbours are', (_, text) => {
  expect(numbersOf(head + text).filter((number) => /^4\.\d$/.test(number))).toEqual(['4.1', '4.2', '4.3'])
})
test('what stands below a number that was lost is counted below it', () => {
  const text =
    '4.1 Price. The Buyer pays.\n\nPage foot 4.2 Tax.\n\n(a) GST is extra.\n\n(b) TDS is taken off.\n\n4.3 Time.'
  expect(numbersOf(head + text)).toEqual(['4.1', '4.2', '4.2(a)', '4.2(b)', '4.3'])
})
test('a plain number is taken where a heading stands behind it', () => {
  const text = (words: string) =>
    `1. Price. The Buyer pays.\n\n2. Notices. They go to 4 Mill Road, Pune 411001 ${words}\n\n4. Law. Indian law applies.`
  expect(numbersOf(head + text('3. Expenses. Each bears its own.'))).toEqual(['1', '2', '3', '4'])
  expect(numbersOf(head + text('3. Kothrud it is called by all who ever lived near there'))).toEqual(['1', '2', '4'])
})
test.each([
  'The Buyer pays what Section 4.2 Tax says.',
  'See 4.1 and 4.2 Tax for more.',
  'First x 4.2 Tax. Second y 4.2 Tax.',
])('a reference, or what stands there twice, is no clause: %s', (words) => {
  expect(numbersOf(`${head}4.1 Price. ${words}\n\n4.3 Time. In 30 days.\n\n4.4 Law. Indian law.`)).toEqual([
    '4.1',
    '4.3',
    '4.4',
  ])
})
test('a number is sought between two of its own branch alone', () => {
  const text =
    '1. Price\n\n1.1 The Buyer pays.\n\n2. Tax\n\n2.1 The Buyer bears tax, x 1.2 Late. It is due.\n\nSCHEDULE\n\n1. Goods\n\n1.1 Cloth.\n\n1.2 Yarn.\n\n1.3 Dye.'
  expect(numbersOf(head + text).filter((number) => number === '1.2')).toHaveLength(1)
})

test('a clause in capitals behind the date at the head of a page is counted, and all below it', () => {
  const text =
    '1. TERM 1.1 Begin. It begins now. 1.2 End. It ends.\n\nMay 3, 2016 2. DEFAULT 2.1 Cure. Sixty days. 3. NOTICES 3.1 Post. By post.'
  expect(numbersOf(head + text)).toEqual(['1', '1.1', '1.2', '2', '2.1', '3', '3.1'])
})
