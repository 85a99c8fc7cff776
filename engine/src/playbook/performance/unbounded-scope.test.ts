import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unboundedScope } from './unbounded-scope.ts'

type Opening = keyof typeof openings

describe('work without an edge', () => {
  test.each<[string, Opening, string]>([
    [
      'The Consultant shall undertake all tasks assigned by the Company, whether or not within the scope, for the fixed fee.',
      'consultancy',
      'high',
    ],
    [
      'Every modification requested by the Client shall be carried out by the Service Provider without any increase in the fee.',
      'services',
      'high',
    ],
    [
      'The Client shall be entitled to unlimited revisions, for which the Service Provider shall not charge.',
      'services',
      'high',
    ],
    [
      'The monthly fee covers whatever work the Company decides to give, and the Consultant shall be available at all hours.',
      'consultancy',
      'medium',
    ],
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
    [
      'The Consultant shall take up such further tasks as the Company may ask for, and shall not be entitled to any additional fee for them.',
      'consultancy',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(unboundedScope, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    [
      'Changes requested by the Client shall be implemented under a change order without revision of the price of other work.',
      'services',
    ],
    [
      'The Service Provider shall treat as confidential anything the Client considers to be secret in the course of the work.',
      'services',
    ],
    ['The Client may withhold payment until it is fully satisfied.', 'services'],
    ['The Service Provider shall perform reasonable incidental tasks related to the Services.', 'services'],
    ['Any additional services that the Client may require shall be set out in a signed change order.', 'services'],
    [
      'The Consultant shall provide such other services as the Company may request, at Rs. 5,000 per hour.',
      'consultancy',
    ],
    ['The Employee shall perform such other duties as may be assigned, consistent with the position.', 'employment'],
    ['The Service Provider shall perform the services described in Annexure A.', 'services'],
    ['Two rounds of revisions are included in the fee.', 'services'],
    [
      'The Consultant shall take up such further tasks as the Company may ask for, and shall be entitled to an additional fee for them.',
      'consultancy',
    ],
    ['The Client shall provide such other information as the Service Provider may request.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unboundedScope, text, opening)).toEqual([])
  })
})
