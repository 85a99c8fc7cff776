import '../../../lib/testing/browser.ts'
import type { Document, Page } from '@karar/schema'
import { expect, test } from 'vitest'
import { HttpError } from '../../../lib/http/http-error.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument, othersDocument } from '../../../lib/testing/made.ts'
import { LoadFailure } from './load-failure.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { PageState } from './page-state.tsx'

const words = async (element: React.ReactNode) => wordsOf(await draw(element, ['results', 'documents']))

test.each([
  ['a document that is gone', new HttpError('status', 404), 'Document not found'],
  ['a session that is over', new HttpError('status', 401), 'Authentication required. Please log in again.'],
  ['a server in trouble', new HttpError('status', 502), 'Server error. Please try again later.'],
  ['no answer in time', new HttpError('timeout'), 'Request timed out. Please try again.'],
  ['an answer of nonsense', new HttpError('invalid'), 'Invalid response from server'],
  ['anything else', new Error('x'), 'Failed to load analysis data'],
])('%s is told in the specified words', async (_, error, expected) => {
  const said = await words(<LoadFailure error={error} onRetry={() => {}} />)
  expect(said).toBe(`Analysis Not Available ${expected} Try Again`)
})

const none = (document: Document, professional = false) =>
  words(<NoAnalysis document={document} professional={professional} />)

test('what was not analyzed says so in the words of the view, and offers it to its owner alone', async () => {
  const pending = { analysis_status: 'pending' } as const
  expect(await none(aDocument(pending))).toBe(
    'No Analysis Available Please analyze the document first to view results. Analyze',
  )
  expect(await none(aDocument(pending), true)).toBe(
    'No Analysis Available Please run document analysis first to see professional insights Analyze',
  )
  expect(await none(othersDocument(pending))).toBe(
    'No Analysis Available It has not been analyzed. Only its owner, Meera Nair, can start that.',
  )
})

test('what failed says why, and can be tried again', async () => {
  const failed = aDocument({
    analysis_status: 'failed',
    analysis_error: { reason: 'corrupt', message: 'The file is damaged.' },
  })
  expect(await none(failed)).toBe('Analysis Failed The file is damaged. Analyze again')
  expect(await none({ ...failed, analysis_error: null })).toContain('Failed to load analysis data')
})

const page = (source: Page['source'], confidence: number) =>
  words(<PageState page={{ number: 4, start: 0, end: 9, source, confidence }} onOriginal={() => {}} />)

test('a page says how it was read where that is more than taking its text', async () => {
  expect(await page('text', 1)).toBe('')
  expect(await page('ocr', 0.999)).toBe('read by text recognition, 99% sure')
  expect(await page('ocr', 0.3)).toBe('read by text recognition, 30% sure')
  expect(await page('text', 0.3)).toBe('could not be read well')
  expect(await page('ocr', 0)).toBe('could not be read Open the original at page 4')
})
