import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { oneSidedTermination } from './one-sided-termination.ts'

type Opening = keyof typeof openings

describe('a right to leave that one side alone has', () => {
  test.each<[string, Opening, string, number]>([
    [
      'The services of the Employee may be dispensed with at any moment without assigning any reason.',
      'employment',
      'high',
      1,
    ],
    ['This engagement can be brought to an end by the Company at any time.', 'consultancy', 'high', 1],
    [
      'The Company may terminate this Agreement at any time without cause. The Consultant may terminate only if the Company fails to pay for sixty days.',
      'consultancy',
      'high',
      1,
    ],
    ['The Client may end this Agreement at its sole discretion with immediate effect.', 'services', 'high', 1],
    ['The Service Provider shall have no right to terminate this Agreement.', 'services', 'high', 1],
    [
      'The Lessor shall be at liberty to determine this lease at any time without assigning any reason.',
      'lease',
      'high',
      1,
    ],
    ['This Agreement may be terminated by the Buyer at any time for convenience.', 'supply', 'high', 1],
    [
      'The Employer may terminate the employment without notice and without assigning any reason, and no compensation shall be payable. The Employee shall give ninety days\u2019 notice to resign.',
      'employment',
      'critical',
      1,
    ],
    ['We may terminate your account at any time, for any reason or no reason, without notice.', 'terms', 'high', 1],
    [
      'The Client may terminate this Agreement for convenience on thirty days\u2019 notice and shall pay for services performed up to the date of termination.',
      'services',
      'low',
      1,
    ],
    [
      'The Provider reserves the right to cancel this Agreement in its absolute discretion on giving 7 days\u2019 notice.',
      'saas',
      'high',
      1,
    ],
    [
      'The Client shall be entitled to:\n(a) inspect the work at reasonable times;\n(b) terminate this Agreement at any time without assigning any reason.',
      'services',
      'high',
      1,
    ],
    [
      '1. Either party may terminate this Agreement on 30 days\u2019 notice.\n\n2. The Client may terminate this Agreement in its sole discretion with immediate effect.',
      'services',
      'high',
      1,
    ],
    [
      'It shall be lawful for the Lessor to terminate this lease at any time without giving any reason.',
      'lease',
      'high',
      1,
    ],
    ['This Agreement is terminable at will by the Client.', 'services', 'high', 1],
    [
      'The Company may wind up this engagement at any moment without being obliged to explain why.',
      'consultancy',
      'high',
      1,
    ],
    [
      'The Lessor shall be at liberty to ask the Lessee to quit on ten days’ notice without furnishing any reason.',
      'lease',
      'high',
      1,
    ],
    [
      'Should the Distributor miss a target, or should the Company so wish for its own reasons, the Company may bring this Agreement to an end by a day’s notice.',
      'distribution',
      'high',
      1,
    ],
    ['The Company may withdraw this franchise at its own will on any day.', 'distribution', 'high', 1],
    [
      'The Lessor reserves to itself the right of cancelling the tenancy as and when he thinks proper.',
      'lease',
      'high',
      1,
    ],
    [
      'It shall be open to the Client to terminate this Agreement without furnishing any explanation.',
      'services',
      'high',
      1,
    ],
  ])('is found: %s', (text, opening, severity, burdened) => {
    const hits = findWith(oneSidedTermination, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    ['This engagement may be brought to an end by either party on thirty days\u2019 notice.', 'consultancy'],
    ['Either party may terminate this Agreement at any time on thirty days\u2019 written notice.', 'services'],
    [
      'The Client may terminate this Agreement immediately if the Service Provider commits a material breach and does not cure it within thirty days.',
      'services',
    ],
    [
      '1. The Client may terminate this Agreement on 30 days\u2019 notice.\n\n2. The Service Provider may terminate this Agreement on 30 days\u2019 notice.',
      'services',
    ],
    [
      'During probation the Employer may terminate the employment at any time on seven days\u2019 notice.',
      'employment',
    ],
    [
      'The Lender may, upon the occurrence of an Event of Default, terminate this Agreement and recall the loan.',
      'loan',
    ],
    [
      'The Employee may resign by giving sixty days\u2019 notice and the Employer may terminate the employment on sixty days\u2019 notice.',
      'employment',
    ],
    ['Neither party may terminate this Agreement without cause.', 'services'],
    ['The Client may cancel any purchase order at any time before dispatch.', 'services'],
    ['This Agreement shall terminate automatically on expiry of the term.', 'services'],
    [
      'Should the Service Provider be insolvent, or should it abandon the work, the Client may bring this Agreement to an end.',
      'services',
    ],
    ['The Client may withdraw a purchase order before dispatch.', 'services'],
    ['It shall be open to either party to terminate this Agreement on thirty days’ notice.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(oneSidedTermination, text, opening)).toEqual([])
  })
})
