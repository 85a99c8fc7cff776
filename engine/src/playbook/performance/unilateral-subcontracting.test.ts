import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unilateralSubcontracting } from './unilateral-subcontracting.ts'

type Opening = keyof typeof openings

describe('work that may be handed to anybody', () => {
  test.each<[string, Opening, string, number]>([
    [
      'The Service Provider is at liberty to have the Services carried out by any agency of its choice.',
      'services',
      'medium',
      0,
    ],
    [
      'The work may be outsourced by the Service Provider to such sub-contractors as it chooses, for whose acts the Client shall have no recourse against it.',
      'services',
      'high',
      0,
    ],
    ['The Processor may appoint other processors and need not inform the Controller.', 'dpa', 'high', 0],
    [
      'The Service Provider may subcontract any part of the Services without notice and is not responsible for its subcontractors.',
      'services',
      'high',
      0,
    ],
    [
      'The Service Provider may engage any third party to perform the Services at its discretion.',
      'services',
      'medium',
      0,
    ],
    ['The Processor may appoint sub-processors freely.', 'dpa', 'high', 0],
    ['The Supplier shall be entitled to delegate all works without the consent of the Buyer.', 'supply', 'medium', 0],
    [
      'The Provider reserves the right to outsource the services in whole or in part as it deems fit.',
      'saas',
      'medium',
      1,
    ],
    [
      'The Consultant shall be free to sub-contract the work to any person without the prior approval of the Company.',
      'consultancy',
      'medium',
      0,
    ],
  ])('is found: %s', (text, opening, severity, burdened) => {
    const hits = findWith(unilateralSubcontracting, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    ['The work may be delegated by the Service Provider with the prior written consent of the Client.', 'services'],
    ['The Supplier may have the goods manufactured by others at its option and remains liable for them.', 'supply'],
    [
      'The Service Provider may subcontract any part of the Services with the prior written consent of the Client.',
      'services',
    ],
    [
      'The Service Provider may subcontract any part of the Services. It remains liable for its subcontractors as for its own acts.',
      'services',
    ],
    ['The Service Provider may not subcontract any part of the Services.', 'services'],
    [
      'The Processor may appoint any third party as sub-processor on thirty days\u2019 prior notice, and the Controller may object.',
      'dpa',
    ],
    ['The Supplier may use any third party courier to deliver the goods.', 'supply'],
    ['The Client may engage any third party to perform similar services.', 'services'],
    ['Neither party may delegate its obligations to any third party.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unilateralSubcontracting, text, opening)).toEqual([])
  })
})
