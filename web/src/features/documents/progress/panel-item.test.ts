import type { Document } from '@karar/schema'
import { expect, test } from 'vitest'
import { type Phase, phaseOf, shownIndex, staysAfter } from './panel-item.ts'

const item = (id: string, phase: Phase) => ({ document: { id } as Document, phase })

test('an end stays 3, 5 and 8 seconds', () => {
  expect(staysAfter).toEqual({ completed: 3000, failed: 5000, timeout: 8000 })
})

test.each([
  ['analyzing', false, 'running'],
  ['analyzing', true, 'timeout'],
  ['completed', true, 'completed'],
  ['failed', false, 'failed'],
  ['pending', false, null],
] as const)('%s, slow: %s, is %s', (analysis_status, slow, phase) =>
  expect(phaseOf({ analysis_status }, slow)).toBe(phase),
)

test('the newest is shown until the person chooses another', () => {
  const items = [item('new', 'running'), item('old', 'running')]
  expect([shownIndex(items, null), shownIndex(items, 'old'), shownIndex(items, 'gone')]).toEqual([0, 1, 0])
  expect(shownIndex([], 'old')).toBe(-1)
})

test('an end is shown before whatever was chosen, and of several the first that came', () => {
  const items = [item('newest', 'running'), item('newer', 'completed'), item('older', 'failed'), item('old', 'running')]
  expect(shownIndex(items, 'old')).toBe(2)
})
