import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { noCourt } from './detect.ts'

type Opening = keyof typeof openings

describe('a bar on going to court', () => {
  test.each<[string, Opening]>([
    ['The Service Provider waives any right to sue or to approach any court or forum.', 'services'],
    ['The decision of the Company shall be final and shall not be questioned in any court of law.', 'distribution'],
    ['No claim of any kind whatsoever shall lie against the Lender in any court.', 'loan'],
    ['The Employee shall not file any complaint before any labour authority or tribunal.', 'employment'],
    [
      'The Supplier shall have no right to initiate any legal proceedings against the Buyer in respect of this Agreement.',
      'supply',
    ],
    ['The Lessee hereby relinquishes his right to institute any suit against the Lessor.', 'lease'],
    [
      "The Client's decision on any claim is final and binding and cannot be challenged before any court or tribunal.",
      'services',
    ],
    ['You agree not to sue us for any cause.', 'terms'],
    [
      'Under no circumstances shall the Service Provider be entitled to approach any court of law against the Client.',
      'services',
    ],
    ['The Borrower shall not be entitled to challenge any action of the Lender in any court of law.', 'loan'],
    ['The Distributor shall not take the Company to court for any reason whatsoever.', 'distribution'],
    [
      'Neither the Borrower nor anybody claiming through it shall agitate any grievance against the Lender in any court or before any ombudsman.',
      'loan',
    ],
    ['The Lessee shall have no right to complain of the re-entry before any authority.', 'lease'],
    ['The Service Provider shall never drag the Client before any forum.', 'services'],
  ])('is critical: %s', (text, opening) => {
    const hits = findWith(noCourt, text, opening)
    expect(severityOf(hits)).toBe('critical')
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test('giving up every injunction is high', () => {
    expect(
      severityOf(
        findWith(noCourt, 'The Licensee gives up the right to seek an injunction in all circumstances.', 'licence'),
      ),
    ).toBe('high')
  })

  test.each<[string, Opening]>([
    [
      'Neither party shall commence proceedings before the dispute has been discussed by the senior managers.',
      'services',
    ],
    [
      'The courts at Bengaluru shall have exclusive jurisdiction and no other court shall have jurisdiction.',
      'services',
    ],
    ['Each party waives the right to trial by jury.', 'services'],
    [
      'All disputes shall be referred to arbitration, and no party shall approach a court except for interim relief.',
      'services',
    ],
    ['The determination of the expert is final and binding save for manifest error.', 'services'],
    ['The award of the arbitrator shall be final and shall not be questioned in any court.', 'services'],
    ['The Client waives its right to object to the venue of any such court.', 'services'],
    ['No claim for loss of profit shall lie against the Service Provider.', 'services'],
    ['The Licensee shall not bring any action to challenge the validity of the patents.', 'licence'],
    ['No waiver of a right to sue arises from a delay.', 'services'],
    ['Neither party shall raise any dispute in any court until the executives have met.', 'services'],
    ['The Employee may complain to any authority.', 'employment'],
    ['Each party may take the other to court.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(noCourt, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Consultant shall have no access to any civil court for claims under this Agreement.', 'consultancy'],
    ['The Licensee waives the right to seek a stay, injunction or other relief against the Licensor.', 'licence'],
    ['The Supplier forfeits the right to sue the Buyer.', 'supply'],
  ])('found: %s', (text, opening) => {
    expect(findWith(noCourt, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Consultant shall have no recourse to the directors of the Company personally.', 'consultancy'],
    ['The Licensee may seek a stay or an injunction from any court.', 'licence'],
    ['The Supplier forfeits the deposit if it fails to deliver.', 'supply'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(noCourt, text, opening)).toEqual([])
  })
})
