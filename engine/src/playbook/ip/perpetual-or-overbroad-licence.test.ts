import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { perpetualOrOverbroadLicence } from './perpetual-or-overbroad-licence.ts'

type Opening = keyof typeof openings

describe('a licence over what the reader brings along, without end or purpose', () => {
  test.each<[string, Opening, string]>([
    [
      'The Customer grants the Provider a perpetual, irrevocable, worldwide, royalty-free, sublicensable licence to use Customer Content for any purpose.',
      'saas',
      'high',
    ],
    ['The Provider may use Customer Data to train its models.', 'saas', 'high'],
    ['You grant us a perpetual and irrevocable licence to use your content in any media.', 'terms', 'high'],
    [
      'The Consultant grants the Company the right to use his name, image and voice in any media for ever.',
      'consultancy',
      'high',
    ],
    [
      'The licence of the Customer to the Provider over Customer Data is granted irrevocably and survives termination.',
      'saas',
      'medium',
    ],
    [
      'The Provider shall have the right to use Customer Data for improving its machine learning models.',
      'saas',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(perpetualOrOverbroadLicence, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Customer grants the Provider a licence for the Term to use Customer Content solely to provide the Services.',
      'saas',
    ],
    ['The Provider may use aggregated and anonymised data for any purpose.', 'saas'],
    ['The Service Provider grants the Client a perpetual licence to use the Deliverables on full payment.', 'services'],
    ['The Customer grants a perpetual licence to use its feedback and suggestions.', 'saas'],
    ['The Provider shall not use Customer Data to train models.', 'saas'],
    ['The Licensor grants the Licensee a perpetual licence to use the software.', 'licence'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(perpetualOrOverbroadLicence, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Client permits the Service Provider to use the client data for all time to come.', 'services'],
    ['We may use the content that you upload even after you delete your account.', 'terms'],
    ['By posting content you grant us an everlasting right to sell it.', 'terms'],
    ['The Provider may use content uploaded by the Customer for training its models.', 'saas'],
  ])('found: %s', (text, opening) => {
    expect(findWith(perpetualOrOverbroadLicence, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['We may use the content that you upload only to show it to your followers.', 'terms'],
    [
      'The Client permits the Service Provider to use the client data during the term to perform the services.',
      'services',
    ],
    ['Content uploaded by the Customer shall not be used for training.', 'saas'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(perpetualOrOverbroadLicence, text, opening)).toEqual([])
  })
})
