import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { overbroadConfidentiality } from './overbroad-confidentiality.ts'

type Opening = keyof typeof openings

describe('a duty of confidence that is too wide', () => {
  test.each<[string, Opening, string]>([
    [
      'The Receiving Party shall not disclose the information even if required by law or ordered by a court.',
      'nda',
      'critical',
    ],
    ['The Receiving Party shall keep the Confidential Information secret in perpetuity.', 'nda', 'high'],
    [
      'Confidential Information means all information of the Company, whether or not marked or confidential.',
      'consultancy',
      'medium',
    ],
    [
      'The Employee shall not use his general knowledge or experience in confidential matters for others.',
      'employment',
      'medium',
    ],
    ['Confidential Information includes information already known to the Receiving Party.', 'nda', 'medium'],
    [
      'The obligations of confidentiality of the Consultant shall continue indefinitely and the Consultant shall indemnify the Company for any breach.',
      'consultancy',
      'high',
    ],
    ['The Employee shall never disclose any matter to any court, regulator or authority.', 'employment', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(overbroadConfidentiality, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The duties of confidentiality last for three years after the term.', 'nda'],
    ['Trade secrets shall be kept confidential for ever, so long as they remain secret.', 'nda'],
    ['Confidential Information means information marked as confidential, whether or not in writing.', 'nda'],
    ['The Receiving Party may disclose Confidential Information if required by law.', 'nda'],
    [
      'Confidential Information does not include information already known to the Receiving Party or in the public domain.',
      'nda',
    ],
    ['Nothing prevents the Employee from using his general knowledge and experience.', 'employment'],
    ['The Licensor grants a perpetual licence and shall deliver the documentation.', 'licence'],
    ['The Receiving Party shall not disclose Confidential Information to any authority unless required by law.', 'nda'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(overbroadConfidentiality, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The duty of confidence binds the Receiving Party for all time.', 'nda'],
    ['The Receiving Party shall not divulge the Confidential Information even when summoned by a court.', 'nda'],
    ['Confidential Information shall include any information already known to the Receiving Party.', 'nda'],
    ['On leaving, the Employee shall not apply the general skill and experience acquired in the job.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(overbroadConfidentiality, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Receiving Party shall never disclose trade secrets as long as they remain secret.', 'nda'],
    ['The Employee may use his general skill and experience in any later job.', 'employment'],
    ['Confidential Information shall not include information already known to the Receiving Party.', 'nda'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(overbroadConfidentiality, text, opening)).toEqual([])
  })
})
