import type { ClauseAnalysis, LegalIssue, UnifiedAnalysis } from '@karar/schema'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { loadWords } from '../../../lib/text/words.ts'
import { draftEmail, type Tone, titleOf, tones } from './draft.ts'
import { EmailForm } from './email-dialog.tsx'
import { firstChosen } from './first-chosen.ts'
import { mailLink } from './mail-link.ts'

beforeAll(() => loadWords('email'))

const clause = (id: string, number: string | null, level: number, heading: string | null) =>
  ({ id, number, level, heading }) as ClauseAnalysis
const clauses = [
  clause('c3', '3', 0, 'Services'),
  clause('c3.3', '3.3', 1, null),
  clause('c3.4', '3.4', 1, null),
  clause('c11', '11', 0, 'Indemnity'),
  clause('c11.2', '11.2', 1, null),
  clause('c12', '12', 0, null),
]
const finding = (id: string, number: string | null, wording: string | null, more: Partial<LegalIssue> = {}) =>
  ({
    id,
    category: id.split('-')[0],
    clause_id: number && `c${number}`,
    clause_number: number,
    clause_type: 'scope_of_work',
    title: `You lose by ${id}`,
    severity: 'critical',
    quote: 'The Provider shall do whatever the Client may require from time to time, and shall do so for nothing.',
    actionable_guidance: `Ask to mend ${id.split('-')[0]}.`,
    suggested_wording: wording,
    ...more,
  }) as LegalIssue
const analysis = {
  safety_score: 30,
  verdict: { not_cleared: [] },
  perspective: { party: 'Nilgiri Softworks LLP' },
  parties: [{ name: 'Orbis Retail Private Limited' }, { name: 'Nilgiri Softworks LLP' }],
  clause_analyses: clauses,
  critical_issues: [
    finding('indemnity', '11.2', 'Each party shall indemnify the other.'),
    finding('scope-a', '3.3', 'Other work needs a change order for Rs [amount].'),
    finding('scope-b', '3.4', 'Other work needs a change order for Rs [amount].'),
    finding('tax', null, null, { severity: 'low' }),
  ],
  score_breakdown: [
    { label: 'Start', points: 100 },
    { label: 'a', points: -30, issue_id: 'indemnity', score_if_fixed: 50 },
    { label: 'b', points: -30, issue_id: 'scope-a', score_if_fixed: 80 },
  ],
} as unknown as UnifiedAnalysis

const from = { name: 'Ravi Iyer', company: 'Nilgiri Softworks LLP' }
const draft = (tone: Tone, ids: string[], sides: Partial<UnifiedAnalysis> = {}) =>
  draftEmail(i18next.getFixedT('en', 'email'), {
    analysis: { ...analysis, ...sides },
    chosen: new Set(ids),
    tone,
    contract: 'services agreement',
    from,
  })

test('a point names clause, title and the wording asked for', () =>
  expect(draft('friendly', ['indemnity']).body).toBe(
    [
      'Hello Orbis Retail Private Limited,',
      'Thank you for sending us the contract “services agreement”. We look forward to working together, and would like to settle one point before we sign. Our suggestion stands below.',
      '1. Clause 11.2 (Indemnity). We propose this wording:\n“Each party shall indemnify the other.”',
      'Could you tell us what you think of it? We are glad to talk it through.',
      'With best wishes,\nRavi Iyer\nNilgiri Softworks LLP',
    ].join('\n\n'),
  ))

test('one remedy for two clauses is one point with both places', () =>
  expect(draft('firm', ['indemnity', 'scope-a', 'scope-b']).body).toContain(
    '2. Clauses 3.3 and 3.4 (Services). We propose',
  ))

test('a clause that the contract calls by a word of its own is called so', () => {
  const named = [finding('fees-a', 'SECTION 6', 'x'), finding('fees-b', 'ARTICLE IX', 'x')]
  const { body } = draft('firm', ['fees-a', 'fees-b'], { critical_issues: named })
  expect(body).toContain('1. Section 6 and Article IX (Scope of Work). We propose')
})

