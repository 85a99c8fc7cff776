import { expect, test } from 'vitest'
import { segment } from './clauses.ts'

const numbersOf = (text: string) => segment(text).clauses.flatMap(({ number }) => (number === null ? [] : [number]))
test('a number on a line of its own has the heading below it', () => {
  const text =
    'TERMS OF HIRE\n\n01.\n\nRETURN OF THE MACHINE\n\nThe Customer returns the machine clean.\n\n02.\n\nLATE RETURN\n\nThe Customer pays Rs. 500 for each day.\n\n03.\n\nDAMAGE\n\nThe Customer pays for damage.\n\n04.\n\nLAW\n\nIndian law applies.'
  const { clauses } = segment(text)
  expect(clauses.filter(({ kind }) => kind === 'clause').map(({ number, heading }) => [number, heading])).toEqual([
    ['01', 'RETURN OF THE MACHINE'],
    ['02', 'LATE RETURN'],
    ['03', 'DAMAGE'],
    ['04', 'LAW'],
  ])
})
test('"Section 2.1" at the head of a line numbers a clause below its article', () => {
  const text =
    'LICENCE\n\nARTICLE I\n\nGRANT\n\nSection 1.1 Licence. The Licensor grants a licence.\n\nSection 1.2 Reserved.\n\nARTICLE II\n\nFEES\n\nSection 2.1 Royalty. The Licensee pays five percent.\n\nSection 2.2 Reports. The Licensee reports under\nSection 2.1 of this contract each month.\n\n(a) Reports are in writing.\n\n(b) Reports are complete.\n\nSection 2.3 Audit. The Licensor may inspect books.'
  expect(numbersOf(text)).toEqual(['ARTICLE I', '1.1', '1.2', 'ARTICLE II', '2.1', '2.2', '2.2(a)', '2.2(b)', '2.3'])
})
test.each(['as told in Section  6.1 above, each part', 'as told in Section\n6.1 above, each part'])(
  'a number behind "Section" inside a sentence counts nothing: %j',
  (words) => {
    const text = `CONTRACT\n\n6.1 Fees. The Buyer pays.\n\n6.2 Time. The Buyer pays in time,  ${words} apart.\n\n6.3 Tax. The Buyer bears tax.\n\n6.4 Law. Indian law applies.`
    expect(numbersOf(text)).toEqual(['6.1', '6.2', '6.3', '6.4'])
  },
)
