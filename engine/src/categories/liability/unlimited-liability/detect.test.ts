import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { liabilityWithoutCap } from './detect.ts'

type Opening = keyof typeof openings

describe('one side answers for loss and nothing limits it', () => {
  test.each<[string, Opening]>([
    ['The Service Provider shall indemnify the Client against all losses arising from its breach.', 'services'],
    ['The Consultant agrees to indemnify and hold harmless the Company from all claims.', 'consultancy'],
    ['The Supplier shall be liable for all losses caused by defective goods.', 'supply'],
    ['The Processor shall keep the Controller indemnified against claims of data principals.', 'dpa'],
    ['The Service Provider will make good any loss that the Client suffers by reason of late delivery.', 'services'],
    [
      '1. Fees are payable within 30 days.\n\n2. The Consultant is responsible to the Company for losses and damages caused by its staff.',
      'consultancy',
    ],
  ])('is found: %s', (text, opening) => {
    const hits = findWith(liabilityWithoutCap, text, opening)
    expect(severityOf(hits)).toBe('high')
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    [
      "1. The Service Provider shall indemnify the Client against all losses.\n\n2. Each party's total liability shall not exceed the fees paid.",
      'services',
    ],
    [
      '1. The Service Provider shall indemnify the Client against all losses.\n\n2. Neither party shall be liable for indirect or consequential damages.',
      'services',
    ],
    ['Each party shall indemnify the other against third-party claims arising from its breach.', 'services'],
    [
      '1. The Service Provider shall indemnify the Client against all losses.\n\n2. The Client shall indemnify the Service Provider against claims arising from its materials.',
      'services',
    ],
    [
      'The Service Provider shall carry such insurance, health cover included, as will hold harmless the Client from any claims or losses.',
      'services',
    ],
    ['The Employee shall indemnify the Employer against all losses.', 'employment'],
    ['The Client shall indemnify the Service Provider against claims arising from its materials.', 'services'],
    ['The Service Provider shall provide the Services with due care.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(liabilityWithoutCap, text, opening)).toEqual([])
  })
})
