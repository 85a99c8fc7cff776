import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unregisteredOrUnstamped } from './unregistered-or-unstamped.ts'

type Opening = keyof typeof openings

describe('a document that lacks the registration or the stamp that the law asks for', () => {
  test.each<[string, Opening, string]>([
    ['The Lessor lets the premises to the Lessee for a term of 36 months from 1 January 2027.', 'lease', 'critical'],
    ['The lease shall be for a period of five (5) years.', 'lease', 'critical'],
    [
      '1. The lease is for three years.\n\n2. The parties agree that this deed need not be registered.',
      'lease',
      'critical',
    ],
    ['The tenancy shall run from year to year at a monthly rent.', 'lease', 'critical'],
    ['This Agreement is executed on plain paper; stamp duty shall be paid if required.', 'services', 'medium'],
    ['The term of the lease is from 1 April 2027 to 31 March 2032.', 'lease', 'critical'],
    ['The flat at Andheri, Mumbai is let for eleven months.', 'lease', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(unregisteredOrUnstamped, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Lessor lets the premises to the Lessee for a term of eleven months.', 'lease'],
    [
      '1. The lease is for three years.\n\n2. The Lessee shall bear stamp duty and registration charges of this deed, which shall be registered within four months.',
      'lease',
    ],
    ['1. The term is eleven months.\n\n2. There is a lock-in period of two years if the lease is renewed.', 'lease'],
    ['The Supplier warrants the goods for a period of three years.', 'supply'],
    ['Stamp duty on this Agreement has been paid by e-stamp certificate IN-KA123.', 'services'],
    ['The unregistered trade marks of the Licensor are listed in Schedule 1.', 'licence'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unregisteredOrUnstamped, text, opening)).toEqual([])
  })

  test('a leave and licence in Pune with no word of registration is found, and the same with one is not', () => {
    const text = 'The Licensor grants leave and licence of the flat at Pune for eleven months.'
    const type = 'leave_and_licence_agreement'
    expect(severityOf(findWith(unregisteredOrUnstamped, text, 'licence', type))).toBe('high')
    const registered = `${text} The Licensor shall register this agreement with the Sub-Registrar.`
    expect(findWith(unregisteredOrUnstamped, registered, 'licence', type)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The lease runs for four years. The registration of this deed is not required.', 'lease'],
  ])('found: %s', (text, opening) => {
    expect(findWith(unregisteredOrUnstamped, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    [
      'The lease runs for four years. The registration of this deed shall be done within four months at the cost of the Lessee.',
      'lease',
    ],
  ])('silent: %s', (text, opening) => {
    expect(findWith(unregisteredOrUnstamped, text, opening)).toEqual([])
  })
})
