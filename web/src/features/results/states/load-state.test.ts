import type { AnalysisStatus, UnifiedAnalysisResponse } from '@karar/schema'
import { expect, test } from 'vitest'
import { HttpError } from '../../../lib/http/http-error.ts'
import { anAnalysis } from '../../../lib/testing/made.ts'
import { isInProgress, loadFailure, resultsState } from './load-state.ts'

test.each([
  ['Analysis in progress', true],
  ['The document is analyzing', true],
  ['Still processing', true],
  ['Please analyze the document first to view results.', false],
])('"%s" means under way: %s', (message, is) => expect(isInProgress(message)).toBe(is))

test.each([
  [new HttpError('timeout'), 'timeout'],
  [new HttpError('status', 404), 'notFound'],
  [new HttpError('status', 401), 'signedOut'],
  [new HttpError('status', 502), 'server'],
  [new HttpError('invalid'), 'invalid'],
  [new HttpError('network'), 'other'],
])('%s is told as %s', (error, key) => expect(loadFailure(error)).toBe(key))

const there = { available: true, message: 'ok', unified_analysis: anAnalysis() } as UnifiedAnalysisResponse
const not = (message: string) => ({ available: false, message, unified_analysis: null }) as UnifiedAnalysisResponse
const failure = new HttpError('status', 500)
const shown = (
  status: AnalysisStatus | undefined,
  answer: UnifiedAnalysisResponse | undefined,
  rest: { error?: Error; fetching?: boolean } = {},
) => resultsState({ status, answer, error: rest.error ?? null, fetching: rest.fetching ?? false }).kind

test.each([
  ['nothing known', shown(undefined, undefined), 'loading'],
  ['not analyzed', shown('pending', not('Please analyze the document first to view results.')), 'none'],
  ['under way, as the document says', shown('analyzing', not('')), 'running'],
  ['under way, as the message says', shown('pending', not('Analysis in progress...')), 'running'],
  ['just completed, results being fetched', shown('completed', not(''), { fetching: true }), 'loading'],
  ['failed', shown('failed', not('The file cannot be read.')), 'none'],
  ['analysed', shown('completed', there), 'ready'],
  ['being analysed again', shown('analyzing', there), 'ready'],
  ['not loaded', shown('completed', undefined, { error: failure }), 'error'],
  ['loaded before, and not now', shown('completed', there, { error: failure }), 'ready'],
])('%s: %s', (_case, kind, expected) => expect(kind).toBe(expected))
