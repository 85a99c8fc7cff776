import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { evictionWithoutNotice } from './eviction-without-notice.ts'

type Opening = keyof typeof openings

describe('an owner who takes the premises back without a court', () => {
  test.each<[string, Opening, string]>([
    ['On default of one month\u2019s rent the Lessor may re-enter and lock the premises.', 'lease', 'critical'],
    [
      'The Lessor shall be at liberty to remove the goods of the Lessee and sell them to recover arrears.',
      'lease',
      'critical',
    ],
    ['The Lessee may be thrown out by force without any notice.', 'lease', 'critical'],
    ['The Lessee hereby waives notice under section 106 and all eviction proceedings.', 'lease', 'critical'],
    [
      'If rent is unpaid for 15 days, possession shall be deemed to have been surrendered to the Lessor.',
      'lease',
      'critical',
    ],
    [
      'In case of breach the Lessor may forthwith take possession of the demised premises without recourse to any court.',
      'lease',
      'critical',
    ],
    ['If the Lessee fails to pay rent, the Lessor may change the locks.', 'lease', 'critical'],
    [
      'Upon any default the Lessor shall be entitled to evict the Lessee immediately and without assigning any reason.',
      'lease',
      'critical',
    ],
    ['On default the Lessor may bolt the premises and put out the belongings of the Lessee.', 'lease', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(evictionWithoutNotice, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ side: 'tenant' })
  })

  test.each<[string, Opening]>([
    [
      'The Lessor may terminate this lease by 30 days\u2019 notice and recover possession through due process of law.',
      'lease',
    ],
    [
      'On default continuing 30 days after written notice the Lessor may determine the lease and re-enter the premises.',
      'lease',
    ],
    ['The Lessee shall hand over vacant possession on the expiry of the term.', 'lease'],
    ['The Lessee shall be entitled to remove its furniture and belongings before handing over possession.', 'lease'],
    ['The Lessor shall not evict the Lessee except by order of a court.', 'lease'],
    ['The Lessor shall let the Lessee take possession of the premises on 1 January 2027.', 'lease'],
    [
      'The Lessee shall peaceably hold the premises without eviction by the Lessor so long as rent is paid; quiet enjoyment is assured.',
      'lease',
    ],
    ['The Buyer may remove the goods immediately on default of the Supplier.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(evictionWithoutNotice, text, opening)).toEqual([])
  })
})
