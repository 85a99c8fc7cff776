import { type Card, cardsOf, type LegalIssue, type Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { ViewsProvider } from '../../../lib/document-view.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument, anAnalysis, anIssue } from '../../../lib/testing/made.ts'
import type { Places } from '../use-places.ts'
import { IssueBody } from './issue-body.tsx'
import { IssueCard } from './issue-card.tsx'
import { Issues } from './issues.tsx'
import { SeverityFilter } from './severity-filter.tsx'
import type { Resolved } from './use-resolved.ts'
import type { ShownIssues } from './use-shown-issues.ts'

const none: Resolved = { ids: new Set(), toggle() {} }
const words = async (element: React.ReactNode) =>
  wordsOf(await draw(<ViewsProvider value={{ comments: () => null }}>{element}</ViewsProvider>, ['results']))

test('a card says what the clause says, why it hurts, the law, and what to ask for, in this order', async () => {
  const said = await words(<IssueBody card={[anIssue()]} />)
  expect(said).toBe(
    'It says “The Provider shall indemnify the Client against all losses.” Comment ' +
      'It hurts you You make good losses that you did not cause. ' +
      'The law Indian Contract Act 1872, s. 124. An indemnity binds you to its words. ' +
      'Ask for A mutual indemnity. “Each party shall indemnify the other.” Copy ' +
      'Also Keep records of what you spend.',
  )
})

test('where there are no comments, none is offered', async () =>
  expect(wordsOf(await draw(<IssueBody card={[anIssue()]} />, ['results']))).not.toContain('Comment'))

test('what has no law and no wording leaves these rows out; guidance of another shape keeps its words', async () => {
  const said = await words(
    <IssueBody
      card={[
        anIssue({ law: [], suggested_wording: null, improvement_notes: [], actionable_guidance: 'Strike it out.' }),
      ]}
    />,
  )
  expect(said).not.toMatch(/The law|Copy|Also/)
  expect(said).toMatch(/Ask for Strike it out\.$/)
})

test('at most two more notes stand on a card, and a long quote is cut where that shows', async () => {
  const quote = 'The Provider shall indemnify the Client. '.repeat(20)
  const said = await words(<IssueBody card={[anIssue({ quote, improvement_notes: ['One.', 'Two.', 'Three.'] })]} />)
  expect(said).toContain('One. Two.')
  expect(said).not.toContain('Three.')
  expect(said).toMatch(/…”/)
})

const twice: Card = [anIssue(), anIssue({ id: 'indemnity-14', clause_number: '14', page: 9, quote: 'Again.' })]

test('one harm in two places is one card with both', async () => {
  expect(cardsOf([...twice])).toHaveLength(1)
  const markup = await draw(
    <IssueCard card={twice} resolved={none} open arrival={null} onToggle={() => {}} onPlace={() => {}} />,
    ['results'],
  )
  expect(markup).toContain('data-issue="indemnity-11.2 indemnity-14"')
  expect(wordsOf(markup)).toMatch(/^11\.2 page 7 14 You pay for every loss of the Client Critical Settled/)
  expect(wordsOf(markup).match(/Show in contract/g)).toHaveLength(2)
})

test('a clause that does one harm in two sentences is named once', async () => {
  const card: Card = [anIssue(), anIssue({ id: 'again', quote: 'Again.' }), ...twice.slice(1)]
  const said = await words(
    <IssueCard card={card} resolved={none} open={false} arrival={null} onToggle={() => {}} onPlace={undefined} />,
  )
  expect(said).toMatch(/^11\.2 page 7 14 You pay/)
})

test('a card is settled once all its places are', async () => {
  const drawn = (ids: string[]) =>
    draw(
      <IssueCard
        card={twice}
        resolved={{ ids: new Set(ids), toggle() {} }}
        open={false}
        arrival={null}
        onToggle={() => {}}
        onPlace={undefined}
      />,
      ['results'],
    )
  expect(await drawn(['indemnity-11.2'])).not.toContain('data-settled')
  expect(await drawn(['indemnity-11.2', 'indemnity-14'])).toContain('data-settled')
})

test('a finding in no numbered clause stands under its page', async () =>
  expect(
    await words(
      <IssueCard
        card={[anIssue({ clause_number: null, page: 3 })]}
        resolved={none}
        open={false}
        arrival={null}
        onToggle={() => {}}
        onPlace={undefined}
      />,
    ),
  ).toMatch(/^Page 3 You pay/))

const shownOf = (issues: LegalIssue[], more: Partial<ShownIssues> = {}): ShownIssues => {
  const severities = [...new Set(issues.map(({ severity }) => severity))]
  return {
    cards: cardsOf(issues),
    severity: null,
    openOnly: false,
    counts: severities.map((severity) => ({
      severity,
      count: issues.filter((one) => one.severity === severity).length,
    })),
    ...more,
  } as ShownIssues
}

test('the filter names each grade that occurs with its count, and those still open once some are settled', async () => {
  const issues = (['critical', 'high', 'high'] satisfies Severity[]).map((severity, i) =>
    anIssue({ id: `${i}`, severity }),
  )
  const filter = (more: Partial<ShownIssues>, resolved: number) =>
    words(<SeverityFilter shown={shownOf(issues, more)} total={3} resolved={resolved} />)
  expect(await filter({}, 0)).toBe('All 3 Critical 1 High 2')
  expect(await filter({}, 1)).toBe('All 3 Critical 1 High 2 Open only 2')
  expect(await filter({ openOnly: true }, 0)).toContain('Open only 3')
})

const places = { place: null, origin: null, moved: '', go() {} } as Places
const list = (issues: LegalIssue[], more: Partial<ShownIssues> = {}, open: string | null = null) =>
  draw(
    <Issues
      document={aDocument()}
      analysis={anAnalysis({ critical_issues: issues })}
      shown={shownOf(issues, more)}
      resolved={none}
      places={places}
      phone={false}
      drawn={99}
      open={open}
      onPlace={undefined}
    />,
    ['results'],
  )

test('where nothing was found that is said, and no e-mail is offered', async () =>
  expect(wordsOf(await list([]))).toBe(
    'What to fix, worst first No pattern that Karar knows was found. Read the clauses below all the same.',
  ))

test('a filter that leaves nothing says which', async () => {
  expect(wordsOf(await list([anIssue()], { cards: [] }))).toContain('No issue of this severity.')
  expect(wordsOf(await list([anIssue()], { cards: [], openOnly: true }))).toContain('Nothing is open here')
})

test('the card that is named stands open, the others are one line', async () => {
  const issues = [anIssue(), anIssue({ id: 'tax', category: 'one_sided_termination', title: 'You cannot leave' })]
  const markup = await list(issues, {}, 'tax')
  expect([...markup.matchAll(/aria-expanded="(true|false)"/g)].map(([, open]) => open)).toEqual(['false', 'true'])
})
