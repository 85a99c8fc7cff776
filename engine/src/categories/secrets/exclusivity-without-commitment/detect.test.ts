import { describe, expect, test } from 'vitest'
import { findWith, type openings } from '../../../testing/contract-of.ts'
import { tiedToOne } from './detect.ts'

const boundIn = (text: string, opening: keyof typeof openings): (string | null)[] =>
  findWith(tiedToOne, text, opening).map(({ burdened }) =>
    burdened !== null && typeof burdened === 'object' ? (burdened.definedTerm ?? null) : null,
  )

describe('who may buy from one, or sell the goods of one', () => {
  test.each<[string, keyof typeof openings, string]>([
    [
      'The Distributor shall buy all its requirements of syrups exclusively from the Company.',
      'distribution',
      'Distributor',
    ],
    ['The Distributor shall not obtain or source any other syrup from any third party.', 'distribution', 'Distributor'],
    [
      'During the term, the Distributor shall not sell any drink that competes with the Products.',
      'distribution',
      'Distributor',
    ],
    [
      'The Distributor agrees not to make, deal in or distribute goods with the specifications of the Products.',
      'distribution',
      'Distributor',
    ],
    [
      'The Distributor shall buy from the Company the entire requirement of syrups for its outlets.',
      'distribution',
      'Distributor',
    ],
    [
      'The Supplier shall not supply to others, nor market any casting similar to the castings of the Buyer.',
      'supply',
      'Supplier',
    ],
  ])('is found: %s', (text, opening, who) => {
    expect(boundIn(text, opening)).toEqual([who])
  })

  test.each<[string, keyof typeof openings]>([
    [
      'The Distributor shall not use any name or trade mark confusingly similar to those of the Company to sell goods.',
      'distribution',
    ],
    ['The Distributor shall buy the Products from the Company at the list price.', 'distribution'],
    ['The Distributor shall not sell the Products below cost.', 'distribution'],
    ['The Distributor shall obtain all licences and meet all requirements of the law.', 'distribution'],
    [
      'Confidentiality. The Distributor shall not obtain confidential information from any third party.',
      'distribution',
    ],
    ['After the termination of this Agreement the Distributor shall not sell competing drinks.', 'distribution'],
    ['Parts can be obtained only from the makers.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(boundIn(text, opening)).toEqual([])
  })
})
