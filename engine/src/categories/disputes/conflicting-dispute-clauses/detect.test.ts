import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { conflictingDisputes } from './detect.ts'

type Opening = keyof typeof openings

describe('dispute clauses that contradict each other', () => {
  test.each<[string, Opening, string]>([
    [
      '1. Disputes shall be settled by arbitration.\n\n2. Every claim shall be tried by the civil courts at Pune.',
      'services',
      'medium',
    ],
    [
      '1. The courts at Pune shall have exclusive jurisdiction.\n\n2. Suits shall be instituted only in the courts at Kolkata.',
      'services',
      'high',
    ],
    [
      '1. All disputes shall be settled by arbitration.\n\n2. The courts at Pune shall have exclusive jurisdiction to try all disputes under this Agreement.',
      'services',
      'medium',
    ],
    [
      '1. This Agreement is governed by the laws of India.\n\n2. This Agreement shall be construed in accordance with the laws of Singapore.',
      'services',
      'medium',
    ],
    [
      '1. Every dispute shall be decided by arbitration at Mumbai.\n\n2. Any dispute arising hereunder shall be subject to the exclusive jurisdiction of the courts at Delhi.',
      'lease',
      'medium',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(conflictingDisputes, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    [
      '1. The courts at Pune shall have exclusive jurisdiction.\n\n2. The courts at Pune alone may try a suit.',
      'services',
    ],
    [
      '1. All disputes shall be settled by arbitration seated at Pune.\n\n2. Subject to clause 1, the courts at Pune shall have exclusive jurisdiction over any dispute.',
      'services',
    ],
    [
      '1. All disputes shall be settled by arbitration.\n\n2. Either party may seek interim relief in any court.',
      'services',
    ],
    [
      'The parties shall negotiate, then mediate, and failing that any dispute shall be referred to arbitration at Chennai.',
      'services',
    ],
    [
      'This Agreement is governed by the laws of India and the courts at Bengaluru shall have exclusive jurisdiction.',
      'services',
    ],
    [
      '1. Disputes shall be settled by arbitration.\n\n2. The courts at Mumbai shall have exclusive jurisdiction for enforcement of any award in all such proceedings.',
      'services',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(conflictingDisputes, text, opening)).toEqual([])
  })
})
