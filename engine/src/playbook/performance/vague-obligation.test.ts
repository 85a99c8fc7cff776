import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { vagueObligation } from './vague-obligation.ts'

type Opening = keyof typeof openings

describe('a promise of price, date or quality without a measure', () => {
  test.each<[string, Opening]>([
    ['The Service Provider shall perform to such standard as the Client may demand.', 'services'],
    ['The Consultant shall complete the report to the absolute satisfaction of the Company.', 'consultancy'],
    ['The Service Provider shall do everything necessary to obtain the best possible results.', 'services'],
    ['The Service Provider will try to deliver the software as soon as possible.', 'services'],
    ['The Client shall pay the fees as and when convenient.', 'services'],
    ['The Provider shall give adequate support to the Customer.', 'saas'],
    ['The Service Provider shall deliver work of world-class quality.', 'services'],
    ['The Client shall make payment within a reasonable time.', 'services'],
    ['The Company shall pay suitable compensation as decided by it.', 'consultancy'],
    ['The price of the goods shall be decided later.', 'supply'],
  ])('is found: %s', (text, opening) => {
    expect(severityOf(findWith(vagueObligation, text, opening))).toBe('medium')
  })

  test.each<[string, Opening]>([
    ['The Service Provider shall perform to such standards as are set out in Annexure B.', 'services'],
    [
      'The work shall be completed to the satisfaction of the Client, measured by the criteria in Schedule 2.',
      'services',
    ],
    ['The Service Provider shall use reasonable endeavours to meet the uptime of 99.5%.', 'saas'],
    ['The Supplier shall deliver goods of good quality conforming to the specification.', 'supply'],
    ['The Client shall pay promptly, and within five days of the invoice.', 'services'],
    ['The parties shall negotiate in good faith within a reasonable time.', 'services'],
    ['The Service Provider shall provide world-class services to ISO 9001.', 'services'],
    ['The breach shall be cured within a reasonable time of notice.', 'services'],
    ['WHEREAS the Company is a world-class manufacturer.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(vagueObligation, text, opening)).toEqual([])
  })
})
