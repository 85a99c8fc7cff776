import type { DocumentText, MissingClause } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aClause, aDocument, anAnalysis, anInsight, anIssue, othersDocument } from '../../../lib/testing/made.ts'
import { LawKnown, OldLaw } from '../issues/law-known.tsx'
import type { Places } from '../use-places.ts'
import { ClauseGrid } from './clause-grid.tsx'
import { Coverage } from './coverage.tsx'
import { Insights } from './insights.tsx'
import { MissingClauses } from './missing-clauses.tsx'
import { OwnerLine } from './owner-line.tsx'
import { Parties } from './parties.tsx'
import { ReadingNotes } from './reading-notes.tsx'

const places = { place: null, origin: null, moved: '', go() {} } as Places
const words = async (element: React.ReactNode) => wordsOf(await draw(element, ['results']))

test('of insights three a side stand at first; risks by title alone, since their cards say the rest', async () => {
  const four = (what: string) => [1, 2, 3, 4].map((i) => anInsight({ id: `${what}${i}`, title: `${what} ${i}` }))
  const said = await words(
    <Insights analysis={anAnalysis({ key_advantages: four('Good'), key_risks: four('Bad') })} places={places} />,
  )
  expect(said).toContain('Good 3')
  expect(said).not.toMatch(/Good 4|Bad 4/)
  expect(said.match(/The duty binds the other side/g)).toHaveLength(3)
  expect(said.match(/Show all 4/g)).toHaveLength(2)
})

test('a side without insights says so', async () =>
  expect(await words(<Insights analysis={anAnalysis()} places={places} />)).toMatch(
    /No term was found that favours you in particular\..*No risk that Karar knows was found\./,
  ))

const many = Array.from({ length: 9 }, (_, i) =>
  aClause({ id: `c${i}`, number: `${i + 1}`, heading: `Clause ${i + 1}`, plain_language: `Says thing ${i + 1}.` }),
)

test('of clauses the six riskiest stand at first, with the specified note', async () => {
  const clauses = many.map((clause, i) => (i === 8 ? { ...clause, risk_assessment: 'high' as const } : clause))
  const said = await words(<ClauseGrid clauses={clauses} issues={[]} places={places} />)
  expect(said).toContain('Showing 6 of 9 analyzed clauses Show Details')
  expect(said).toContain('9 Clause 9')
  expect(said).toContain('High risk')
  expect(said.match(/Says thing/g)).toHaveLength(6)
})

test('a clause with findings leads to their cards and bears the worst grade', async () => {
  const issues = [
    anIssue({ clause_id: 'c0' }),
    anIssue({ id: 'late', clause_id: 'c0', severity: 'medium', title: 'You are paid late' }),
  ]
  const said = await words(<ClauseGrid clauses={[many[0]!]} issues={issues} places={places} />)
  expect(said).toMatch(/You pay for every loss of the Client You are paid late Critical/)
  expect(said).not.toContain('Showing')
})

test('findings of one clause that say the same are named once', async () => {
  const issues = [anIssue({ clause_id: 'c0' }), anIssue({ id: 'again', clause_id: 'c0', start: 400, end: 420 })]
  const said = await words(<ClauseGrid clauses={[many[0]!]} issues={issues} places={places} />)
  expect(said.match(/You pay for every loss of the Client/g)).toHaveLength(1)
})

test('a provision of no kind that is known is named after its finding and says no more than that', async () => {
  const clause = { ...many[0]!, heading: null, clause_type: 'general' as const }
  const issue = anIssue({ clause_id: 'c0', clause_type: 'scope_of_work', title: 'The work can grow' })
  expect(await words(<ClauseGrid clauses={[clause]} issues={[issue]} places={places} />)).toMatch(
    /Scope of Work (?:Comment )?The work can grow Critical/,
  )
  expect(await words(<ClauseGrid clauses={[clause]} issues={[]} places={places} />)).toContain('General')
})

test('where no clause could be told apart there is nothing to open', async () =>
  expect(await words(<ClauseGrid clauses={[]} issues={[]} places={places} />)).toBe(
    'Detailed Clause Analysis No clause could be told apart in this document.',
  ))

const lacking: MissingClause[] = [
  {
    clause_type: 'limitation_of_liability',
    importance: 'critical',
    reason: 'Nothing caps it.',
    suggested_wording: 'A cap.',
  },
  { clause_type: 'insurance', importance: 'nice_to_have', reason: 'Nobody is insured.', suggested_wording: null },
]

test('a missing clause says why it matters, and what to add where there is a wording', async () => {
  const said = await words(<MissingClauses clauses={lacking} none="none_found" />)
  expect(said).toContain('Limitation of Liability Critical Nothing caps it. “A cap.” Copy clause')
  expect(said).toContain('Insurance Good to have Nobody is insured.')
  expect(said.match(/Copy clause/g)).toHaveLength(1)
})

test('what costs no points stands under a heading of its own, and only where there is any', async () => {
  const said = await words(<MissingClauses clauses={[...lacking].reverse()} none="none_found" />)
  expect(said).toMatch(/^Missing Important Clauses Limitation .* Also worth asking for .* Insurance Good to have/)
  const [cap, insurance] = lacking
  expect(await words(<MissingClauses clauses={[cap!]} none="none_found" />)).not.toContain('Also worth asking for')
  expect(await words(<MissingClauses clauses={[insurance!]} none="none_found" />)).toMatch(
    /No important clause was found to be missing.* Also worth asking for/,
  )
})

