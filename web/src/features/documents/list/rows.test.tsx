import type { Document } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import type { Actions } from '../tools/use-actions.tsx'
import type { Selection } from '../tools/use-selection.ts'
import { DocumentsItems } from './documents-items.tsx'
import { MatchedText } from './matched-text.tsx'
import { NothingFound } from './nothing-found.tsx'
import { RowActions } from './row-actions.tsx'
import { Status } from './status.tsx'
import { VerdictCell } from './verdict-cell.tsx'

const actions = { analyze() {}, remove() {}, rename() {} } as unknown as Actions
const status = async (more: Partial<Document>) =>
  wordsOf(await draw(<Status document={aDocument(more)} />, ['documents']))
const offered = async (analysis_status: Document['analysis_status']) =>
  [
    ...(await draw(<RowActions document={aDocument({ analysis_status })} actions={actions} />, ['documents'])).matchAll(
      /aria-label="([^"]+)"/g,
    ),
  ].map(([, label]) => label)

const progress: NonNullable<Document['progress']> = {
  stage: 'ocr',
  percent: 40,
  message: 'Reading page 7',
  time_elapsed: 12,
  estimated_time: 60,
  page: 7,
  pages: 24,
}

test('each state of a document has its words; while it is analysed, its figures', async () => {
  expect(await status({ analysis_status: 'pending' })).toBe('Pending')
  expect(await status({ analysis_status: 'completed' })).toBe('Completed')
  expect(await status({ analysis_status: 'analyzing', progress: null })).toBe('Analyzing')
  expect(await status({ analysis_status: 'analyzing', progress })).toBe('Analyzing, page 7 of 24')
  expect(await status({ analysis_status: 'analyzing', progress: { ...progress, stage: 'queued' } })).toBe(
    'Waiting to start',
  )
})

test.each([
  ['encrypted', 'Failed: protected by a password'],
  ['corrupt', 'Failed: the file is damaged'],
  ['file_gone', 'Failed: the file is gone'],
  ['internal', 'Failed: our mistake'],
] as const)('what failed for %s says so shortly', async (reason, words) =>
  expect(await status({ analysis_status: 'failed', analysis_error: { reason, message: '' } })).toBe(words),
)

test('a failure without a reason is still one', async () =>
  expect(await status({ analysis_status: 'failed' })).toBe('Failed'))

test.each([
  ['pending', ['Analyze lease.pdf', 'More about lease.pdf', 'Delete lease.pdf']],
  ['analyzing', ['More about lease.pdf', 'Delete lease.pdf']],
  ['completed', ['View Results of lease.pdf', 'More about lease.pdf', 'Delete lease.pdf']],
  ['failed', ['Analyze again: lease.pdf', 'More about lease.pdf', 'Delete lease.pdf']],
] as const)('of a document that is %s can be done', async (state, expected) =>
  expect(await offered(state)).toEqual(expected),
)

const verdict = async (more: Partial<Document>) =>
  wordsOf(await draw(<VerdictCell document={aDocument(more)} onAnalyze={() => {}} />, ['documents']))

test('score and verdict stand together; a low risk by an engine that did not ask is an older reading', async () => {
  expect(await verdict({})).toBe('32% Don’t sign yet')
  expect(await verdict({ safety_score: null, verdict: null })).toBe('– none yet')
  const older = { safety_score: 88, verdict: { color: 'green' as const, text: 'Low risk.' } }
  expect(await verdict(older)).toBe('88% Older reading Analyze again')
  expect(await verdict({ ...older, analysis_status: 'analyzing' })).toBe('88% Older reading')
  expect(await verdict({ safety_score: 88, verdict: { color: 'green', text: 'Low risk.', not_cleared: [] } })).toBe(
    '88% Low risk',
  )
})

test('a side that was guessed is said beside the verdict, and leads to where it is changed', async () => {
  const guessed = aDocument({ side: { party: 'Orbis Retail', basis: 'weaker_party' } })
  const markup = await draw(<VerdictCell document={guessed} onAnalyze={() => {}} />, ['documents'])
  expect(wordsOf(markup)).toBe('32% Don’t sign yet For Orbis Retail, a guess: change')
  expect(markup).toContain(`href="/documents/${guessed.id}/results?tab=position&amp;choose=1"`)
  expect(await verdict({ side: { party: null, basis: 'none' } })).toMatch(/Read for neither side: say who you are$/)
  expect(await verdict({ side: { party: 'Orbis Retail', basis: 'chosen' } })).not.toContain('Orbis')
  // nothing to change where there is no verdict yet
  expect(await verdict({ side: null, safety_score: null, verdict: null })).toBe('– none yet')
})

test('on a phone a row says the same in a few lines: verdict when there is one, state when not', async () => {
  const selection = { rows: [], all: false, has: () => false, toggle() {}, toggleAll() {} } as unknown as Selection
  const rows = [
    aDocument({ matched_text: 'the monthly fee of the Client' }),
    aDocument({
      id: 'two' as Document['id'],
      original_filename: 'nda.docx',
      analysis_status: 'pending',
      file_size: 1024,
    }),
  ]
  const words = wordsOf(
    await draw(<DocumentsItems rows={rows} q="fee" selection={selection} actions={actions} />, ['documents']),
  )
  expect(words).toContain('lease.pdf Found in the text: the monthly fee of the Client 32% Don’t sign yet')
  expect(words).toContain('21 Nov 2026 · 82.0 KB')
  expect(words).toContain('nda.docx Pending 21 Nov 2026 · 1.0 KB Analyze')
})

test('what was found in a text is marked there', async () =>
  expect(await draw(<MatchedText text="the monthly Fees of it" q="fee" />, ['documents'])).toContain(
    '<mark>Fee</mark>s of',
  ))

test('where nothing is found, the way to all is there, and why it may be', async () => {
  const all = { search: '' }
  expect(wordsOf(await draw(<NothingFound searched all={all} />, ['documents']))).toMatch(/Every word must be/)
  expect(wordsOf(await draw(<NothingFound searched={false} all={all} />, ['documents']))).toMatch(
    /No document has this status and risk.*Show all documents$/,
  )
})
