import { analyze } from '@karar/engine'
import { readDocument } from '@karar/reader'
import { cardsOf, setApart } from '@karar/schema'
import { expect, test } from 'vitest'
import { inWrittenOrder } from '../../lib/print/extractable.ts'
import { openFaces } from '../../lib/print/faces.ts'
import { contractText } from '../../testing/files.ts'
import { bareOf, readPdf } from '../../testing/read-pdf.ts'
import { issuesTable } from './issues-table.ts'
import { pageList } from './page-list.ts'
import { pdfReport } from './pdf-report.ts'
import type { ReportTask } from './report-task.ts'
import { sideOf } from './sections/cover.ts'
import { words } from './words.ts'

const day = '2026-11-21'
const analysis = analyze(contractText, { day })
const task: ReportTask = {
  name: 'services',
  day,
  analyzedAt: '2026-11-21T05:00:00.000Z',
  engineVersion: '1',
  warnings: [],
  analysis,
  position: null,
  settled: [],
}
const printed = async (rest: Partial<ReportTask>) => readPdf(await pdfReport({ ...task, ...rest }))

test('two pages are to be read, whatever was found; the appendix comes after them', async () => {
  const [issue] = analysis.critical_issues
  const [fact] = analysis.key_facts.money
  if (!issue || !fact) throw new Error('nothing to repeat')
  const wordy = 'The parties shall act in good faith and tell each other at once what they know. '.repeat(20)
  const heavy = {
    ...analysis,
    verdict: { ...analysis.verdict, reasoning: wordy },
    pages_in_doubt: { unread_pages: [3], doubtful_pages: [5, 6, 7, 9] },
    critical_issues: Array.from({ length: 24 }, (_, index) => ({
      ...issue,
      title: `${index} ${issue.title}, and more than that, so that the title needs a second line`,
      actionable_guidance: `Ask that ${wordy}`,
      suggested_wording: wordy,
    })),
    key_facts: {
      ...analysis.key_facts,
      money: Array.from({ length: 20 }, () => ({ ...fact, value: wordy, label: wordy })),
    },
  }
  const none = { ...analysis, critical_issues: [], score_breakdown: [{ label: 'Points at the start', points: 100 }] }
  for (const one of [analysis, heavy, none]) {
    const { pages } = await printed({ analysis: one, warnings: [wordy, wordy, wordy, wordy] })
    const front = pages.findIndex((page) => page.includes('Appendix: all that was found'))
    expect(one === heavy ? [2] : [1, 2]).toContain(front)
    expect(pages[0]).toContain('Clauses to fix')
    expect(pages[front - 1]).toContain('What was read, and what was not')
  }
})

test('what is asked for alike stands once, with its places', async () => {
  const [issue] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const critical_issues = ['4', '7', '14A'].map((clause_number) => ({ ...issue, clause_number }))
  const { pages } = await printed({ analysis: { ...analysis, critical_issues } })
  const front = bareOf(pages.join('').split('Appendix: all that was found')[0] ?? '')
  expect(front.split(bareOf(issue.suggested_wording ?? '-')).length).toBe(2)
  expect(front).toContain(bareOf('Clauses 4, 7, 14A'))
})

test('in the appendix, too, one harm is one entry: what the law says and what to ask for stand once, each place with its words', async () => {
  const [issue, ...others] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const again = { ...issue, clause_number: '14A', title: 'Another title of the same', quote: 'Words of another place.' }
  const { pages } = await printed({ analysis: { ...analysis, critical_issues: [issue, again, ...others] } })
  const appendix = bareOf(pages.join('').split('Appendix: all that was found')[1] ?? '')
  expect(appendix).toContain(bareOf('Also clause 14A Another title of the same “Words of another place.”'))
  expect(appendix.split(bareOf(issue.description)).length).toBe(2)
})

test('what a language model added is told as its own, in the report and in the Word table', async () => {
  const [issue] = analysis.critical_issues
  const [missing] = analysis.missing_clause_details
  if (!issue || !missing) throw new Error('nothing to mark')
  const [both, model] = [
    { ...issue, origin: 'both' as const },
    {
      ...issue,
      origin: 'model' as const,
      quote: 'Words of another place.',
      title: 'Another title',
      description: 'Own.',
    },
  ]
  const made = { ...analysis, critical_issues: [both, model] }
  const times = async (one: typeof made) =>
    (await printed({ analysis: one })).bare.split(bareOf(words.byModel)).length - 1
  expect(await times({ ...made, critical_issues: [both] })).toBe(0)
  const marked = { ...missing, origin: 'model' as const }
  expect(await times({ ...made, missing_clause_details: [marked] })).toBe(2)
  const { text } = await readDocument(await issuesTable({ ...task, analysis: made }))
  expect(text.split(words.byModel)).toHaveLength(2)
})

