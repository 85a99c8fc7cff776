import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { foreignLaw } from './detect.ts'

type Opening = keyof typeof openings

describe('a contract tied to India under foreign law or before a foreign forum', () => {
  test.each<[string, Opening, string]>([
    [
      'This Agreement shall be governed by the laws of the State of Delaware, and its courts shall have exclusive jurisdiction.',
      'saas',
      'high',
    ],
    ['This Agreement is governed by English law. The seat of arbitration shall be Mumbai.', 'services', 'high'],
    ['The fee is Rs. 20,00,000. All disputes shall be finally settled by arbitration in London.', 'services', 'high'],
    [
      'The employment shall be governed by and construed in accordance with the laws of Singapore.',
      'employment',
      'critical',
    ],
    ['The courts of New York shall have exclusive jurisdiction over any dispute.', 'licence', 'high'],
    ['Indian courts shall have no jurisdiction, including for interim relief.', 'services', 'high'],
    ['The place of arbitration shall be Singapore.', 'shareholders', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(foreignLaw, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'This Agreement is governed by the laws of India and the courts at Bengaluru shall have exclusive jurisdiction.',
      'services',
    ],
    ['The Provider shall comply with the export laws of the United States.', 'saas'],
    ['The Company is a corporation organised under the laws of Delaware.', 'services'],
    [
      'The seat of arbitration shall be New Delhi and the rules of the Singapore International Arbitration Centre apply.',
      'services',
    ],
    ['Disputes shall be settled by arbitration in Chennai under Indian law.', 'services'],
    [
      'The Client may transfer data to the United Kingdom under the standard contractual clauses governed by the laws of Ireland.',
      'services',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(foreignLaw, text, opening)).toEqual([])
  })
})
