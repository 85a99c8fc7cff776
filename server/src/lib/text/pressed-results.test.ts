import { gunzipSync } from 'node:zlib'
import { analyze } from '@karar/engine'
import { type Document, type DocumentId, DocumentWithResults, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { gzipOf, pressResults, textOf } from './pressed-results.ts'

const unified = UnifiedAnalysis.parse(
  analyze(`${contractText}\n7. भुगतान\n"₹ 5,000" \\ 💠 on the day.`, { day: '2026-11-26' }),
)
const document: Document = {
  id: '0198a1b2-0000-7000-8000-000000000001' as DocumentId,
  original_filename: 'करार "7" \\.pdf',
  file_size: 1000,
  mime_type: 'application/pdf',
  page_count: 1,
  upload_time: '2026-11-26T10:00:00.000Z',
  analysis_status: 'completed',
  analysis_error: null,
  safety_score: unified.safety_score,
  contract_type: unified.contract_type,
  verdict: { color: 'red', text: 'Do not sign.' },
  critical_issues_count: 2,
  side: null,
  progress: null,
}

test.each<[string, Partial<Document>]>([
  ['that was read', {}],
  [
    'whose last reading failed, with a long name',
    {
      analysis_status: 'failed',
      analysis_error: { reason: 'internal', message: 'It could not be read: "न".' },
      original_filename: `${'क'.repeat(70_000)}.pdf`,
    },
  ],
])('the answer with a document %s is what its shape makes of it, pressed or not', (_what, changed) => {
  const answer = { document: { ...document, ...changed }, pressed: pressResults(unified) }
  const error = changed.analysis_error?.message ?? null
  const results = { ai_analysis: unified, professional_analysis: unified, error }
  // a shape that gets a part more, or another one, must find it here too
  expect(JSON.parse(textOf(answer))).toEqual(
    DocumentWithResults.encode({ ...answer.document, analysis_results: results }),
  )
  expect(gunzipSync(gzipOf(answer)).toString()).toBe(textOf(answer))
})