test('two thousand clauses and a thousand issues give a bounded report, which says how much more there is', async () => {
  const [clause] = analysis.clause_analyses
  const [issue] = analysis.critical_issues
  if (!clause || !issue) throw new Error('nothing to repeat')
  const clause_analyses = Array.from({ length: 2000 }, (_, index) => ({ ...clause, number: `${index}` }))
  const critical_issues = Array.from({ length: 1000 }, () => issue)
  const { pages, bare } = await printed({ analysis: { ...analysis, clause_analyses, critical_issues } })
  expect(pages.length).toBeLessThan(120)
  expect(bare).toContain(bareOf('… and 1400 more clauses, see Karar.'))
  expect(bare).toContain(bareOf('… and 880 more issues, see Karar.'))
})

test('what no bundled face draws stands as a mark, and a note says so', async () => {
  const [issue, ...others] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const quote = 'The Client pays (வாடிக்கையாளர் பணம் செலுத்துகிறார்) at once.'
  const { bare } = await printed({ analysis: { ...analysis, critical_issues: [{ ...issue, quote }, ...others] } })
  expect(bare).toContain(bareOf('The Client pays ([Tamil]) at once.'))
  expect(bare).toContain(bareOf('They stand as [Tamil]; Karar’s own pages show them.'))
})

test('a quote that fills pages is printed whole', async () => {
  const [issue, ...others] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const words = Array.from({ length: 1200 }, (_, index) => `word${index}`)
  const long = { ...issue, quote: words.join(' ') }
  const { bare } = await printed({ analysis: { ...analysis, critical_issues: [long, ...others] } })
  expect(words.filter((word) => !bare.includes(word))).toEqual([])
})

test('a quote of the length of a book is cut, and says so', async () => {
  const [issue] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const long = { ...issue, quote: 'The parties shall act in good faith. '.repeat(20_000) }
  const { pages, bare } = await printed({ analysis: { ...analysis, critical_issues: [long] } })
  expect(pages.length).toBeLessThan(30)
  expect(bare).toContain(bareOf('… [the rest of the clause: see the contract]'))
})

test('a party that has no name but its role is not called so twice', () =>
  expect(sideOf({ party: 'The Licensee', role: 'Licensee', basis: 'weaker_party' })).toBe(
    'Read for the Licensee, taken as the weaker side.',
  ))

test('pages in doubt are named on the cover, and nothing is said to be missing', async () => {
  const pages_in_doubt = { unread_pages: [3], doubtful_pages: [5, 6, 7, 9] }
  const { pages } = await printed({ analysis: { ...analysis, pages_in_doubt, missing_clause_details: [] } })
  const cover = bareOf(pages[0] ?? '')
  expect(cover).toContain(bareOf('Page 3 could not be read: read it yourself.'))
  expect(cover).toContain(bareOf('Pages 5 to 7, 9 could not be read well'))
  expect(cover).toContain(bareOf('Nothing is said about missing clauses'))
})

test('what was ticked off as settled is marked, and asked for on the first pages no more', async () => {
  const [first] = cardsOf(setApart(analysis).sure.critical_issues)
  const title = bareOf(first![0].title)
  const settled = first!.map(({ id }) => id)
  const open = await printed({})
  const ticked = await printed({ settled })
  const front = ({ pages }: typeof open) => bareOf(pages.slice(0, 2).join('')).split(bareOf(words.front.fix))[1]
  const appendix = ({ pages }: typeof open) => bareOf(pages.slice(2).join(''))
  expect(front(open)).toContain(title)
  expect(front(ticked)).not.toContain(title)
  expect(front(ticked)).toContain(bareOf('1 more was ticked off as settled'))
  expect(appendix(ticked)).toContain(title)
  expect(appendix(ticked)).toContain(bareOf(words.settled))
  expect(appendix(open)).not.toContain(bareOf(words.settled))

  const all = await printed({ settled: analysis.critical_issues.map(({ id }) => id) })
  const count = cardsOf(setApart(analysis).sure.critical_issues).length
  expect(count).toBeGreaterThan(1)
  expect(front(all)).toContain(bareOf(words.front.allSettled(count)))
  expect(front(all)).not.toContain(bareOf('more were ticked off'))
})

