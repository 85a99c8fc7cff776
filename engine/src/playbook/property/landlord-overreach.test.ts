import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { landlordOverreach } from './landlord-overreach.ts'

type Opening = keyof typeof openings

describe('an owner who keeps too strong a hand over the premises', () => {
  test.each<[string, Opening, string]>([
    ['The Lessor may enter the premises at any time without notice.', 'lease', 'high'],
    ['The Lessee shall pay a deposit of ten months\u2019 rent, interest-free.', 'lease', 'high'],
    ['The Lessor may disconnect power and water on default in payment of rent.', 'lease', 'high'],
    ['The security deposit shall be refunded at the Lessor\u2019s convenience.', 'lease', 'high'],
    ['The Lessee shall carry out all structural repairs at its cost.', 'lease', 'medium'],
    ['The Lessee shall pay property tax and all municipal dues of any kind.', 'lease', 'medium'],
    [
      '1. The monthly rent is Rs. 40,000 per month.\n\n2. The Lessee shall pay a security deposit of Rs. 4,00,000 to the Lessor.',
      'lease',
      'high',
    ],
    ['If rent is in arrears, the electricity of the premises may be disconnected by the Lessor.', 'lease', 'high'],
    [
      'Visitors and non-vegetarian cooking are prohibited; breach shall lead to forfeiture of the deposit for visitors.',
      'lease',
      'high',
    ],
    ['The Lessor may walk into the premises at any hour without informing the Lessee.', 'lease', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(landlordOverreach, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Lessor may enter on 24 hours\u2019 written notice, or at any time in an emergency.', 'lease'],
    ['The Lessee shall pay a security deposit of two months\u2019 rent, refundable on handover.', 'lease'],
    ['The Lessor shall not disconnect electricity or water for any reason.', 'lease'],
    ['The Lessee shall do minor repairs; structural repairs shall be done by the Lessor.', 'lease'],
    ['Property tax shall be borne by the Lessor and electricity charges by the Lessee.', 'lease'],
    ['The Lessee shall follow the rules of the housing society on visitors and pets.', 'lease'],
    ['The Lessee may use the common areas at any time.', 'lease'],
    ['The Provider may suspend the supply of electricity at any time.', 'saas'],
    [
      '1. The monthly rent is Rs. 40,000 per month.\n\n2. The Lessee shall pay a security deposit of Rs. 80,000 to the Lessor.',
      'lease',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(landlordOverreach, text, opening)).toEqual([])
  })
})
