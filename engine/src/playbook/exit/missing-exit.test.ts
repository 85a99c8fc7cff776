import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { missingExit } from './missing-exit.ts'

type Opening = keyof typeof openings

describe('a contract that runs on without a way out', () => {
  test.each<[string, Opening]>([
    ['This Agreement shall commence on the date above and shall continue in force indefinitely.', 'services'],
    ['This Agreement shall come into force on signature and remain in force in perpetuity.', 'distribution'],
    [
      '1. The Consultant shall advise the Company.\n\n2. This Agreement shall take effect from 1 April 2026 and shall continue thereafter.',
      'consultancy',
    ],
    ['The engagement will be effective from today and will continue without any limit of time.', 'consultancy'],
    ['This licence shall remain in full force and effect perpetually.', 'licence'],
    ['The arrangement shall subsist and continue for ever between the parties.', 'services'],
  ])('is found: %s', (text, opening) => {
    expect(severityOf(findWith(missingExit, text, opening))).toBe('medium')
  })

  test.each<[string, Opening]>([
    ['This Agreement shall continue in force for a period of two years.', 'services'],
    ['This Agreement shall continue until terminated by either party on 30 days\u2019 notice.', 'services'],
    [
      '1. This Agreement shall continue indefinitely.\n\n2. Either party may terminate this Agreement on 30 days\u2019 notice.',
      'services',
    ],
    ['This Agreement shall remain in force until completion of the Services.', 'services'],
    [
      'If a provision is invalid, the remaining provisions of this Agreement shall continue in full force and effect.',
      'services',
    ],
    ['The deed shall remain in force and continue to bind the vendor.', 'loan'],
    ['The fees are payable monthly.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(missingExit, text, opening)).toEqual([])
  })
})
