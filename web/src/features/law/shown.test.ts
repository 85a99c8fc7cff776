import type { LawEntry } from '@karar/schema'
import { expect, test } from 'vitest'
import { shownLaw } from './shown.ts'

const entry = (act: string, state: LawEntry['state']): LawEntry => ({
  id: act,
  act,
  section: 's. 27',
  says: 'A restraint is void.',
  state,
  from: null,
  until: null,
  checked_on: '2026-11-21',
  checked_against: 'memory',
})
const all = [entry('Indian Contract Act 1872', 'in_force'), entry('Factories Act 1948', 'no_longer')]

test('the list is narrowed by state and by every word that is typed, wherever it stands', () => {
  expect(shownLaw(all, 'all', '')).toHaveLength(2)
  expect(shownLaw(all, 'no_longer', '')).toEqual([all[1]])
  expect(shownLaw(all, 'all', ' VOID contract ')).toEqual([all[0]])
  expect(shownLaw(all, 'in_force', 'factories')).toEqual([])
})
