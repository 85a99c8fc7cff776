import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { minorityOppression } from './minority-oppression.ts'

type Opening = keyof typeof openings

describe('a power that squeezes the minority', () => {
  test.each<[string, Opening, string]>([
    ['The majority may issue shares to itself at any price.', 'shareholders', 'high'],
    ['The minority shareholders shall vote as directed by the Promoter.', 'shareholders', 'high'],
    [
      'The Investor may drag all shareholders and require them to sell at any price, even at a loss.',
      'shareholders',
      'high',
    ],
    [
      'The Founder waives all rights under sections 241 and 242 of the Companies Act, 2013.',
      'shareholders',
      'critical',
    ],
    ['A bad leaver shall transfer all vested shares at Re 1 to the Investor.', 'shareholders', 'critical'],
    [
      'The minority shareholders shall have no right to information or accounts of the Company.',
      'shareholders',
      'high',
    ],
    ['The Company may buy back the minority shares at face value.', 'shareholders', 'high'],
    ['The Investor is protected by full-ratchet anti-dilution.', 'shareholders', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(minorityOppression, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Investor may require all shareholders to sell at not less than the floor price and on the same terms.',
      'shareholders',
    ],
    ['The Company shall offer new shares to existing holders pro rata at fair value.', 'shareholders'],
    ['The Investor is protected by weighted average anti-dilution.', 'shareholders'],
    ['A bad leaver shall transfer unvested shares at face value.', 'shareholders'],
    ['Nothing here waives the rights of the Founder under section 241.', 'shareholders'],
    ['Each shareholder may vote as it thinks fit.', 'shareholders'],
    ['The Client may buy back equipment at face value.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(minorityOppression, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'The Investor may issue shares to itself at such price as it decides, and the Founder waives her pre-emptive rights.',
      'shareholders',
    ],
    ['Upon cessation of her employment the Founder shall transfer all her shares at par value.', 'shareholders'],
    ['The Founder shall not be entitled to inspect the accounts.', 'shareholders'],
    ['The Investor may compel the Founder to join a sale regardless of price.', 'shareholders'],
  ])('found: %s', (text, opening) => {
    expect(findWith(minorityOppression, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Founder and the Investor may inspect the books of the Company on notice.', 'shareholders'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(minorityOppression, text, opening)).toEqual([])
  })
})
