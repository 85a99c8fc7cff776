import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { claimsReleased } from './detect.ts'

describe('claims given up beforehand', () => {
  test('by one side', () => {
    const text =
      'The Service Provider hereby releases, waives and forever discharges the Client of all claims, known and unknown.'
    expect(findWith(claimsReleased, text)).toMatchObject([{ severity: 'high', burdened: { side: 'supplier' } }])
  })

  test('by who may not complain of it', () => {
    const text = 'The Service Provider shall not hold the Client responsible for it nor bring any claims against it.'
    expect(findWith(claimsReleased, text)).toMatchObject([{ severity: 'high', burdened: { side: 'supplier' } }])
  })

  test.each([
    'The Service Provider agrees to release, waive and discharge, and covenants not to sue, the Client for any claim.',
    'I, on behalf of my heirs and of my family, agree not to sue the Client for injury or death at its centre.',
  ])('by who promises not to sue: %s', (text) => {
    expect(findWith(claimsReleased, text)).toMatchObject([{ severity: 'high', burdened: { side: 'supplier' } }])
  })

  test.each([
    'Neither party shall have any claim whatsoever against the other for a sale that was lost by the other’s acts.',
    'On the day of this paper all claims under the earlier order are mutually released.',
  ])('by both, which is worth a look to each: %s', (text) => {
    expect(findWith(claimsReleased, text)).toMatchObject([{ severity: 'medium', burdened: null }])
  })

  test('by both, for what nobody knows of yet', () => {
    const text = 'The parties agree that all claims, known or unknown and whenever they arise, are mutually released.'
    expect(findWith(claimsReleased, text)).toMatchObject([{ severity: 'high', burdened: null }])
  })

  test.each([
    'No suit is settled without an unconditional release of the Client from all liability.',
    'The Service Provider shall obtain from each driver a release from all claims.',
    'The Client shall release the deposit within seven days.',
    'On payment each party releases the other and discharges the bill.',
  ])('not: %s', (text) => {
    expect(findWith(claimsReleased, text)).toEqual([])
  })
})
