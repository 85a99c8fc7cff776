import type { SharedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { anAnalysis, anIssue } from '../../lib/testing/made.ts'
import { SharedReading } from './shared-reading.tsx'

const text = 'Terms. The Provider shall indemnify the Client against all losses. End.'
const issue = anIssue({ start: 7, end: 66, quote: text.slice(7, 66) })
const reading = (more: Partial<SharedAnalysis['analysis']> = {}, of = text) =>
  draw(
    <SharedReading
      shared={{
        name: 'lease.pdf',
        analyzed_at: '2026-11-21T06:30:00.000Z',
        expires_at: '2026-11-28T06:30:00.000Z',
        warnings: [],
        analysis: anAnalysis({ critical_issues: [issue], ...more }),
        text: of,
        pages: [],
      }}
    />,
    ['sharing'],
  )

test('whoever was given the link reads verdict, findings and the contract with its marks', async () => {
  const markup = await reading()
  const said = wordsOf(markup)
  expect(said).toMatch(
    /^lease\.pdf Don’t sign yet\. Clause 11\.2 decides\. Safety score 32%\. Read for Nilgiri Softworks LLP/,
  )
  expect(said).toContain('Clause 11.2, page 7 Critical You pay for every loss of the Client')
  expect(said).toContain('Ask for A mutual indemnity. “Each party shall indemnify the other.”')
  expect(markup).toMatch(/<mark data-issue="indemnity-11\.2" data-severity="critical"/)
  expect(said).toMatch(/The contract Terms\. The Provider shall indemnify .* End\.$/)
})

test('that it is no legal advice, and until when it can be read, stands before the findings', async () => {
  const said = wordsOf(await reading())
  expect(said.indexOf('not legal advice')).toBeLessThan(said.indexOf('What to fix'))
  expect(said).toMatch(/The link works until 28 Nov 2026/)
})

test('pages in doubt, and a reading that is too old to rely on, are said', async () => {
  expect(wordsOf(await reading({ pages_in_doubt: { unread_pages: [9], doubtful_pages: [4] } }))).toContain(
    'Pages 4, 9.',
  )
  const verdict = { color: 'green', text: 'Low risk.', reasoning: '', detailed_reasons: [] } as const
  const older = wordsOf(await reading({ safety_score: 90, verdict: { ...verdict, detailed_reasons: [] } }))
  expect(older).toContain('Analyzed with an older reading')
  expect(older).not.toContain('Low risk.')
})

test('what a language model added is told as its own, and nothing else is', async () => {
  const added = 'Added by a language model'
  expect(wordsOf(await reading())).not.toContain(added)
  const both = anIssue({ ...issue, id: 'both', origin: 'both' })
  expect(wordsOf(await reading({ critical_issues: [both] }))).not.toContain(added)
  const model = anIssue({ ...issue, id: 'model', category: 'personal_guarantee', origin: 'model' })
  expect(wordsOf(await reading({ critical_issues: [both, model] })).split(added)).toHaveLength(2)
})

test('one harm in two places is said once, with both', async () => {
  const again = anIssue({ ...issue, id: 'again', clause_number: 'SECTION 14', page: 9, quote: 'Once more.' })
  const said = wordsOf(await reading({ critical_issues: [issue, again] }))
  expect(said).toContain(
    'Clause 11.2, page 7; Section 14, page 9 Critical You pay for every loss of the Client It says',
  )
  expect(said.split('You pay for every loss of the Client')).toHaveLength(2)
  expect(said).toContain('“Once more.” Show in the contract It hurts')
})

test('where nothing was found that is no promise', async () =>
  expect(wordsOf(await reading({ critical_issues: [] }))).toContain(
    'No pattern that Karar knows was found. Read the clauses all the same.',
  ))

const fact = { quote: 'Rs. 90,000 a month', start: 7, end: 25, page: 2 }
const facts = {
  dates: [{ ...fact, label: 'Start', value: '1 April 2026', iso: '2026-04-01' }],
  term: [],
  notice: [],
  money: [
    {
      ...fact,
      label: 'Fee',
      value: 'Rs. 95,000',
      amount: 95_000,
      currency: 'INR',
      as_read: { label: 'Cap', value: 'Rs. 90,000', corrected_at: '2026-11-22T06:30:00.000Z' },
    },
  ],
  governing_law: [],
  seat: [],
}

test('dates and sums stand there with their pages; one that was put right by hand says so, with what was read', async () => {
  const said = wordsOf(await reading({ key_facts: facts }))
  expect(said).toContain('Key facts Dates Start 1 Apr 2026 page 2 Money Fee Rs. 95,000 page 2 Corrected by hand.')
  expect(said).toContain('Karar read: Cap, Rs. 90,000.')
  expect(said).not.toMatch(/Governing law|Court and seat/)
})

test('a contract that states none has no such part', async () =>
  expect(wordsOf(await reading())).not.toContain('Key facts'))

const missing = [
  {
    clause_type: 'limitation_of_liability' as const,
    importance: 'important' as const,
    reason: 'Without a cap there is no end to it.',
    suggested_wording: null,
  },
]

test('what is missing is said with its reason, but not while pages are in doubt', async () => {
  expect(wordsOf(await reading({ missing_clause_details: missing }))).toContain(
    'What is missing Limitation of Liability Without a cap there is no end to it.',
  )
  const doubtful = { missing_clause_details: missing, pages_in_doubt: { unread_pages: [2], doubtful_pages: [] } }
  expect(wordsOf(await reading(doubtful))).not.toContain('What is missing')
})

test('what costs no points stands under a heading of its own', async () => {
  const [cap] = missing
  const extra = {
    ...cap!,
    clause_type: 'insurance' as const,
    importance: 'nice_to_have' as const,
    reason: 'It may burn.',
  }
  const said = wordsOf(await reading({ missing_clause_details: [extra, cap!] }))
  expect(said).toMatch(/What is missing Limitation .* Also worth asking for Insurance It may burn/)
  expect(wordsOf(await reading({ missing_clause_details: [extra] }))).not.toContain('What is missing')
})

test('a side that nobody has confirmed is called a guess', async () => {
  const guessed = { party: 'Orbis Retail', role: null, basis: 'weaker_party' } as const
  expect(wordsOf(await reading({ perspective: guessed }))).toContain('Read for Orbis Retail, a guess')
  expect(wordsOf(await reading())).not.toContain('a guess')
})

test('what is likely not so is folded away below the findings, with its words, and marked where no finding is', async () => {
  const doubtful = anIssue({ id: 'doubt', start: 0, end: 6, quote: 'Terms.', title: 'To check: a term', unsure: true })
  const within = anIssue({ ...doubtful, id: 'within', start: 20, end: 40, quote: text.slice(20, 40) })
  const markup = await reading({ critical_issues: [issue, doubtful, within] })
  const said = wordsOf(markup)
  expect(said).toMatch(/Passages to check yourself \(2\).*To check: a term.*“Terms\.”/)
  expect(said.indexOf('Passages to check')).toBeGreaterThan(said.indexOf('Each party shall indemnify the other'))
  expect(markup).toContain('<details')
  expect(markup).toContain('data-issue="doubt"')
  expect(markup).not.toContain('data-issue="within"')
})

test('what is struck through is drawn so in quotes and in the contract, where a finding begins amid it, too', async () => {
  const struck = 'Rent: ~~Rs. 9,000~~ Rs. 8,000. The deposit of ~~one month~~ two months is kept.'
  const [start, end] = [struck.indexOf('9,000'), struck.indexOf(' is kept')]
  const quote = 'The deposit of ~~one month~~ two months is kept.'
  const markup = await reading({ critical_issues: [anIssue({ start, end, quote })] }, struck)
  const [, cards = '', contract = ''] = /^(.*)<h2[^>]*>The contract<\/h2>(.*)$/s.exec(markup) ?? []
  const drawn = (part: string) => [...part.matchAll(/<s>(.*?)<\/s>/g)].map(([, words]) => words)
  expect(drawn(cards)).toEqual(['one month'])
  expect(drawn(contract)).toEqual(['Rs. ', '9,000', 'one month'])
  // the same words, and each once
  expect(contract.replace(/<[^>]*>/g, '')).toContain(struck)
})
