import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { ipOverreach } from './ip-overreach.ts'

type Opening = keyof typeof openings

describe('a transfer of intellectual property that reaches further than the job', () => {
  test.each<[string, Opening, string]>([
    [
      'All inventions conceived by the Employee at any time during employment or within two years after termination of employment shall belong to the Employer.',
      'employment',
      'high',
    ],
    [
      'The Consultant hereby assigns to the Company all intellectual property, including pre-existing and background intellectual property.',
      'consultancy',
      'critical',
    ],
    [
      'Any idea, design or invention of the Employee, whether or not related to the business of the Employer, shall vest in the Employer.',
      'employment',
      'high',
    ],
    [
      'The Licensee hereby assigns all improvements and modifications to the Licensor without any payment.',
      'licence',
      'high',
    ],
    ['All Customer Data, and all models derived from it, shall belong to the Provider.', 'saas', 'high'],
    [
      'All work product shall vest in the Client upon creation, whether or not the fees for it have been paid.',
      'services',
      'high',
    ],
    [
      'The Consultant assigns to the Company all works created before the date of this Agreement and all future works.',
      'consultancy',
      'critical',
    ],
    [
      'The Employer shall own every work that the Employee creates outside working hours or in his own time.',
      'employment',
      'high',
    ],
    [
      'It is agreed that the tools and libraries developed by the Service Provider prior to this Agreement shall become the exclusive property of the Client.',
      'services',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(ipOverreach, text, opening)
    expect(severityOf(hits)).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['All works created by the Employee in the course of employment shall belong to the Employer.', 'employment'],
    [
      'On full payment of the fees the Consultant assigns copyright in the Deliverables to the Company; Background IP stays with the Consultant.',
      'consultancy',
    ],
    ['Each party shall retain ownership of its pre-existing intellectual property.', 'services'],
    [
      'The Service Provider grants the Client a non-exclusive licence to use its background technology within the Deliverables.',
      'services',
    ],
    [
      'The Service Provider hereby assigns the Deliverables to the Client, excluding the pre-existing materials of the Service Provider.',
      'services',
    ],
    ["The Client's pre-existing materials shall remain the exclusive property of the Client.", 'services'],
    ['All background intellectual property of the Client shall belong to the Client.', 'services'],
    ['The Customer grants the Provider a licence to use feedback.', 'saas'],
    ['Customer Data shall belong to the Customer.', 'saas'],
    ['The Consultant shall not assign this Agreement or transfer any pre-existing work orders.', 'consultancy'],
    ['The Distributor shall transfer the domain names after termination of this Agreement.', 'distribution'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(ipOverreach, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Consultant assigns to the Company all rights in his templates and know-how.', 'consultancy'],
    [
      'Any software that the Employee develops within one year of leaving the Employer shall belong to the Employer.',
      'employment',
    ],
    ['Works made by the Employee at home on holidays shall belong to the Employer.', 'employment'],
    [
      'All software presently owned by the Consultant, held at present, shall stand transferred to the Company.',
      'consultancy',
    ],
  ])('found: %s', (text, opening) => {
    expect(findWith(ipOverreach, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    [
      'The Consultant retains all rights in his templates and know-how and assigns the Deliverables to the Company.',
      'consultancy',
    ],
    ['Software that the Employee develops within the scope of his duties shall belong to the Employer.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(ipOverreach, text, opening)).toEqual([])
  })
})
