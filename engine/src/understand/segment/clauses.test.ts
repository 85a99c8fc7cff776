import { describe, expect, test } from 'vitest'
import { fairNda, leaveAndLicence, samples, supplyCapitals } from '../../testing/contracts.ts'
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

describe('numbers that stand awkwardly', () => {
  test('a first clause behind a title without a full stop begins a numbering', () => {
    expect(
      clausesOf(
        'TERMS   1. Definitions.   (a) "Fee" means the fee.   (b) "Site" means the site.   2. Payment.   The Client shall pay the Fee.   3. Law.   Indian law applies.',
      ),
    ).toEqual(['1 Definitions', '  1(a)', '  1(b)', '2 Payment', '3 Law'])
  })
  test('a heading in several parts does not hide the first clause below it', () => {
    expect(
      clausesOf(
        '1. Claims by Others; Defence; Costs 1.1 Notice. Each party shall tell the other. 1.2 Defence. The Vendor shall defend. 2. Term. One year.',
      ),
    ).toEqual(['1 Claims by Others; Defence; Costs', '  1.1 Notice', '  1.2 Defence', '2 Term'])
  })
  test('a chapter behind an address without a full stop is found by its heading and its first clause', () => {
    expect(
      clausesOf(
        '1. NOTICES 1.1 Address. Notices go to the Vendor, attention of the President 2. GENERAL 2.1 Authority. Both may sign. 2.2 Whole. This is all.',
      ),
    ).toEqual(['1 NOTICES', '  1.1 Address', '2 GENERAL', '  2.1 Authority', '  2.2 Whole'])
  })
  test('one lost number does not swallow those that follow it', () => {
    expect(
      clausesOf(
        '1. Delivery 1.1 The Vendor shall report what is ready 1.2 so that the Client can name the place. 1.3 The risk shall pass on delivery. 1.4 The Vendor shall insure the goods. 2. Law. Indian law applies.',
      ),
    ).toEqual(['1 Delivery', '  1.1', '  1.3', '  1.4', '2 Law'])
  })
  test('a line that heads every page is not a clause', () => {
    const page = (words: string): string => `${words}\n\nFINAL EXECUTION DRAFT\n\n`
    expect(
      clausesOf(
        `${page('1. Scope. The Vendor shall')}${page('serve the Client.\n\n2. Fees. The Client shall')}${page('pay.\n\n3. Term. One')}${page('year.\n\n4. Law. Indian law applies.\n\n5. Seat. Pune.')}`,
      ),
    ).toEqual(['1 Scope', '2 Fees', '3 Term', '4 Law', '5 Seat'])
  })
  test('words of agreement inside a numbered clause do not end the recitals', () => {
    const text =
      'AGREEMENT between A Limited (the "Client") and B LLP (the "Vendor").\n\n1. Scope. The Vendor shall serve.\n\n2. Term. One year.\n\n3. Fees. In return the Client agrees as follows:\n\nA. Advance. The Client shall pay in advance.\n\n(1) The advance is Rs. 10,000.\n\n4. Law. Indian law applies.\n'
    expect(segment(text).clauses.map(({ number }) => number)).toEqual(expect.arrayContaining(['1', '2', '3', '4']))
  })
  test('a list in the opening words does not number the clauses behind it', () => {
    const text =
      'NON-DISCLOSURE AGREEMENT\n\nThis Agreement consists of: (1) this page and (2) the terms below.\n\n1. Purpose. The parties will talk.\n\n2. Care. Each party shall take care.\n\n3. Law. Indian law applies.\n'
    expect(segment(text).clauses.flatMap(({ number }) => number ?? [])).toEqual(['1', '2', '3'])
  })
  test('a numbered list under a letter is cited with it', () => {
    const { clauses } = segment(
      body(
        '4. EXIT. (a) Ways out. This Agreement ends:\n\n1. By either party for breach.\n\n2. By the Client at any time.\n\n(b) Effects. The Client shall pay.\n\n5. LAW. Indian law applies.',
      ).replace('4. EXIT', '1. SCOPE. Services.\n\n2. FEES. Money.\n\n3. TERM. A year.\n\n4. EXIT'),
    )
    expect(clauses.map((clause) => clause.number)).toContain('4(a)(2)')
  })
})

