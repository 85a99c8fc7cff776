import type { Progress } from '@karar/schema'
import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

test.each([
  [0, 'converting'],
  [1.9, 'converting'],
  [2, 'ocr'],
  [5, 'analyzing'],
  [8, 'finalizing'],
])('%d s in, with no figure from the worker yet, the panel says %s', (seconds, stage) =>
  expect(stageOf(null, seconds)).toBe(stage),
)

test('the worker’s own stage is believed over the clock', () => {
  expect(stageOf({ stage: 'ocr' } as Progress, 60)).toBe('ocr')
})
