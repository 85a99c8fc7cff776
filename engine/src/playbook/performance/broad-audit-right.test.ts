import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { broadAuditRight } from './broad-audit-right.ts'

type Opening = keyof typeof openings

describe('an audit without bounds', () => {
  test.each<[string, Opening, string]>([
    [
      'The Supplier shall keep open its ledgers and bank records to the officers of the Buyer whenever called for.',
      'supply',
      'medium',
    ],
    [
      'All records and registers of the Distributor shall remain open for inspection by the Company at all hours.',
      'distribution',
      'medium',
    ],
    [
      'Unannounced audits can be conducted by the Client as often as it likes, each at the cost of the Service Provider.',
      'services',
      'high',
    ],
    [
      'The Client may inspect all books and premises of the Service Provider at any time without notice.',
      'services',
      'medium',
    ],
    [
      'The Client may audit the records as often as it wishes, and the Service Provider shall bear all costs of the audit.',
      'services',
      'high',
    ],
    ['The Licensor may audit the systems of the Licensee remotely at will.', 'licence', 'medium'],
    [
      'The Buyer shall have the right to examine any records and to copy any documents of the Supplier at all times.',
      'supply',
      'medium',
    ],
    [
      'The Company reserves the right to conduct surprise visits and inspect the accounts of the Distributor.',
      'distribution',
      'medium',
    ],
    [
      'The Company shall have unrestricted access to inspect the books of account of the Consultant.',
      'consultancy',
      'medium',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(broadAuditRight, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    [
      'The records of the Supplier shall be open to inspection by the Buyer once in every year on reasonable notice.',
      'supply',
    ],
    [
      'Audits may be carried out by the Client once a year, in business hours and on ten days\u2019 notice.',
      'services',
    ],
    ['The Client may audit the records once a year on fifteen days\u2019 notice in business hours.', 'services'],
    ['The Client may inspect the records at any time upon reasonable notice.', 'services'],
    ['A regulator may inspect all records of the Service Provider at any time.', 'services'],
    [
      'The Controller may audit the systems of the Processor on reasonable prior notice and under confidentiality.',
      'dpa',
    ],
    ['The Customer may access its data on the platform at any time.', 'saas'],
    ['The Client may not inspect the books of the Service Provider at any time.', 'services'],
    ['The Lessor may inspect the premises at any time.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(broadAuditRight, text, opening)).toEqual([])
  })
})
