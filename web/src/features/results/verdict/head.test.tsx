import '../../../lib/testing/browser.ts'
import type { Document, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { ViewsProvider } from '../../../lib/document-view.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument, anAnalysis, anIssue, othersDocument } from '../../../lib/testing/made.ts'
import type { Places } from '../use-places.ts'
import { CompleteBelow, Header } from './header.tsx'
import { ScoreLines } from './score-lines.tsx'
import { VerdictHeader } from './verdict-header.tsx'

const words = async (element: React.ReactNode) =>
  wordsOf(
    await draw(<ViewsProvider value={{ position: () => null }}>{element}</ViewsProvider>, [
      'results',
      'report',
      'position',
    ]),
  )
const verdictOf = (more: Partial<UnifiedAnalysis>) =>
  words(<VerdictHeader document={aDocument()} analysis={anAnalysis(more)} phone={false} />)

test('the verdict stands before the number, with the side above and the figures below', async () => {
  const said = await verdictOf({
    metrics: { critical_issues_count: 3, missing_clauses_count: 2, total_clauses_analyzed: 89 },
    critical_issues: [anIssue(), anIssue({ id: 'b', severity: 'high' }), anIssue({ id: 'c', severity: 'high' })],
  })
  expect(said).toMatch(
    /^For Nilgiri Softworks LLP, the service provider Change Party AI analysis, not legal advice\. Details Don’t sign yet\. Clause 11\.2 decides\./,
  )
  expect(said).toMatch(
    /Safety Score High risk, below 40 32% Critical Issues 3 1 2 Missing Clauses 2 Clauses Analyzed 89$/,
  )
})

test('reasons that are titles of cards are left to these; the others open on request', async () => {
  const verdict = {
    ...anAnalysis().verdict,
    detailed_reasons: ['Clause 11.2: you pay for every loss of the Client.', 'The contract could not be told apart.'],
  }
  const said = await verdictOf({ verdict })
  expect(said).toContain('Why? The contract could not be told apart.')
  expect(said).not.toContain('11.2: you pay')
})

test('what keeps a contract from being cleared is open from the start', async () => {
  const verdict = {
    ...anAnalysis().verdict,
    detailed_reasons: ['Nobody knows.'],
    not_cleared: ['kind_unknown' as const],
  }
  expect(await verdictOf({ verdict, safety_score: 74 })).toMatch(/Less Nobody knows\..*Not cleared: 74 at most/)
})

test('a low risk by an engine that did not ask is told as an older reading', async () => {
  const verdict = { color: 'green', text: 'Low risk.', reasoning: 'Little was found.', detailed_reasons: [] } as const
  const said = await verdictOf({ verdict: { ...verdict, detailed_reasons: [] }, safety_score: 90 })
  expect(said).toContain('Analyzed with an older reading.')
  expect(said).not.toMatch(/Low risk\.|Little was found/)
})

test('while pages are unread the missing clauses are not counted', async () =>
  expect(await verdictOf({ pages_in_doubt: { unread_pages: [2], doubtful_pages: [] } })).toContain(
    'Missing Clauses – Nothing is said about missing clauses while pages are unread or badly read',
  ))

const header = (document: Document, analysis: UnifiedAnalysis | null) =>
  words(<Header document={document} analysis={analysis} onTalk={() => {}} />)

test('the bar names the document, counts its issues, and leads back to where it came from', async () => {
  expect(await header(aDocument(), anAnalysis())).toMatch(
    /^Documents lease\.pdf Analysis Complete, 1 legal issue .*Talk to Legal Team$/,
  )
  expect(await header(aDocument(), anAnalysis({ critical_issues: [] }))).toContain('Analysis Complete, no legal issues')
  expect(await header(othersDocument(), anAnalysis())).toMatch(/^All Documents lease\.pdf/)
})

test('before there is an analysis the original file is what can be taken away', async () => {
  const said = await header(aDocument({ analysis_status: 'pending' }), null)
  expect(said).toContain('Original file')
  expect(said).not.toMatch(/Analysis Complete|Download PDF/)
})

test('on a narrow screen the line of the result is kept free while it loads, and not where there is none', async () => {
  const line = (loading: boolean, result: UnifiedAnalysis | null) =>
    draw(<CompleteBelow loading={loading} result={result} />, ['results'])
  const [kept, told] = [await line(true, null), await line(false, anAnalysis())]
  expect(wordsOf(told)).toBe('Analysis Complete, 1 legal issue')
  expect(wordsOf(kept)).toBe('')
  const place = /class="(\S+)"/.exec(told)?.[1]
  expect(kept).toContain(place)
  expect(wordsOf(await line(false, null))).toBe('')
})

test('the sum can be followed to its clauses and comes out at the score', async () => {
  const places = { place: null, origin: null, moved: '', go() {} } as Places
  const said = await words(<ScoreLines analysis={anAnalysis()} places={places} phone={false} />)
  expect(said).toContain('100 − 68 = 32')
  expect(said).toContain('−68 11.2 You pay for every loss of the Client')
  expect(said).toMatch(/32 Safety Score$/)
})
