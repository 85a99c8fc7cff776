import { readDocument } from '@karar/reader'
import { cardsOf, type DocumentId, setApart, type UnifiedAnalysis, type UnifiedAnalysisResponse } from '@karar/schema'
import { desc, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses, auditLog } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { hindiContract } from '../../testing/hindi-contract.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { bareOf, type ReadPdf, readPdf } from '../../testing/read-pdf.ts'

let karar: TestKarar
let token: string
let id: string
let analysis: UnifiedAnalysis
let answer: Awaited<ReturnType<typeof download>>
let pdf: ReadPdf

const download = (kind: 'pdf' | 'docx' | 'docx/other-side', of = id, as = token) =>
  karar.call(as)('GET', `/api/documents/${of}/download-${kind}`)

async function analysed(text: string, name: string, as = token): Promise<string> {
  const uploaded = (await karar.upload(as, text, { name, analyze: true })).json()
  await karar.settled(as, uploaded.id)
  return uploaded.id
}

beforeAll(async () => {
  karar = await openTestKarar()
  token = (await karar.givenUser()).token
  id = await analysed(hindiContract, 'किराया अनुबंध, Pune.txt')
  const whole = (
    await karar.call(token)('GET', `/api/documents/${id}/unified-analysis`)
  ).json<UnifiedAnalysisResponse>()
  if (!whole.unified_analysis) throw new Error('no analysis')
  analysis = whole.unified_analysis
  answer = await download('pdf')
  pdf = await readPdf(answer.rawPayload)
})
afterAll(() => karar.close())

test('the report is a PDF that is saved under the name of its document, Hindi names too', () => {
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const [, encoded = ''] =
    /^attachment; .*filename\*=UTF-8''(\S+)$/.exec(answer.headers['content-disposition'] as string) ?? []
  expect(decodeURIComponent(encoded)).toBe('किराया अनुबंध, Pune - Karar report.pdf')
  expect(pdf.info).toMatchObject({
    Title: 'Contract analysis report: किराया अनुबंध, Pune',
    Author: 'Karar',
    Language: 'en-IN',
  })
})

test('every word of every finding can be selected in it, rupee sign and Devanagari included', () => {
  expect(analysis.critical_issues.length).toBeGreaterThan(4)
  const { sure, toCheck } = setApart(analysis)
  for (const issue of sure.critical_issues) {
    const { title, quote, description, law, suggested_wording } = issue
    const texts = [title, quote, description, suggested_wording ?? '', ...law.map(({ note }) => note)]
    expect(texts.filter((text) => !pdf.bare.includes(bareOf(text)))).toEqual([])
  }
  const checked = toCheck.flatMap(({ title, quote }) => [title, quote])
  expect(checked.filter((text) => !pdf.bare.includes(bareOf(text)))).toEqual([])
  const quotes = analysis.critical_issues.map(({ quote }) => quote).join('\n')
  // the sentence in which the deposit is paid holds both; and a short i stands before its consonant
  expect(quotes).toContain('₹12,50,000')
  expect(quotes).toContain('समाप्ति')
  const others = [
    ...['किराया', 'राशि', '₹1,25,000'],
    ...analysis.clause_analyses.map(({ plain_language }) => plain_language),
    ...analysis.missing_clause_details.map(({ reason }) => reason),
  ]
  expect(others.filter((text) => !pdf.bare.includes(bareOf(text)))).toEqual([])
})

