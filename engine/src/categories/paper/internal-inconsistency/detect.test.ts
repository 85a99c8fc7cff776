import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { internalInconsistency } from './detect.ts'

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
    [
      '1. The security deposit is Rs. 2,00,000, free of interest.\n\n2. The Lessor holds a security deposit of Rs. 3,00,000 from the Lessee.',
      'lease',
      'medium',
    ],
    [
      '1. The price is Rs. 62,50,000.\n\n2. Delivery is at Pune.\n\nSCHEDULE\n\nMachine and spares (as in clause 1) ..... Rs. 64,50,000\n',
      'supply',
      'medium',
    ],
    [
      '1. The notice period shall be 30 days for both parties.\n\n2. The rent is due on the fifth.\n\n3. A notice period of 60 days binds both parties.',
      'lease',
      'medium',
    ],
    [
      'The Client shall pay the Success Fee yearly. The Success Fee carries tax. After exit the Success Fee ends.',
      'services',
      'low',
    ],
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
    [
      '1. The security deposit is Rs. 2,00,000.\n\n2. On renewal the security deposit shall be increased to a deposit of Rs. 3,00,000.',
      'lease',
    ],
    ['1. The price is Rs. 62,50,000.\n\nSCHEDULE\n\nMachine (as in clause 1) ..... Rs. 62,50,000\n', 'supply'],
    [
      '"Success Fee" means two per cent of sales. The Client shall pay the Success Fee yearly. The Success Fee carries tax.',
      'services',
    ],
    [
      'Two per cent of sales (hereinafter "the  Success  Fee") are paid yearly. The Success Fee carries tax. The Success Fee ends. The Success Fee is one.',
      'services',
    ],
    ['The rent is Rs. 40,000 (Rupees forty thousand only) for two (2) months.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(internalInconsistency, text, opening)).toEqual([])
  })
})
