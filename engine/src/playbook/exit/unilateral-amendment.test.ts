import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unilateralAmendment } from './unilateral-amendment.ts'

type Opening = keyof typeof openings

describe('a power to rewrite the contract alone', () => {
  test.each<[string, Opening, string]>([
    ['The Client may amend these terms at any time at its sole discretion without notice.', 'services', 'high'],
    ['The Employer may change the salary, role or benefits of the Employee as it thinks fit.', 'employment', 'high'],
    ['We reserve the right to modify these Terms at any time. Updated terms bind you once posted.', 'terms', 'high'],
    ['The terms of this Agreement may be varied by the Licensor from time to time by e-mail.', 'licence', 'high'],
    [
      'The policies of the Company, as amended from time to time, form part of this Agreement and bind the Consultant.',
      'consultancy',
      'medium',
    ],
    [
      'The Provider shall be entitled to revise the service levels and other conditions of this Agreement unilaterally.',
      'saas',
      'high',
    ],
    [
      'We may change these Terms at any time on thirty days\u2019 notice by e-mail. You may cancel without charge before the change takes effect.',
      'terms',
      'low',
    ],
    [
      'The Company reserves its right to alter the territory and the conditions of this Agreement in its absolute discretion.',
      'distribution',
      'high',
    ],
    ['We may rewrite these terms whenever we please.', 'terms', 'high'],
    ['The Client may redraw the scope and terms of the engagement as it pleases.', 'services', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(unilateralAmendment, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['This Agreement may be amended only in writing signed by both parties.', 'services'],
    [
      'No term of this Agreement may be varied at any time except by a written instrument signed by the parties.',
      'services',
    ],
    ['The Provider may change these terms at any time where required by law.', 'saas'],
    ['The parties may from time to time modify the scope by a change order signed by each party.', 'services'],
    [
      'The Client may not amend this Agreement at any time without the written consent of the Service Provider.',
      'services',
    ],
    ['The Licensee may modify the Software from time to time for its own use.', 'licence'],
    ['The fees may be revised by the Provider at any time.', 'saas'],
    ['The Consultant shall update the Company on the progress of the work from time to time.', 'consultancy'],
    ['The parties may rewrite the annexures by a document signed by both parties.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unilateralAmendment, text, opening)).toEqual([])
  })
})