test('an analysis that found nothing is a report too', async () => {
  const empty = {
    ...analyze('Dear Sir, thank you for your letter of last week.', { day }),
    critical_issues: [],
    score_breakdown: [{ label: 'Points at the start', points: 100 }],
    safety_score: 100,
  }
  const { pages } = await printed({ analysis: empty })
  expect(pages.join('')).toContain('No pattern that Karar knows was found to weigh against you')
  // of a letter it is not said that no clause is missing
  expect(pages.join('')).not.toContain('No important clause')
  expect(bareOf(pages.join(''))).toContain(bareOf('Whether a clause is missing was not judged'))
})

test('glyphs that are drawn in another order stand for the text as it was written', () => {
  const glyph = (text: string) => ({ codePoints: Array.from(text, (sign) => sign.codePointAt(0) ?? 0) })
  const told = (glyphs: string[], text: string) =>
    inWrittenOrder(glyphs.map(glyph), text).map((codes) => String.fromCodePoint(...codes))
  expect(told(['ि', 'क', 'र'], 'किर')).toEqual(['क', 'ि', 'र'])
  expect(told(['स', 'व', 'ोर्', 'त्त', 'म'], 'सर्वोत्तम').join('')).toBe('सर्वोत्तम')
  expect(told(['o', 'ffi', 'ce'], 'office')).toEqual(['o', 'ffi', 'ce'])
})

test('a report is the same to the byte, whatever was printed before it', async () => {
  const first = await pdfReport(task)
  const [issue, ...others] = analysis.critical_issues
  if (!issue) throw new Error('no issue')
  const quote = 'किराया is paid by the Client, हर माह; first and last.'
  await pdfReport({ ...task, analysis: { ...analysis, critical_issues: [{ ...issue, quote }, ...others] } })
  expect(Buffer.compare(await pdfReport(task), first)).toBe(0)
})

test('a face is chosen for each run of characters; empty lines and joiners that nobody sees are left out', () => {
  const faces = openFaces()
  expect(faces.say('₹12,50,000 किराया')).toEqual(['₹12,50,000 किराया'])
  expect(faces.quote('one\r\n\n  two')).toEqual([{ text: 'one\ntwo', font: 'Tiro' }])
  expect(faces.quote('soft\u00adhyphen\u200b')).toEqual([{ text: 'softhyphen', font: 'Tiro' }])
  expect(faces.quote('Жизнь')).toEqual([{ text: 'Жизнь', font: 'Noto' }])
  expect(faces.say('ಕನ್ನಡ ಪದ x')).toEqual(['[Kannada]', ' x'])
  expect([...faces.unprintable]).toEqual(['[Kannada]'])
})

test('runs of pages are put together', () => {
  expect(pageList([7, 3, 8, 9, 1, 2])).toBe('1 to 3, 7 to 9')
  expect(pageList([4, 5])).toBe('4, 5')
})

test('what is only to be checked is a list in the appendix, and not among the clauses to fix; in the Word table it is last', async () => {
  const [issue, ...others] = analysis.critical_issues
  if (!issue) throw new Error('nothing to doubt')
  const doubted = {
    ...issue,
    ...{ id: 'doubted', severity: 'low' as const, unsure: true as const, clause_number: '14A' },
    title: 'To check: who keeps the keys?',
    quote: 'The keys stay at the gate.',
  }
  // wherever it stands in what is stored
  const told = { ...analysis, critical_issues: [doubted, issue, ...others] }
  const text = bareOf((await printed({ analysis: told })).pages.join(''))
  const [before = '', list = ''] = text.split(bareOf('They cost no points and are not among the clauses to fix.'))
  expect(before).not.toContain(bareOf('who keeps the keys'))
  expect(list).toContain(bareOf('To check: who keeps the keys? The keys stay at the gate.'))
  expect(bareOf((await printed({})).pages.join(''))).not.toContain(bareOf('Passages to check yourself'))
  const table = bareOf((await readDocument(await issuesTable({ ...task, analysis: told }))).text)
  expect(table.indexOf(bareOf('who keeps the keys'))).toBeGreaterThan(
    table.indexOf(bareOf((others.at(-1) ?? issue).quote)),
  )
})
