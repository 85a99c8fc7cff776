import { describe, expect, test } from 'vitest'
import { findWith, type openings, quoted, severityOf } from '../../../testing/contract-of.ts'
import { understand } from '../../../understand/contract.ts'
import { unsignedOrIncompleteDocument } from './detect.ts'

type Opening = keyof typeof openings

describe('blanks in a document', () => {
  test.each<[string, Opening, string]>([
    ['The Client shall pay a fee of Rs. ______ per month.', 'services', 'high'],
    ['The term of this Agreement is [●] months from the date of signing.', 'services', 'medium'],
    ['The salary of the Employee is INR XXXX per annum.', 'employment', 'high'],
    ['This lease commences on [date] and runs for eleven months.', 'lease', 'medium'],
    ['The price of the goods is TBD.', 'supply', 'high'],
    ['The rent is Rs ........... payable in advance.', 'lease', 'high'],
    ['The services are described in ________ of the ________ file.', 'services', 'low'],
  ])('are found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(unsignedOrIncompleteDocument, text, opening))).toBe(severity)
  })

  test('all blanks of a document are one finding, at the first telling one', () => {
    const text = '1. The site is ______.\n\n2. The fee is Rs. ______ a month.\n\n3. The term is ______ years.'
    expect(findWith(unsignedOrIncompleteDocument, text)).toHaveLength(1)
    expect(quoted(unsignedOrIncompleteDocument, text)).toEqual(['The fee is Rs. ______ a month.'])
  })

  test('an address that is left open is told as one, whatever stands before it', () => {
    const [found] = findWith(
      unsignedOrIncompleteDocument,
      'The Agency arranges loans from its registered office at ____________ and nowhere else.',
    )
    expect(found?.values).toMatchObject({ what: 'party' })
  })

  test('the form of a report, behind the contract, is filled in later', () => {
    const text = `1. Reports. The Licensee reports its sales by the form in Exhibit B.\n\n2. Law. Indian law applies.\n\n3. Exhibit B monthly sales report for the period of ______ to ______ total royalties Rs. ______.`
    expect(findWith(unsignedOrIncompleteDocument, text, 'licence')).toEqual([])
  })

  test('a template is only a reminder', () => {
    const text = 'This is a template. The Client shall pay Rs. ______ a month.'
    expect(severityOf(findWith(unsignedOrIncompleteDocument, text))).toBe('low')
  })

  test('a form with an open date is only a reminder, in its first lines too', () => {
    const contract = understand(
      'FORM OF CONTENT LICENCE AGREEMENT\n\nThis Agreement, dated as of ___________, 2027, is between Chitra Films Limited (the "Licensor") and Deccan Screens Limited (the "Licensee").\n\n1. Grant. The Licensor grants a licence.\n',
      '2026-11-21',
    )
    expect(unsignedOrIncompleteDocument.readWhole?.(contract)?.map(({ severity }) => severity)).toEqual(['low'])
  })

  test('a duty to seek confidential treatment does not make blanks redactions', () => {
    const text =
      'The Receiving Party shall help to obtain confidential treatment for it. The law of [fill in state] applies.'
    expect(findWith(unsignedOrIncompleteDocument, text, 'nda')).toHaveLength(1)
  })

  test.each<[string, Opening]>([
    ['The Client shall pay a fee of Rs. 50,000 per month.', 'services'],
    [
      'The parties sign below.\n\nIN WITNESS WHEREOF the parties have signed.\n\nSignature: ____________\nName: ____________',
      'services',
    ],
    ['The price is [***]; confidential treatment has been requested for it.', 'supply'],
    ['The Supplier shall deliver the goods within thirty (30) days [see clause 4].', 'supply'],
    ['Definitions ........ 3', 'services'],
    [
      'The Client shall pay the fee of Rs. 40,000 in advance.\n\nYours faithfully,\nAsha Rao\nAccepted the above terms: ______________ (Client) ______________ (Guarantor) Date: ______',
      'services',
    ],
    ['The model is XL and the size is XXL.', 'supply'],
  ])('are not seen in: %s', (text, opening) => {
    expect(findWith(unsignedOrIncompleteDocument, text, opening)).toEqual([])
  })
})
