import { describe, expect, test } from 'vitest'
import { segment } from './clauses.ts'

/** 'number heading' of each clause, indented by level. */
const outline = (text: string): string[] =>
  segment(text).clauses.map(
    ({ level, number, heading }) => `${'  '.repeat(level)}${number ?? '-'}${heading === null ? '' : ` ${heading}`}`,
  )
const clausesOf = (text: string): string[] =>
  outline(
    `AGREEMENT\n\nThis Agreement is made between A Limited (the "Client") and B LLP (the "Vendor").\n\nNOW THEREFORE the parties agree as follows:\n\n${text}`,
  ).slice(1)

describe('headings over lists', () => {
  test('lists that begin anew under each numbered heading are counted within it', () => {
    expect(
      clausesOf(
        '3. Pupils & Lessons\n1. Entry\nPupils fill in the form.\n2. Presence\nPupils must attend.\n3. Tests\nPupils must pass.\n\n4. Centres\n1. Licence\nCentres must sign.\n2. Area\nCentres must keep to it.\n\n5. Checks\nRecords may be checked.\n\n6. Law\n1. Disputes are talked over.\n2. The courts of Pune shall decide.\n\n7. Changes\nTerms may change.',
      ).filter((line) => !line.includes('<')),
    ).toEqual(
      expect.arrayContaining([
        '3 Pupils & Lessons',
        '  3(1) Entry',
        '  3(3) Tests',
        '4 Centres',
        '  4(2) Area',
        '5 Checks',
        '6 Law',
        '  6(2)',
        '7 Changes',
      ]),
    )
  })
  test('a heading without a number over a list that begins anew is no part of the clause above', () => {
    expect(
      clausesOf(
        '1. Work\nThe Vendor shall work.\n\n2. Whole Agreement\nThis Agreement is the whole of what was agreed between them.\n\nOther Terms & Conditions:\n1. The Vendor shall pay the fine of the bank.\n2. The Client may change its rules.',
      ),
    ).toEqual(['1 Work', '2 Whole Agreement', '- Other Terms & Conditions', '  1', '  2'])
  })
  test('what is agreed in a later clause does not end the recitals', () => {
    expect(
      outline(
        '1. Term\nThis licence runs for eleven months.\n2. This licence has a lock-in of six months.\n3. Host\nThe Host shall clean.\n4. Fee\nThe Client shall pay. Also, it is agreed between the parties that more seats cost more.\n5. Use\n1. The Client shall not smoke.\n2. The Client shall keep quiet.\n',
      ).slice(0, 4),
    ).toEqual(['1 Term', '2', '3 Host', '4 Fee'])
  })
})

describe('numbers that papers write their own way', () => {
  const numbersOf = (text: string): string[] =>
    segment(text)
      .clauses.filter(({ number }) => number !== null)
      .map(({ number, heading }) => `${number} ${heading ?? ''}`.trim())
  test.each<[string, string, string[]]>([
    [
      'Clause No.',
      'AGREEMENT\n\nClause No. 1: Scope\nThe Vendor shall clean.\n\nClause No. 2: Fees\nThe Client shall pay.\n',
      ['Clause 1 Scope', 'Clause 2 Fees'],
    ],
    [
      'a picture before the number',
      '## 🚗 1. Vehicle\nThe driver shall keep the car.\n\n## ⚖️ 2. Disputes\nCourts at Pune shall decide.\n',
      ['1 Vehicle', '2 Disputes'],
    ],
    ['Art.', 'SALE\n\nArt. 1 Object\nA shall sell.\n\nArt. 2 Price\nB shall pay.\n', ['Art. 1 Object', 'Art. 2 Price']],
    ['a dash', 'SALE\n\n1 - Object\nA shall sell.\n\n2 – Price\nB shall pay.\n', ['1 Object', '2 Price']],
    ['points', 'Point 1. The vendor shall deliver.\nPoint 2. The client shall pay.\n', ['Point 1', 'Point 2']],
  ])('%s', (_, text, expected) => {
    expect(numbersOf(text)).toEqual(expected)
  })
  test('a range in a sentence is no number', () => {
    expect(numbersOf('SALE\n\n1. Goods\nA shall sell 2 - Three boxes.\n\n2. Price\nB shall pay.\n')).toEqual([
      '1 Goods',
      '2 Price',
    ])
  })
})

test('lines that each have a label and say something are clauses, also without blank lines between them', () => {
  const text =
    'HOSTEL RULES\n\nRENT: Rent is payable by the 5th of each month.\nDEPOSIT: The deposit of one month is refundable.\nGUESTS: Guests may not stay overnight.\n'
  expect(outline(text)).toEqual(['- HOSTEL RULES', '- RENT', '- DEPOSIT', '- GUESTS'])
  const particulars = 'Name: Asha Rao\nPhone: 98450 00000\nCity: Pune\nPAN: AAAPR0000A\n'
  expect(outline(particulars)).toHaveLength(1)
})