describe('what used to be lost', () => {
  const terms = [
    'We may change the price of a plan on a day\u2019s notice, and you agree to pay it.',
    'You must keep your password to yourself and are liable for whatever is done with it.',
  ]
  test('paragraphs before the first number are clauses, and the opening is none', () => {
    const opening = 'TERMS\n\nThese terms are made between Orbis Limited ("we") and the customer ("you").'
    const { clauses } = segment(
      `${opening}\n\n${terms.join('\n\n')}\n\n1. Law. Indian law applies.\n\n2. Courts. Pune.\n\n3. Fees. None.\n\n4. Notice. Ten days.`,
    )
    expect(clauses.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'parties null',
      'clause null',
      'clause null',
      'clause 1',
      'clause 2',
      'clause 3',
      'clause 4',
    ])
    expect(clauses[1]!.text).toContain('change the price')
  })
  test('a number that was never written does not swallow the next: 4., 5.1, 6.', () => {
    expect(
      clausesOf(
        '1. Scope. The Vendor shall serve.\n\n2. Fees. The Client shall pay.\n\n3. Law. Indian.\n\n4. Term. A year.\n\n5.1 The Client may end it.\n\n5.2 So may the Vendor.\n\n6. Notices. By post.\n\n7. General. None.',
      ),
    ).toEqual(['1 Scope', '2 Fees', '3 Law', '4 Term', '  5.1', '  5.2', '6 Notices', '7 General'])
  })
  test('numbers that were put in later: 13A, 13A.1', () => {
    expect(
      clausesOf(
        '1. Scope. The Vendor shall serve.\n\n2. Fees. The Client shall pay.\n\n2A. Late fees. None.\n\n2A.1 The Client pays in time.\n\n2A.2 The Vendor has to wait for it.\n\n2B. Tax. Extra.\n\n3. Law. Indian.',
      ),
    ).toEqual(['1 Scope', '2 Fees', '2A Late fees', '  2A.1', '  2A.2', '2B Tax', '3 Law'])
  })
  test('pages that were cut out of a contract count from where they begin; a lone number among them does not', () => {
    expect(
      clausesOf(
        '12. Supply. The Vendor shall serve.\n\n13. Price. The Client shall pay.\n\n13A. Set-off. None.\n\n14. Exit. A month.',
      ),
    ).toEqual(['12 Supply', '13 Price', '13A Set-off', '14 Exit'])
    const lone = segment(body('The goods go to:\n\n48. Lake Road, Pune.\n\nThe Vendor shall serve.\n\n1. Law. Indian.'))
    expect(lone.clauses.map(({ number }) => number)).not.toContain('48')
  })
  test('two signs at one place, (iv)(b), are both read', () => {
    const { clauses } = segment(
      body(
        '1. Rights\n\n(i) The Client may inspect.\n\n(ii)(a) The Vendor may enter.\n\n(b) The Vendor may leave.\n\n2. Law. Indian.',
      ),
    )
    expect(clauses.map(({ number }) => number)).toEqual([null, '1', '1(i)', '1(ii)', '1(ii)(a)', '1(ii)(b)', '2'])
  })
  test('bullets are items of the sentence that leads into them, rows of a table sentences', () => {
    const { clauses } = segment(
      body(
        '1. The Client may:\n\u2022 inspect the goods\n\u2022 reject them\n\n2. Fees\n\nItem\tFee\nDesk\tRs. 900\nRoom\tRs. 4,000\n\n3. Law. Indian.\n\n4. Courts. Pune.',
      ),
    )
    expect(clauses[1]!.sentences.map(({ full }) => full).slice(1)).toEqual([
      'the client may: \u2022 inspect the goods',
      'the client may: \u2022 reject them',
    ])
    expect(clauses[2]!.sentences.map(({ text }) => text)).toEqual(['item fee', 'desk rs. 900', 'room rs. 4,000'])
  })
  test('a page that came as one paragraph is cut between sentences, under the number it stands in', () => {
    const long = terms.join(' ').repeat(60)
    const { clauses } = segment(body(`1. General. ${long}\n\n2. Law. Indian law applies.`))
    const parts = clauses.filter(({ number }) => number === '1')
    expect(parts.length).toBeGreaterThan(4)
    expect(Math.max(...parts.map(({ start, end }) => end - start))).toBeLessThan(long.length / 4)
    expect(parts.every(({ text }) => /\.$/.test(text.trim()))).toBe(true)
    expect(clauses.at(-1)!.number).toBe('2')
  })
  test('acting "for and on behalf of" somebody in a clause is no signature', () => {
    const many =
      '3. Agents. The Agent acts for and on behalf of the Client in all sales.\n\n4. Fees. The Client pays.\n\n5. Law. Indian.\n\n'
    expect(
      clausesOf(`1. Scope. All.\n\n2. Term. A year.\n\n${many}6. Notices. By post.\n\nFor and on behalf of A Limited`),
    ).toEqual(['1 Scope', '2 Term', '3 Agents', '4 Fees', '5 Law', '6 Notices', '<signature> -'])
  })
})