test('a clause that is there and may do too little is told as that', async () => {
  const [, insurance] = lacking
  const said = await words(<MissingClauses clauses={[{ ...insurance!, too_little: true }]} none="none_found" />)
  expect(said).toContain('Insurance There, but perhaps too little Nobody is insured.')
  expect(said).not.toContain('Good to have')
})

test('while pages are unread nothing is claimed to be missing, nor that nothing is', async () => {
  expect(await words(<MissingClauses clauses={[]} none="pages_in_doubt" />)).toMatch(
    /Nothing is said about missing clauses while/,
  )
  expect(await words(<MissingClauses clauses={[]} none="none_found" />)).toMatch(
    /No important clause was found to be missing/,
  )
})

test('of a text that was not understood enough it is not said that nothing is missing', async () => {
  const said = await words(<MissingClauses clauses={[]} none="not_judged" />)
  expect(said).toContain('Whether a clause is missing was not judged')
  expect(said).not.toContain('No important clause')
  // what is missing all the same is told without it
  expect(await words(<MissingClauses clauses={lacking} none="not_judged" />)).not.toContain('was not judged')
})

const text: DocumentText = {
  text: 'One two three.',
  pages: [
    { number: 1, start: 0, end: 7, source: 'text', confidence: 1 },
    { number: 2, start: 7, end: 14, source: 'ocr', confidence: 0 },
  ],
}

test('what it rests on: pages, clauses, words, language, and what is not judged', async () => {
  const analysis = anAnalysis({
    clause_analyses: [aClause(), aClause({ id: 'x', clause_type: 'general' })],
    pages_in_doubt: { unread_pages: [2], doubtful_pages: [] },
  })
  const said = await words(<Coverage analysis={analysis} text={text} places={places} />)
  expect(said).toMatch(/Pages read 1 of 2 In doubt: page 2/)
  expect(said).toContain('Clauses recognised 1 of 2')
  expect(said).toContain('Language English')
  expect(said).toMatch(/1 page that could not be read\..*1 clause of another kind.*Whether the price is fair/)
})

test('a contract in another language says in which', async () =>
  expect(
    await words(<Coverage analysis={anAnalysis({ language: 'hi' })} text={undefined} places={places} />),
  ).toContain('Language Hindi'))

test('before the text is there its figures are left open; a language that is not known is no English', async () => {
  const said = await words(<Coverage analysis={anAnalysis({ language: 'und' })} text={undefined} places={places} />)
  expect(said).toMatch(/Pages read … .*Words …/)
  expect(said).toContain('Not English, for which the rules are written')
})

test('pages that could not be read lead to their places; where all went well nothing is said', async () => {
  const notes = (unread_pages: number[], doubtful_pages: number[], warnings: string[] = []) =>
    draw(<ReadingNotes doubt={{ unread_pages, doubtful_pages }} warnings={warnings} places={places} />, ['results'])
  expect(wordsOf(await notes([3, 7], [9]))).toBe(
    'Pages 3 and 7 could not be read: check them yourself Page 9 could not be read well: check it yourself',
  )
  expect((await notes([3], [])).match(/aria-label="Page 3, show it in the contract"/g)).toHaveLength(1)
  expect(wordsOf(await notes([], [], ['It has tracked changes.']))).toBe('It has tracked changes.')
  expect(await notes([], [])).not.toContain('<p')
  const at = (start: number, page: number) => ({ start, end: start + 4, page, quote: 'Obey' })
  const said = await draw(
    <ReadingNotes
      doubt={{ unread_pages: [], doubtful_pages: [] }}
      warnings={[]}
      said={[at(5, 1), at(90, 2)]}
      places={places}
    />,
    ['results'],
  )
  expect(wordsOf(said)).toMatch(
    /^2 sentences of this contract speak to machines and not to a party: page 1 and page 2 ?\. They change nothing here\. Ask/,
  )
  expect(said).toContain('href="/#at-5-9"')
})

test('law that had not been checked for half a year is told of first', async () => {
  const old = { as_of: '2026-11-21', law_checked_on: '2026-03-01' }
  expect(await words(<OldLaw analysis={old} />)).toMatch(/more than six months before this analysis/)
  expect(await words(<OldLaw analysis={{ ...old, law_checked_on: '2026-11-01' }} />)).toBe('')
  expect(await words(<LawKnown analysis={old} />)).toMatch(
    /^Law as known on 1 Mar 2026.* See the law that Karar knows$/,
  )
})

test('who signs is named once, as what, and as what the contract calls them', async () => {
  expect(await words(<Parties parties={anAnalysis().parties} />)).toBe(
    'Parties Orbis Retail Private Limited called “Client” Nilgiri Softworks LLP Service Provider called “Provider”',
  )
  expect(await words(<Parties parties={[]} />)).toBe('')
})

test('to an administrator it says whose it is, and that looking is recorded', async () => {
  const { owner } = othersDocument()
  if (!owner) throw new Error('nobody’s')
  expect(await words(<OwnerLine owner={owner} />)).toBe(
    'A document of Meera Nair, Nilgiri Softworks LLP (meera@example.org). Looking at it is recorded.',
  )
  expect(aDocument().owner).toBeUndefined()
})
