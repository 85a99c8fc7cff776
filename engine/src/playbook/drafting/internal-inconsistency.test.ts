import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { internalInconsistency } from './internal-inconsistency.ts'

type Opening = keyof typeof openings
const six = [1, 2, 3, 4, 5]
  .map((number) => `${number}. The Client shall pay fee number ${number} on time.`)
  .join('\n\n')

describe('a document that contradicts itself', () => {
  test.each<[string, Opening, string]>([
    ['This Agreement runs for a period of three (2) years.', 'services', 'medium'],
    ['The Client shall pay Rs. 50,000 (Rupees fifty five thousand only) per month.', 'services', 'medium'],
    [
      '1. Either party may terminate this Agreement without cause by thirty (30) days\u2019 notice.\n\n2. Either party may terminate this Agreement at any time by sixty (60) days\u2019 notice.',
      'services',
      'medium',
    ],
    ['Payment is due within forty-five (30) days of the invoice.', 'services', 'medium'],
    ['The deposit is \u20b9 2,00,000 (Rupees three lakh only).', 'lease', 'medium'],
    [`${six}\n\n6. The fees are limited as set out in clause 17.4.`, 'services', 'low'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(internalInconsistency, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['This Agreement runs for a period of three (3) years and one hundred and twenty (120) days.', 'services'],
    ['The Client shall pay Rs. 2,50,000 (Rupees two lakh fifty thousand only).', 'services'],
    [
      '1. Either party may terminate without cause by thirty (30) days\u2019 notice.\n\n2. Either party may terminate for breach not remedied within fifteen (15) days of notice.',
      'services',
    ],
    [`${six}\n\n6. The fees are limited as set out in clause 2.`, 'services'],
    [`${six}\n\n6. The fees follow clause 12 of the Schedule.`, 'services'],
    ['The rent is Rs. 40,000 (Rupees forty thousand only) for two (2) months.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(internalInconsistency, text, opening)).toEqual([])
  })
})
