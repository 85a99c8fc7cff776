import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { oneSidedAssignment } from './detect.ts'

type Opening = keyof typeof openings

describe('a contract that one side may pass on', () => {
  test.each<[string, Opening, string]>([
    [
      'This Agreement may be transferred by the Provider without notice to the Customer. The Customer may not assign it.',
      'saas',
      'medium',
    ],
    [
      'The rights of the Company are freely assignable to any person; the Distributor shall not assign its rights.',
      'distribution',
      'medium',
    ],
    [
      'The Company may assign this Agreement to anyone without consent; the Consultant may not assign it.',
      'consultancy',
      'medium',
    ],
    [
      'The Licensor may transfer its rights and obligations under this licence freely. The Licensee shall not assign this licence.',
      'licence',
      'high',
    ],
    [
      'The Lender shall be entitled to assign its rights under this Agreement to any person without notice.',
      'loan',
      'low',
    ],
    [
      '1. The Service Provider shall not assign this Agreement without the prior written consent of the Client.\n\n2. The Client may assign this Agreement to any third party.',
      'services',
      'medium',
    ],
    [
      'We may assign our rights under these Terms to any person without your consent. You may not transfer your rights.',
      'terms',
      'high',
    ],
    [
      'The Client may novate this Agreement at any time to any entity without the approval of the Service Provider.',
      'services',
      'medium',
    ],
    [
      'The Client shall be entitled to assign, transfer or dispose of any of its rights and obligations under this Agreement, including to an affiliate, without the consent of the Service Provider. The Service Provider shall not assign its rights without the consent of the Client.',
      'services',
      'medium',
    ],
    [
      'You may not pass on or transfer this contract without asking us; we may transfer it to any person.',
      'terms',
      'high',
    ],
    [
      'The Licensor may make over this Agreement to whomsoever it likes, while the Licensee shall not assign it.',
      'licence',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(oneSidedAssignment, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['This Agreement may be assigned by the Provider with the prior written consent of the Customer.', 'saas'],
    ['This Agreement may be assigned by either party to a successor on notice.', 'saas'],
    ['Neither party may assign this Agreement without the prior written consent of the other.', 'services'],
    ['Either party may assign this Agreement to an affiliate on notice.', 'services'],
    ['The Client may assign this Agreement with the prior written consent of the Service Provider.', 'services'],
    ['The Client may assign this Agreement to its affiliates and remains liable for them.', 'services'],
    [
      'The Client may assign this Agreement to any person on notice. The Service Provider may assign this Agreement to any person on notice.',
      'services',
    ],
    ['The Consultant shall assign all rights in the deliverables to the Company.', 'consultancy'],
    ['The Lessee may transfer the deposit to any person.', 'lease'],
    [
      '1. The Client may assign or sublicense any of its rights under this Agreement, in whole or in part, to shops in the ordinary course of its business on notice.\n\n2. Neither party may assign this Agreement without the consent of the other.',
      'services',
    ],
    ['Neither you nor we may transfer it without the consent of the other.', 'terms'],
    ['The Service Provider shall hand over the Client’s files on the end of this Agreement.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(oneSidedAssignment, text, opening)).toEqual([])
  })
})