test('its sections and issues are bookmarks, its pages are numbered, and each says that it is no legal advice', () => {
  const { sure, toCheck } = setApart(analysis)
  expect(pdf.bookmarks.map(({ title }) => title)).toEqual([
    'What to fix, worst first',
    'What to do',
    'How the score comes about',
    'In your favour',
    'What is missing',
    ...(toCheck.length > 0 ? ['Passages to check yourself'] : []),
    'Dates, money and periods',
    'Who must do what',
    'Clause by clause',
    'About this report',
  ])
  expect(pdf.bookmarks[0]?.items.map(({ title }) => title)).toEqual(
    cardsOf(sure.critical_issues).map(([{ clause_number, title }]) =>
      [clause_number, title].filter(Boolean).join('  '),
    ),
  )
  for (const [index, page] of pdf.pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    expect(page).toContain('AI-generated, not legal advice.')
  }
  const [cover = ''] = pdf.pages
  for (const text of [analysis.verdict.text, `${analysis.safety_score}%`]) expect(cover).toContain(text)
})

test('the list of contents names the page on which each section begins', () => {
  const contents = pdf.pages.find((page) => page.includes('Appendix: all that was found')) ?? ''
  for (const { title } of pdf.bookmarks) {
    const [, number] = new RegExp(`${title}\\s+(\\d+)`).exec(contents) ?? []
    expect(pdf.pages[Number(number) - 1], title).toContain(title)
  }
})

test('the points of its score table add up to the score', () => {
  const table = /How the score comes about\nThe score starts([\s\S]*)/.exec(pdf.pages.join('\n'))?.[1] ?? ''
  const points = [...table.matchAll(/ ([−+]\d+) +\d+/g)].map(([, sum = '0']) => Number(sum.replace('−', '-')))
  expect(points.length).toBeGreaterThan(5)
  expect(points.reduce((sum, one) => sum + one, 100)).toBe(analysis.safety_score)
})

test('the same analysis gives the same bytes', async () => {
  expect((await download('pdf')).rawPayload.equals(answer.rawPayload)).toBe(true)
})

test('the issues come as a Word table too, with every quote and an empty column for the answer', async () => {
  const table = await download('docx')
  expect(table.statusCode).toBe(200)
  expect(decodeURIComponent(table.headers['content-disposition'] as string)).toContain(
    'किराया अनुबंध, Pune - Karar issues.docx',
  )
  const { text } = await readDocument(table.rawPayload)
  expect(text).toContain('Suggested wording\tOur response')
  const bare = bareOf(text)
  for (const { title, quote, actionable_guidance, suggested_wording } of analysis.critical_issues) {
    const texts = [title, quote, actionable_guidance, suggested_wording ?? '']
    expect(texts.filter((words) => !bare.includes(bareOf(words)))).toEqual([])
  }
})

test('the other side gets the wordings and nothing of how the contract was judged', async () => {
  const table = await download('docx/other-side')
  expect(table.statusCode).toBe(200)
  expect(decodeURIComponent(table.headers['content-disposition'] as string)).toContain(
    'किराया अनुबंध, Pune - proposed changes.docx',
  )
  const { text } = await readDocument(table.rawPayload)
  const bare = bareOf(text)
  const grave = analysis.critical_issues.filter(({ severity }) => severity !== 'low')
  expect(grave.length).toBeGreaterThan(2)
  for (const { title, quote, description, law, suggested_wording } of grave) {
    // a figure that is left open says so itself
    const wording = (suggested_wording ?? '').replaceAll(/\[([^\]]+)\]/g, '[$1: to be agreed]')
    for (const asked of [quote, wording]) expect(bare).toContain(bareOf(asked))
    for (const remark of [title, description, ...law.map(({ note }) => note)])
      expect(bare).not.toContain(bareOf(remark))
  }
  expect(text).not.toMatch(/karar|score|critical|severity|AI-generated/i)
  // nor in what the file says about itself
  const parts = unzipSync(new Uint8Array(table.rawPayload))
  const properties = Object.entries(parts).filter(([name]) => name.startsWith('docProps/'))
  expect(properties.length).toBeGreaterThan(0)
  for (const [, part] of properties) expect(strFromU8(part)).not.toMatch(/karar/i)
})