test('a clause without number is found by its words, and one without a wording is asked for all the same', () => {
  const { body } = draft('formal', ['tax'])
  expect(body).toContain('1. The clause on Scope of Work that begins “The Provider shall do')
  expect(body).toContain('We ask for another wording here')
})

test.each(tones)('%s: the other side reads nothing of harm, law, score or Karar', (tone) => {
  const { subject, body } = draft(tone, ['indemnity', 'scope-a', 'tax'])
  expect(`${subject}\n${body}`).not.toMatch(/you lose|\bmend|score|critical|karar|your own fault/i)
  expect(body).not.toMatch(/\{\{|undefined|null/)
})

test('the tones differ in what they say, not in what they ask for', () => {
  const drafts = tones.map((tone) => draft(tone, ['indemnity', 'scope-a']))
  expect(new Set(drafts.map(({ subject }) => subject)).size).toBe(3)
  const asked = drafts.map(({ body }) => body.split('\n\n').slice(2, 4))
  expect(asked).toEqual([asked[0], asked[0], asked[0]])
})

test.each([
  ['with a third party', { parties: [...analysis.parties, { name: 'A bank', role: null, defined_term: null }] }],
  [
    'where the contract calls it by its role alone',
    {
      parties: [
        { name: 'The Licensor', role: 'Licensor', defined_term: 'Licensor' },
        { name: 'Nilgiri Softworks LLP', role: null, defined_term: null },
      ],
    },
  ],
  ['where the side is not known', { perspective: { party: null, role: null, basis: 'none' as const } }],
])('nobody is greeted by name %s', (_, sides) => expect(draft('friendly', ['tax'], sides).body).toMatch(/^Hello,\n/))

test('a blank is asked to be filled in, and not worded anew', () => {
  const blank = finding('blank', '3.3', null, { category: 'unsigned_or_incomplete_document' })
  expect(draft('firm', ['blank'], { critical_issues: [blank] }).body).toContain(
    '1. Clause 3.3 (Services). What is left blank here is to be filled in, or struck out, before we sign.',
  )
})

test.each([
  ['c11.2', 'Indemnity'],
  ['c3.4', 'Services'],
  ['c12', 'Payment'],
  [null, 'Payment'],
])('the title of what stands in %s is %s', (clause_id, title) =>
  expect(titleOf({ clause_id, clause_type: 'payment' }, clauses)).toBe(title),
)

test('a draft goes into the address with its lines; what is too long for one goes by the clipboard', () => {
  const { href, whole } = mailLink({ subject: 'A & B?', body: 'One\n“two”' })
  expect(whole).toBe(true)
  expect(href).toBe('mailto:?subject=A%20%26%20B%3F&body=One%0D%0A%E2%80%9Ctwo%E2%80%9D')
  const long = mailLink({ subject: 'Long', body: 'word '.repeat(400) })
  expect(long).toEqual({ href: 'mailto:?subject=Long', whole: false })
})

test('at first the open findings that decide the verdict are ticked; with those settled, what else is open', () => {
  expect([...firstChosen(analysis, new Set())]).toEqual(['indemnity', 'scope-a'])
  expect([...firstChosen(analysis, new Set(['indemnity']))]).toEqual(['scope-a'])
  expect([...firstChosen(analysis, new Set(['indemnity', 'scope-a']))]).toEqual(['scope-b', 'tax'])
})

const form = async (...first: string[]) =>
  draw(<EmailForm analysis={analysis} first={new Set(first)} contract="services agreement" from={from} />, ['email'])

test('the form lists each remedy once, ticked where it was chosen, and shows the e-mail', async () => {
  const markup = await form('scope-b')
  expect(markup.match(/type="checkbox"/g)).toHaveLength(3)
  expect(markup.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(1)
  expect(wordsOf(markup)).toContain('3.3, 3.4 You lose by scope-a')
  expect(wordsOf(markup)).toContain('Subject: A few changes to “services agreement” before we sign')
  expect(wordsOf(markup)).toContain('Fill in what stands in [brackets] before you send it.')
})

test('with nothing ticked there is nothing to copy', async () => {
  const words = wordsOf(await form())
  expect(words).toContain('Tick at least one point.')
  expect(words).not.toContain('Copy the e-mail')
})
