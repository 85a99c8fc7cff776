import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { missingConfidentialityExceptions } from './missing-confidentiality-exceptions.ts'

type Opening = keyof typeof openings
const exceptions =
  '2. Confidential Information does not include information that is in the public domain, was already known to the recipient, was independently developed, or was received from a third party without a duty of confidence. Disclosure required by law is allowed.'

describe('a duty of confidence without the standard exceptions', () => {
  test.each<[string, Opening, string]>([
    ['The Receiving Party shall not disclose the Confidential Information to any person.', 'nda', 'high'],
    [
      'The Receiving Party shall keep all Confidential Information secret, unless it is in the public domain.',
      'nda',
      'high',
    ],
    [
      'The Consultant shall hold all confidential information of the Company in strict confidence.',
      'consultancy',
      'medium',
    ],
    ['The Service Provider undertakes to treat all information of the Client as confidential.', 'services', 'medium'],
    [
      'Each party shall maintain the confidentiality of the Confidential Information of the other party.',
      'services',
      'medium',
    ],
    [
      'The Employee will not divulge any secret or confidential matter of the Employer at any time.',
      'employment',
      'medium',
    ],
    [
      '1. The Service Provider shall hold all confidential information of the Client in confidence.\n\n2. The Client shall pay the fees monthly.\n\n3. The Service Provider shall obtain all permits required by law. It warrants that its tools were independently developed and that it knew its trade before this Agreement.',
      'services',
      'medium',
    ],
    [
      'The Service Provider agrees to keep in strict confidence any secret information that it may come across.',
      'services',
      'medium',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(missingConfidentialityExceptions, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [`1. The Receiving Party shall not disclose the Confidential Information to any person.\n\n${exceptions}`, 'nda'],
    [`1. Each party shall keep the Confidential Information confidential.\n\n${exceptions}`, 'services'],
    [
      'The Employee shall not disclose confidential information except in the course of his duties or as required by law.',
      'employment',
    ],
    ['The arbitrators shall keep the proceedings confidential.', 'services'],
    ['"Confidential Information" means all information marked as confidential.', 'services'],
    ['The Supplier shall deliver the goods within 30 days.', 'supply'],
    [
      'The Receiving Party shall not disclose Confidential Information, save what was known to the Receiving Party before, is public knowledge or is required by law.',
      'nda',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(missingConfidentialityExceptions, text, opening)).toEqual([])
  })
})