test('where the side was chosen, the report says where it stands', async () => {
  const { db } = karar.parts.database
  const position = {
    user_party: 'Ramesh Kumar Sharma',
    negotiation_power: 61,
    position_strength: 74,
    negotiation_power_description: 'You wrote the contract.',
    key_advantages: [],
    key_risks: [],
    recommendations: ['Give a little to keep the tenant.'],
    consistency_note: 'Read from your side.',
  }
  await db
    .update(analyses)
    .set({ position })
    .where(eq(analyses.documentId, id as DocumentId))
  const { bookmarks, bare } = await readPdf((await download('pdf')).rawPayload)
  await db
    .update(analyses)
    .set({ position: null })
    .where(eq(analyses.documentId, id as DocumentId))
  expect(bookmarks.map(({ title }) => title)).toContain('Where you stand')
  for (const text of ['As Ramesh Kumar Sharma', 'The contract favours you.', '74 of 100', 'Give a little to keep']) {
    expect(bare).toContain(bareOf(text))
  }
})

test('before the first analysis there is none, and the answer says why', async () => {
  const { id: fresh } = (await karar.upload(token, contractNumber(40))).json()
  for (const kind of ['pdf', 'docx', 'docx/other-side'] as const) {
    const refused = await download(kind, fresh)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      'There is no report yet: the document has not been analyzed. Analyze it first, then download the report.',
    ])
  }
})

// that everybody has where plans are not enforced is shown in usage/unlimited.test.ts
test('Starter has no reports; Essential has', async () => {
  const starter = await karar.givenUser({ subscription: 'free' })
  const own = await analysed(contractNumber(41), 'own.txt', starter.token)
  for (const kind of ['pdf', 'docx', 'docx/other-side'] as const) {
    const refused = await download(kind, own, starter.token)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        detail: {
          reason: 'report_not_in_plan',
          message: 'PDF reports are part of the Essential plan and above.',
        },
      },
    ])
  }
  const usage = async (as: string) => (await karar.call(as)('GET', '/api/user/usage')).json().report
  expect(await usage(starter.token)).toBe(false)
  const essential = await karar.givenUser({ subscription: 'essential' })
  expect(await usage(essential.token)).toBe(true)
  const theirs = await analysed(contractNumber(42), 'theirs.txt', essential.token)
  expect((await download('pdf', theirs, essential.token)).statusCode).toBe(200)
})

test('two reports of one person are made at a time, a third is refused in words, and nobody else is', async () => {
  const admin = await karar.givenUser({ role: 'admin' })
  const [mine, theirs] = await Promise.all([
    Promise.all([1, 2, 3].map(() => download('pdf'))),
    download('pdf', id, admin.token),
  ])
  expect(mine.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429])
  const refused = mine.find(({ statusCode }) => statusCode === 429)
  expect([refused?.headers['retry-after'], refused?.json()]).toEqual([
    '5',
    { detail: 'Your last reports are still being made. Please wait for them.' },
  ])
  expect(theirs.statusCode).toBe(200)
  expect((await download('pdf')).statusCode).toBe(200)
})

test('an administrator may have it on any plan, and that is written down', async () => {
  const admin = await karar.givenUser({ role: 'admin', subscription: 'free' })
  expect((await download('pdf', id, admin.token)).statusCode).toBe(200)
  const { db } = karar.parts.database
  const [line] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, admin.id))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(line).toMatchObject({ action: 'document.view_by_admin', subjectId: id, after: { seen: 'report' } })
})

test('a report that cannot be made is told in words, and the next one is made all the same', async () => {
  const { db } = karar.parts.database
  const broken = await analysed(contractNumber(44), 'broken.txt')
  await db
    .update(analyses)
    .set({ unified: { safety_score: 12 } as UnifiedAnalysis })
    .where(eq(analyses.documentId, broken as DocumentId))
  const failed = await download('pdf', broken)
  expect([failed.statusCode, failed.json()]).toEqual([
    500,
    { detail: 'Server error while generating PDF. Please try again in a moment.' },
  ])
  expect((await download('pdf')).statusCode).toBe(200)
})
