import { describe, expect, test } from 'vitest'
import { fairNda, leaveAndLicence, samples, supplyCapitals } from '../testing/contracts.ts'
import { segment } from './clauses.ts'

/** 'number heading' of each clause, indented by level: what a reader sees in a table of contents. */
const outline = (text: string): string[] =>
  segment(text).clauses.map(
    ({ level, number, heading, kind }) =>
      `${'  '.repeat(level)}${kind === 'clause' ? '' : `<${kind}> `}${number ?? '-'}${heading === null ? '' : ` ${heading}`}`,
  )

const body = (text: string): string =>
  `AGREEMENT\n\nThis Agreement is made between A Limited (the "Client") and B LLP (the "Vendor").\n\nNOW THEREFORE the parties agree as follows:\n\n${text}`
const clausesOf = (text: string): string[] => outline(body(text)).slice(1)

describe('numbers, headings and nesting', () => {
  test('decimal numbers nest under their article', () => {
    expect(
      clausesOf(
        '1. SERVICES\n\n1.1 Scope. The Vendor shall serve.\n\n1.2 The Vendor shall report.\n\n2. FEES\n\n2.1 The Client shall pay.',
      ),
    ).toEqual(['1 SERVICES', '  1.1 Scope', '  1.2', '2 FEES', '  2.1'])
  })
  test('ARTICLE with Roman numerals, and 1.1 below it', () => {
    expect(
      clausesOf(
        'ARTICLE I\nDEFINITIONS\n\n1.1 Terms. Words have meanings.\n\nARTICLE II - PAYMENT\n\n2.1 The Client shall pay.',
      ),
    ).toEqual(['ARTICLE I DEFINITIONS', '  1.1 Terms', 'ARTICLE II PAYMENT', '  2.1'])
  })
  test('Roman numerals over headings of their own count clauses, behind a colon too', () => {
    expect(
      clausesOf(
        'It is agreed as under:\n\nI. PERIOD\nThe term is a year.\n\nII. FEE\nThe Client pays.\n\nIII. EXIT\nEither may leave.',
      ),
    ).toEqual(['I PERIOD', 'II FEE', 'III EXIT'])
  })
  test('a number that a scanner set apart from its full stop still counts', () => {
    expect(clausesOf('1 . SUPPLY\n1.1 The Vendor shall supply .\n\n2 . PRICE\n2.1 The Client shall pay .')).toEqual([
      '1 SUPPLY',
      '  1.1',
      '2 PRICE',
      '  2.1',
    ])
  })
  test('everything run together on one line is still taken apart', () => {
    expect(
      clausesOf(
        '1. Definitions. 1.1. "Fee" means the fee. 2. Payment 2.1. Fees. The Client shall pay the Fee. 2.2. Taxes. GST is extra. 3. Law. Indian law applies.',
      ),
    ).toEqual(['1 Definitions', '  1.1', '2 Payment', '  2.1 Fees', '  2.2 Taxes', '3 Law'])
  })
  test('(a) and (b) that read on from a lead-in are items of the sentence, not clauses', () => {
    const { clauses } = segment(
      body(
        '1. The Client may:\n(a) inspect the goods;\n(b) reject them; and\n(c) claim a refund.\n\n2. The Vendor shall pay.',
      ),
    )
    expect(clauses.map((clause) => clause.number)).toEqual([null, '1', '2'])
    expect(clauses[1]!.sentences.map((sentence) => sentence.full)).toEqual([
      'the client may:',
      'the client may: (a) inspect the goods;',
      'the client may: (b) reject them; and',
      'the client may: (c) claim a refund.',
    ])
  })
  test('(a) and (b) that are sentences of their own are sub-clauses', () => {
    expect(
      clausesOf(
        '1. Termination\n\n(a) For cause. Either party may terminate for breach.\n\n(b) For convenience. Either party may terminate on notice.\n\n2. Law. Indian law applies.',
      ),
    ).toEqual(['1 Termination', '  1(a) For cause', '  1(b) For convenience', '2 Law'])
  })
  test('(i) after (h) is a letter, (i) after a colon is a numeral', () => {
    const letters = 'abcdefghij'
      .split('')
      .map((letter) => `(${letter}) The Vendor shall do thing ${letter}.`)
      .join('\n\n')
    expect(clausesOf(`1. DUTIES\n\n${letters}`).slice(-2)).toEqual(['  1(i)', '  1(j)'])
    expect(
      clausesOf(
        '1. DUTIES\n\n(a) The Vendor has these duties.\n\n(i) It shall serve.\n\n(ii) It shall report.\n\n(b) The Client shall pay.',
      ),
    ).toEqual(['1 DUTIES', '  1(a)', '    1(a)(i)', '    1(a)(ii)', '  1(b)'])
  })
  test('a reference, a year or a figure is not a clause number', () => {
    expect(
      clausesOf(
        '1. Term. This Agreement runs for\n12 months from the date in\nclause 4 above and ends in\n2027.\n\n2. Fees. The Client shall pay as section 3.1 says.',
      ),
    ).toEqual(['1 Term', '2 Fees'])
  })
  test('schedules start afresh', () => {
    expect(
      clausesOf(
        '1. Fees. The Client shall pay the fees set out in Schedule A to this Agreement within thirty days of each invoice that the Vendor sends under it, without deduction.\n\n2. Law. Indian law applies.\n\nSCHEDULE A\n\n1. First item of the list.\n\n2. Second item of the list.',
      ),
    ).toEqual(['1 Fees', '2 Law', '<schedule> - SCHEDULE A', '1', '2'])
  })
  test('a table of contents is not read as clauses', () => {
    expect(
      clausesOf(
        'TABLE OF CONTENTS\n1. Services .......... 2\n2. Fees .......... 3\n\n1. SERVICES\n\nThe Vendor shall serve.\n\n2. FEES\n\nThe Client shall pay.',
      ),
    ).toEqual(['1 SERVICES', '2 FEES'])
  })
  test('page numbers on lines of their own are not clauses', () => {
    expect(
      clausesOf(
        '1. Services. The Vendor shall serve.\n\n2\n\n2. Fees. The Client shall pay.\n\nPage 3 of 9\n\n3. Law. Indian law applies.',
      ),
    ).toEqual(['1 Services', '2 Fees', '3 Law'])
  })
  test('headings in capitals without numbers', () => {
    expect(outline(supplyCapitals)).toEqual(
      expect.arrayContaining(['- PRICE', '- PAYMENT', '- LIMITATION OF LIABILITY', '<schedule> - ANNEXURE A']),
    )
  })
  test('numbered parties and recitals stay in the opening', () => {
    expect(
      outline(
        'DEED\n\nThis Deed is made between:\n\n1. A Limited ("Client"); and\n\n2. B LLP ("Vendor").\n\nWHEREAS\n\n1. The Client sells.\n\n2. The Vendor makes.\n\nNOW THEREFORE the parties agree as follows:\n\n1. SERVICES\n\n1.1 The Vendor shall serve.',
      ),
    ).toEqual(['<parties> -', '<recitals> -', '1 SERVICES', '  1.1'])
  })
  test('a plain-English agreement with run-in headings', () => {
    expect(outline(fairNda).slice(1, 5)).toEqual(['1 Confidential Information', '2 Duty', '3 Exceptions', '4 Term'])
  })
})

describe('places', () => {
  test.each(samples.map((text, index) => [index + 1, text] as const))(
    'sample %i: clauses follow each other without overlap and cover the text',
    (_, text) => {
      const { clauses } = segment(text)
      clauses.forEach((clause, index) => {
        expect(clause.start).toBeLessThanOrEqual(clause.end)
        expect(text.slice(clause.end, clauses[index + 1]?.start ?? text.length).trim()).toBe('')
      })
      expect(text.slice(0, clauses[0]!.start).trim()).toBe('')
    },
  )
  test('normalised words map back to the original', () => {
    const { text, clauses } = segment(leaveAndLicence)
    for (const clause of clauses) {
      for (const sentence of clause.sentences) {
        const original = leaveAndLicence.slice(text.toOriginal[sentence.start], text.toOriginal[sentence.end - 1]! + 1)
        expect(
          original
            .toLowerCase()
            .replace(/\s+/g, ' ')
            .replace(/[\u2018\u2019]/g, "'")
            .replace(/[\u201c\u201d]/g, '"'),
        ).toBe(sentence.text)
      }
    }
  })
})
