import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { whoeverIsAtFault } from './detect.ts'

describe('whoever is at fault', () => {
  test.each([
    'The Service Provider shall pay for any damage to the machines, regardless of cause or fault.',
    'The Service Provider shall indemnify the Client against every loss, whether caused by the negligence of the Client or not.',
    'The cost of every recall is borne by the Service Provider, whatever its cause.',
    'The Service Provider is liable for all loss of the goods irrespective of whose negligence it was.',
  ])('one side pays: %s', (text) => {
    expect(findWith(whoeverIsAtFault, text)).toMatchObject([{ severity: 'high', burdened: { side: 'supplier' } }])
  })

  test('both pay', () => {
    const text =
      'The parties shall indemnify each other from all losses, whether due to the negligence of a party or otherwise.'
    expect(findWith(whoeverIsAtFault, text)).toMatchObject([{ burdened: null }])
  })

  test.each([
    'The liability of the Client, whether or not arising out of negligence, is limited to the charges paid.',
    'In no event is a party liable for lost profits, whether or not caused by the negligence of such party.',
    'The Client shall not be liable for loss regardless of its cause.',
    'Clause 4 survives and the Service Provider remains liable, regardless of cause of the termination.',
    'The Service Provider shall indemnify the Client against losses that its own negligence causes.',
  ])('not: %s', (text) => {
    expect(findWith(whoeverIsAtFault, text)).toEqual([])
  })
})
