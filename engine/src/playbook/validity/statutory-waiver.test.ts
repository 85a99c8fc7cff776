import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { statutoryWaiver } from './statutory-waiver.ts'

type Opening = keyof typeof openings

describe('statutory rights signed away', () => {
  test.each<[string, Opening, string]>([
    ['The Employee waives all rights to gratuity, provident fund and bonus.', 'employment', 'critical'],
    ['The Supplier waives interest under the MSMED Act, 2006.', 'supply', 'critical'],
    ['The User gives up all remedies under the Consumer Protection Act, 2019.', 'terms', 'critical'],
    ['The Employee accepts this sum in place of all statutory dues.', 'employment', 'critical'],
    ['You waive your right to withdraw consent to the processing of your data.', 'terms', 'critical'],
    ['The Employee shall not claim overtime or any benefit under the labour laws.', 'employment', 'critical'],
    ['The Lessee relinquishes every right under the rent control act.', 'lease', 'high'],
    ['To the extent permitted by law, the Licensee waives all statutory remedies.', 'licence', 'medium'],
    ['The Supplier gives up whatever protection the law gives to micro and small enterprises.', 'supply', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(statutoryWaiver, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.forBeneficiary).toBe('high')
  })

  test.each<[string, Opening]>([
    ['The Borrower waives presentment, protest and notice of default.', 'loan'],
    ['Each party waives the right to trial by jury.', 'services'],
    [
      'The Employee has received gratuity and leave encashment, and waives no further claim for statutory dues already listed, in full and final settlement.',
      'employment',
    ],
    ['The Guarantor waives the rights under sections 133 to 139 of the Indian Contract Act.', 'loan'],
    ['No failure to exercise a right shall be a waiver of any right under applicable law.', 'services'],
    ['The Employee shall be entitled to gratuity and provident fund as per law.', 'employment'],
    ['The author waives moral rights in the Work under the Copyright Act.', 'services'],
    ['Nothing in this Agreement waives any right under the Consumer Protection Act.', 'terms'],
    ['The Supplier is registered under the law on micro and small enterprises.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(statutoryWaiver, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'The interest provisions of the Micro, Small and Medium Enterprises Development Act, 2006 will not apply to this Agreement.',
      'supply',
    ],
    ['The Payment of Gratuity Act, 1972 shall not be applicable to this employment.', 'employment'],
    ['The Employee agrees to forego any gratuity.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(statutoryWaiver, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Micro, Small and Medium Enterprises Development Act, 2006 applies to this Agreement.', 'supply'],
    ['This clause shall not apply where the MSMED Act gives the Supplier more.', 'supply'],
    ['The Employer shall not forgo its duty to pay gratuity.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(statutoryWaiver, text, opening)).toEqual([])
  })
})
