import '../../../lib/testing/browser.ts'
import type { Document } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import type { UploadLine } from '../upload/upload-line.ts'
import { FailureBanner } from './failure-banner.tsx'
import { PanelEnd } from './panel-end.tsx'
import type { PanelItem, Phase } from './panel-item.ts'
import { PanelRunning } from './panel-running.tsx'
import { PanelUploads } from './panel-uploads.tsx'

const item = (phase: Phase, more: Partial<Document> = {}, scanned = true): PanelItem => ({
  document: aDocument({ analysis_status: 'analyzing', ...more }),
  phase,
  seconds: 78,
  scanned,
})
const words = async (element: React.ReactNode) => wordsOf(await draw(element, ['documents']))

test('while a scan is read: pages, time, stages and what is being done, and that one may leave', async () => {
  const progress = {
    stage: 'ocr',
    percent: 29,
    message: 'Reading page 7',
    time_elapsed: 78,
    estimated_time: 200,
    page: 7,
    pages: 24,
  } as const
  const markup = await draw(<PanelRunning item={item('running', { progress })} />, ['documents'])
  const said = wordsOf(markup)
  expect(said).toMatch(/^7 of 24 pages read 1:18, about 2 min left/)
  expect(said).toContain('Converting Reading (OCR) Analyzing Finalizing')
  expect(said).toContain('Reading page 7 29%')
  expect(said).toMatch(/You can leave this page\. The work goes on\.$/)
  expect(markup).toMatch(/aria-current="step"[^>]*>Reading \(OCR\)/)
})

test('before the first figure arrives, the time tells the stage', async () => {
  const markup = await draw(<PanelRunning item={{ ...item('running'), seconds: 3 }} />, ['documents'])
  expect(markup).toMatch(/aria-current="step"[^>]*>Reading \(OCR\)/)
  expect(wordsOf(markup)).not.toContain('pages read')
})

test('how it ended is said, with what there is to open', async () => {
  expect(await words(<PanelEnd item={item('completed', { analysis_status: 'completed' })} />)).toBe(
    'Analysis Complete View Results',
  )
  const analysis_error = {
    reason: 'encrypted',
    message: 'It is protected by a password. Save it without one.',
  } as const
  expect(await words(<PanelEnd item={item('failed', { analysis_status: 'failed', analysis_error })} />)).toBe(
    'Analysis Failed It is protected by a password. Save it without one. Open',
  )
  expect(await words(<PanelEnd item={item('timeout')} />)).toMatch(/^Still at work This takes longer than usual/)
  expect(await words(<PanelEnd item={item('running')} />)).toBe('')
})

test('uploads stand in one line: on their way, then how many arrived', async () => {
  const line = (more: Partial<UploadLine>) => (
    <PanelUploads line={{ open: 0, percent: 0, stored: 0, failed: 0, duplicates: 0, ...more }} />
  )
  expect(await words(line({ open: 2, percent: 40 }))).toBe('Uploading 2 files, 40% Show')
  expect(await words(line({ stored: 1, failed: 1 }))).toBe('Successfully uploaded 1 file(s), 1 failed Show')
  expect(await words(line({ duplicates: 1 }))).toBe('1 file is here already Show')
  expect(await draw(line({ open: 1 }), ['documents'])).not.toContain('aria-label="Dismiss"')
})

test('the newest failed analysis has a banner with its reason; where nothing failed there is none', async () => {
  const failed = aDocument({
    analysis_status: 'failed',
    analysis_error: { reason: 'no_text', message: 'No text was found in it.' },
  })
  const banner = (rows: readonly Document[]) => words(<FailureBanner rows={rows} onAnalyze={() => {}} />)
  expect(await banner([aDocument(), failed])).toBe('Analysis Failed lease.pdf: No text was found in it. Analyze again')
  expect(await banner([{ ...failed, analysis_error: null }])).toContain('lease.pdf could not be analyzed.')
  expect(await banner([aDocument()])).toBe('')
})
