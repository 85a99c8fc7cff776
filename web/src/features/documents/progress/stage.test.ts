import type { Document, Progress } from '@karar/schema'
import { expect, test } from 'vitest'
import { stageOf, stagesFor } from './stage.ts'

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

test('what waits for its turn has got nowhere, however long it waits', () => {
  expect(stageOf({ stage: 'queued' } as Progress, 300)).toBe('converting')
})

const withoutOcr = ['converting', 'analyzing', 'finalizing']
const all = ['converting', 'ocr', 'analyzing', 'finalizing']

test.each([
  ['a PDF that may be a scan', 'application/pdf', 'converting', false, all],
  ['a PDF with its own text, once past reading', 'application/pdf', 'analyzing', false, withoutOcr],
  ['a scan, once past recognition', 'application/pdf', 'finalizing', true, all],
  ['a scan', 'application/pdf', 'ocr', false, all],
  ['a text file', 'text/plain', 'converting', false, withoutOcr],
])('the stages of %s', (_, mime_type, stage, scanned, expected) =>
  expect(stagesFor({ mime_type, progress: { stage } } as Document, scanned)).toEqual(expected),
)

test('a text file is never said to go through recognition, not even by the clock', () => {
  const among = stagesFor({ mime_type: 'text/plain', progress: null } as Document, false)
  expect([1, 3, 6, 9].map((seconds) => stageOf(null, seconds, among))).toEqual([
    'converting',
    'analyzing',
    'analyzing',
    'finalizing',
  ])
})
