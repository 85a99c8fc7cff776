import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { asIsDisclaimer } from './as-is-disclaimer.ts'

type Opening = keyof typeof openings

describe('a sale without any promise of quality', () => {
  test.each<[string, Opening, string, number]>([
    ['The Licensor makes no representations as to the quality or fitness of the Software.', 'licence', 'medium', 1],
    ['The Supplier gives no warranty of merchantability or freedom from defects.', 'supply', 'medium', 0],
    ['The goods are sold "as is", with all faults.', 'supply', 'medium', 0],
    [
      'The Provider disclaims all warranties, express or implied, including merchantability and fitness, for the platform.',
      'saas',
      'medium',
      1,
    ],
    ['The Software is provided without any warranty; the Licensee bears all risk.', 'licence', 'medium', 1],
    ['The Supplier gives no warranty of title to the goods.', 'supply', 'high', 0],
    ['The Supplier accepts no liability for defects in the goods even if known to it.', 'supply', 'high', 0],
    ['The site and the services are provided on an "as is" and "as available" basis.', 'terms', 'high', 1],
    [
      'All warranties of quality or fitness of the equipment are hereby excluded by the Supplier.',
      'supply',
      'medium',
      0,
    ],
    [
      'The Supplier shall not provide a warranty of any kind for any of the goods against defects in material or workmanship.',
      'supply',
      'medium',
      0,
    ],
    [
      'The Provider provides the platform just as it stands and makes no promise of any kind about it.',
      'saas',
      'medium',
      1,
    ],
  ])('is found: %s', (text, opening, severity, burdened) => {
    const hits = findWith(asIsDisclaimer, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    ['Neither party makes representations as to the accuracy of forecasts.', 'services'],
    [
      '1. The Licensor warrants that the Software will perform as described for ninety days.\n\n2. The Software is otherwise provided as is, without any warranty.',
      'licence',
    ],
    ['Except as expressly stated in this Agreement, the Provider gives no warranty for the services.', 'saas'],
    ['The beta version of the platform is provided free of charge and as is.', 'saas'],
    ['All Confidential Information is provided as is, without any warranty.', 'nda'],
    ['Neither party makes any warranty other than those in this Agreement about the services.', 'services'],
    ['The services shall be performed as is customary in the trade.', 'services'],
    ['The Supplier warrants that the goods are free from defects for twelve months.', 'supply'],
    ['The Provider makes no promise about future features of the platform.', 'saas'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(asIsDisclaimer, text, opening)).toEqual([])
  })
})
