import type { Fact, KeyFacts, Obligation, SummaryPoint, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { aClause, aDocument, anAnalysis, anInsight, anIssue } from '../../lib/testing/made.ts'
import { DetailedAnalysis } from './detailed-analysis.tsx'
import { SummaryView } from './view.tsx'

const view = (more: Partial<UnifiedAnalysis>, part = '', props: Partial<AnalysisViewProps> = {}) =>
  draw(
    <SummaryView
      document={aDocument()}
      analysis={anAnalysis(more)}
      position={null}
      analyzedAt="now"
      text={undefined}
      show={() => {}}
      hrefOf={(view, parameters) => ({ search: `?${new URLSearchParams({ tab: view, ...parameters })}` })}
      {...props}
    />,
    ['summary'],
    `/?tab=analysis${part && `&view=${part}`}`,
  )
const words = async (...given: Parameters<typeof view>) => wordsOf(await view(...given))

test('the overview begins with the verdict and keeps to three of each', async () => {
  const four = (what: string) => [1, 2, 3, 4].map((i) => anInsight({ id: `${what}${i}`, title: `${what} ${i}` }))
  const said = await words({
    key_advantages: four('Good'),
    key_risks: four('Bad'),
    attorney_recommendations: ['Do one.', 'Do two.', 'Do three.', 'Do four.', 'Do five.'],
    voice_suggestions: ['Why?', 'How?', 'When?', 'Who?', 'Where?'],
  })
  expect(said).toMatch(
    /^Overview Overview In Simple Terms In Simple Terms Detailed View Detailed View Don’t sign yet\. 32% Safety Score High risk The one thing to do Do one\./,
  )
  for (const shown of ['Good 3', 'Bad 3', 'Do four.', 'Who?']) expect(said).toContain(shown)
  expect(said.split('Do one.').length, 'the one thing to do is said once').toBe(2)
  for (const left of ['Good 4', 'Bad 4', 'Do five.', 'Where?']) expect(said).not.toContain(left)
})

test('until a side is chosen it offers that, and leaves out what hangs on it', async () => {
  const said = await words({})
  expect(said).toContain('Choose your position to see financial terms and exit flexibility as well.')
  expect(said).not.toContain('Exit flexibility')
  const chosen = await words({}, '', { position: { user_party: 'The Employee', position_strength: 50 } as never })
  expect(chosen).toContain('From the side of the Employee.')
  expect(chosen).toContain('Exit flexibility')
  expect(chosen).not.toContain('Choose your position')
})

test('an older reading is called so here, too', async () =>
  expect(
    await words({
      safety_score: 90,
      verdict: { color: 'green', text: 'Low risk.', reasoning: '', detailed_reasons: [] },
    }),
  ).toMatch(/Analyzed with an older reading\. .*90% Safety Score By an older reading/))

test('what could not be judged is told by no band and nothing good, and why', async () => {
  const said = await words({
    safety_score: 50,
    verdict: {
      color: 'yellow',
      text: 'Not enough to judge.',
      reasoning: 'Check that it is the right file.',
      detailed_reasons: [],
      not_cleared: [],
    },
    metrics: { critical_issues_count: 0, missing_clauses_count: 0, total_clauses_analyzed: 1 },
  })
  expect(said).toContain('Not enough to judge. Check that it is the right file. 50% Safety Score Not judged')
  expect(said).toContain('Risk distribution – Not judged')
  expect(said).not.toContain('Medium risk')
})

const point = (topic: SummaryPoint['topic'], text: string, clause_number: string | null = '4'): SummaryPoint => ({
  topic,
  text,
  quote: 'x',
  start: 1,
  end: 2,
  page: 3,
  clause_number,
  issue_id: null,
})

test('plain sentences stand by topic, each with the place that says so', async () => {
  const said = await words(
    {
      summary: {
        points: [point('money', 'You are paid monthly.'), point('money', 'Late pay costs nothing.', null)],
        terms: [
          { ...point('what', ''), term: 'indemnity', meaning: 'A promise to pay for loss.', quote: 'shall\nindemnify' },
        ],
      },
    },
    'simple',
  )
  expect(said).toContain('Money You are paid monthly. Clause 4 Late pay costs nothing. Page 3')
  expect(said).toContain('indemnity A promise to pay for loss. Here: “shall indemnify” Clause 4')
})

test('where there are no plain sentences, it says what can be done', async () =>
  expect(await words({}, 'simple')).toContain('Analyze it again to get one.'))

const fact = (label: string, value: string): Fact => ({ label, value, quote: 'q', start: 25, end: 30, page: 2 })
const none = anAnalysis().key_facts

test('dates, sums and duties stand in tables with their places; what was put right says so', async () => {
  const as_read = { label: 'Date', value: '1 Apr 2027', corrected_at: '2026-11-23T10:00:00Z' }
  const key_facts: KeyFacts = {
    ...none,
    dates: [
      { ...fact('Date', '31 February'), iso: null },
      { ...fact('End date', ''), iso: '2027-03-31', as_read },
    ],
    money: [{ ...fact('Fee', '₹5,00,000'), amount: 500_000, currency: 'INR' }],
  }
  const duty: Obligation = { party: 'The Client', text: 'shall pay\nmonthly', due: 'in 30 days', start: 26, end: 29 }
  const said = await words({ key_facts, obligations: [duty], clause_analyses: [aClause()] }, 'detailed')
  expect(said).toContain('End date Corrected by hand. Karar read: Date, 1 Apr 2027. 31 Mar 2027 3')
  expect(said).toContain('Date 31 February (no day of the calendar) 3')
  expect(said).toContain('Fee ₹5,00,000 3')
  expect(said).toContain('Duties of the Client Duty By when Place shall pay monthly in 30 days 3')
})

test('long tables begin short; without a day there is nothing for a calendar', async () => {
  const money = Array.from({ length: 10 }, (_, i) => ({
    ...fact(`Fee ${i}`, '₹1'),
    start: i,
    amount: 1,
    currency: 'INR',
  }))
  const markup = await view({ key_facts: { ...none, money } }, 'detailed')
  expect(wordsOf(markup)).toContain('Show all 10')
  expect(wordsOf(markup)).not.toContain('Fee 8')
  expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Calendar/s)
})

test('in detail each finding has at most three flags and two notes, and each clause its plain words', async () => {
  const said = wordsOf(
    await draw(
      <DetailedAnalysis
        analysis={anAnalysis({
          critical_issues: [anIssue({ red_flags: ['a1', 'a2', 'a3', 'a4'], improvement_notes: ['b1', 'b2', 'b3'] })],
          clause_analyses: [aClause()],
        })}
        show={() => {}}
      />,
      ['summary'],
    ),
  )
  expect(said).toContain('Red flags a1 a2 a3 To improve b1 b2')
  expect(said).not.toMatch(/a4|b3/)
  expect(said).toContain('3 Fees The Client pays within thirty days.')
})

test('a harm in two clauses is told once, with both', async () => {
  const again = anIssue({ id: 'again', clause_number: '14', red_flags: ['for ever'] })
  const issues = [anIssue({ red_flags: ['no cap'] }), again]
  const said = wordsOf(
    await draw(<DetailedAnalysis analysis={anAnalysis({ critical_issues: issues })} show={() => {}} />, ['summary']),
  )
  expect(said).toContain('11.2, 14 You pay for every loss of the Client Critical')
  expect(said).toContain('Red flags no cap for ever')
  expect(said.split('You pay for every loss of the Client')).toHaveLength(2)
})
