import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { moralRightsWaiver } from './moral-rights-waiver.ts'

type Opening = keyof typeof openings

describe('a waiver of moral rights', () => {
  test.each<[string, Opening, string]>([
    ['The Consultant irrevocably waives all moral rights in the artwork.', 'consultancy', 'medium'],
    [
      'The Consultant shall not claim credit for the work or object to any modification of it.',
      'consultancy',
      'medium',
    ],
    ['The Consultant waives his rights under section 57 of the Copyright Act.', 'consultancy', 'medium'],
    [
      'The Company may alter and publish the photographs of the Consultant without attribution.',
      'consultancy',
      'medium',
    ],
    ['The Service Provider waives all moral rights in the software.', 'services', 'low'],
    ['All moral rights of the Employee in works created by him are hereby waived.', 'employment', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(moralRightsWaiver, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Consultant consents to reasonable editing and shall be credited where practicable.', 'consultancy'],
    ['Nothing in this Agreement waives the moral rights of the Consultant.', 'consultancy'],
    ['The Licensee shall not object to any modification of the rent.', 'licence'],
    ['"Moral Rights" means rights of attribution and integrity.', 'consultancy'],
    ['No waiver of any breach is a waiver of another.', 'services'],
    ['The Company shall credit the Consultant as author.', 'consultancy'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(moralRightsWaiver, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Consultant relinquishes his moral rights in the illustrations.', 'consultancy'],
    ['The right of integrity in the film is hereby surrendered by the Consultant.', 'consultancy'],
    ['No authorship shall be claimed by the Consultant in the articles.', 'consultancy'],
    ['The Company may adapt the photographs without naming the author.', 'consultancy'],
    ['The Company need not provide attribution to the Consultant for the articles.', 'consultancy'],
  ])('found: %s', (text, opening) => {
    expect(findWith(moralRightsWaiver, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Company shall not exercise its licence so as to harm the moral rights of the Consultant.', 'consultancy'],
    ['The Consultant shall be identified as the author of the articles.', 'consultancy'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(moralRightsWaiver, text, opening)).toEqual([])
  })
})
