import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { crossBorderDataTransfer } from './cross-border-data-transfer.ts'

type Opening = keyof typeof openings

describe('personal data that may go to any country', () => {
  test.each<[string, Opening, string]>([
    ['Customer Data may be stored or processed anywhere in the world.', 'saas', 'medium'],
    ['The Provider may move personal data to any location without notice.', 'saas', 'medium'],
    ['The Customer consents to the transfer of personal data to any country, whatever its law.', 'saas', 'medium'],
    ['Payment data may be hosted abroad by the Provider.', 'saas', 'high'],
    ['Your information may be transferred to other countries where we operate.', 'terms', 'medium'],
    [
      'The Processor may process personal data of persons in the European Union outside India and in any other country.',
      'dpa',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(crossBorderDataTransfer, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Personal data shall be hosted in India only.', 'saas'],
    ['The Provider may transfer personal data abroad subject to section 16 of the DPDP Act.', 'saas'],
    ['The Processor shall not transfer personal data outside India without consent.', 'dpa'],
    ['Transfers of personal data outside the EU are made under the standard contractual clauses annexed.', 'dpa'],
    ['The Supplier may store the castings in any location.', 'supply'],
    ['The Distributor may sell the products in any other country.', 'distribution'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(crossBorderDataTransfer, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Provider may relocate the Customer data to servers overseas at any time.', 'saas'],
    ['Customer Data may be stored in any part of the world.', 'saas'],
  ])('found: %s', (text, opening) => {
    expect(findWith(crossBorderDataTransfer, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Provider shall not shift Customer data outside India.', 'saas'],
    ['Support is given in any part of the world.', 'saas'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(crossBorderDataTransfer, text, opening)).toEqual([])
  })
})
