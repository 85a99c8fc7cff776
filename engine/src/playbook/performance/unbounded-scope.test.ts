import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unboundedScope } from './unbounded-scope.ts'

type Opening = keyof typeof openings

describe('work without an edge', () => {
  test.each<[string, Opening, string]>([
    [
      '1. The total fee is fixed at Rs. 2,00,000.\n\n2. The Service Provider shall perform the listed work and such other services as the Client may require from time to time.',
      'services',
      'high',
    ],
    ['The Consultant shall provide unlimited revisions of each design.', 'consultancy', 'high'],
    [
      'The Service Provider shall carry out all work needed for the project to the full satisfaction of the Client.',
      'services',
      'high',
    ],
    ['The Employee shall perform any duty assigned by the Employer at any place.', 'employment', 'medium'],
    [
      'The Service Provider shall execute all incidental works required by the Client without extra cost.',
      'services',
      'high',
    ],
    [
      'The Consultant shall render such additional services as may be requested by the Company.',
      'consultancy',
      'medium',
    ],
    ['The Service Provider shall make changes until the Client is fully satisfied.', 'services', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(unboundedScope, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['The Service Provider shall perform reasonable incidental tasks related to the Services.', 'services'],
    ['Any additional services that the Client may require shall be set out in a signed change order.', 'services'],
    [
      'The Consultant shall provide such other services as the Company may request, at Rs. 5,000 per hour.',
      'consultancy',
    ],
    ['The Employee shall perform such other duties as may be assigned, consistent with the position.', 'employment'],
    ['The Service Provider shall perform the services described in Annexure A.', 'services'],
    ['Two rounds of revisions are included in the fee.', 'services'],
    ['The Client shall provide such other information as the Service Provider may request.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unboundedScope, text, opening)).toEqual([])
  })
})
