// @vitest-environment happy-dom
import type { DocumentId, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { aClause, aDocument, anAnalysis, anIssue } from '../../../lib/testing/made.ts'
import { serve } from '../../../lib/testing/serve.ts'
import { useFindings } from './use-findings.ts'

const found = anAnalysis({
  critical_issues: [anIssue({ clause_id: 'c3', start: 20, end: 40 }), anIssue({ id: 'late', start: 70, end: 80 })],
  clause_analyses: [
    aClause({ id: 'c4', start: 60, end: 90 }),
    aClause({ id: 'c3', start: 20, end: 60 }),
    { ...aClause({ id: 'c3-part', start: 30, end: 40 }), part_of: 'c3' },
  ],
})

function Findings({ analysis, first = true }: { analysis: UnifiedAnalysis | null; first?: boolean }) {
  const { breaks, opened, linked, shown } = useFindings(aDocument().id as DocumentId, analysis, undefined, first)
  const place = linked.place?.issueId ?? 'none'
  return (
    <p>{`breaks ${breaks.join(' ')}; cards ${shown.cards.length}; open ${opened?.id ?? 'none'}; place ${place}`}</p>
  )
}

async function of(analysis: UnifiedAnalysis | null, address = '/', first = true) {
  serve({ [`GET /documents/${aDocument().id}/resolved`]: [200, []] })
  return (await live(<Findings analysis={analysis} first={first} />, ['results'], address)).words()
}

test('clauses begin in the order of the contract; a part of one begins none, so that page and figures count alike', async () =>
  expect(await of(found)).toContain('breaks 20 60;'))

test('the first card stands open and is linked to its clause', async () =>
  expect(await of(found)).toContain('open indemnity-11.2; place indemnity-11.2'))

test('where no card opens by itself none is linked', async () =>
  expect(await of(found, '/', false)).toContain('open none; place none'))

test('the address names which one is open', async () =>
  expect(await of(found, '/#issue-late')).toContain('open late; place late'))

test('before there is an analysis there is nothing to walk through', async () =>
  expect(await of(null)).toBe('breaks ; cards 0; open none; place none'))
