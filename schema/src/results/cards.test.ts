import { expect, test } from 'vitest'
import type { LegalIssue } from '../analysis.ts'
import { cardsOf } from './cards.ts'

const finding = (id: string, category: string, asks = category, wording: string | null = asks) =>
  ({ id, category, actionable_guidance: asks, suggested_wording: wording }) as LegalIssue
const ids = (...issues: LegalIssue[]) => cardsOf(issues).map((card) => card.map(({ id }) => id))

test('one harm with one remedy is one card with its places, where its worst stood', () =>
  expect(ids(finding('a', 'scope'), finding('b', 'tax'), finding('c', 'scope'), finding('d', 'scope'))).toEqual([
    ['a', 'c', 'd'],
    ['b'],
  ]))

test('another remedy or another wording is another card', () =>
  expect(ids(finding('a', 'scope'), finding('b', 'scope', 'ask less'), finding('c', 'scope', 'scope', null))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]))

test('no finding is lost, and without findings there are no cards', () => {
  expect(ids()).toEqual([])
  const all = ['a', 'b', 'c', 'd', 'e'].map((id, index) => finding(id, index % 2 ? 'one' : 'other'))
  expect(cardsOf(all).flat()).toHaveLength(all.length)
})
