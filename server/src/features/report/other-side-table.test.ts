import { analyze } from '@karar/engine'
import { readDocument } from '@karar/reader'
import type { LegalIssue } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { bareOf } from '../../testing/read-pdf.ts'
import { otherSideTable } from './other-side-table.ts'

const analysis = analyze(contractText, { day: '2026-11-21' })
const [grave] = analysis.critical_issues
if (grave?.severity !== 'critical') throw new Error('nothing grave')

/** What the other side reads of these findings, one row a line. */
async function read(critical_issues: readonly LegalIssue[], settled: string[] = []): Promise<string> {
  const file = await otherSideTable({
    name: 'services',
    day: '2026-11-21',
    analyzedAt: '2026-11-21T05:00:00.000Z',
    engineVersion: '1',
    warnings: [],
    analysis: { ...analysis, critical_issues: [...critical_issues] },
    position: null,
    settled,
  })
  return bareOf((await readDocument(file)).text)
}

test('remarks of low severity and what is settled are not asked of the other side', async () => {
  const remark: LegalIssue = {
    ...grave,
    id: 'r',
    severity: 'low',
    category: 'vague_obligation',
    quote: 'A passing remark.',
  }
  const settled: LegalIssue = { ...grave, id: 's', category: 'inconvenient_forum', quote: 'Agreed by telephone.' }
  const text = await read([grave, remark, settled], ['s'])
  expect(text).toContain(bareOf(grave.quote))
  expect(text).not.toContain(bareOf('A passing remark.'))
  expect(text).not.toContain(bareOf('Agreed by telephone.'))
  expect(await read([remark])).toContain(bareOf('We propose no changes.'))
})

test('what is asked for alike is one request, with each passage under its clause', async () => {
  const again: LegalIssue = { ...grave, id: 'b', clause_number: '14A', start: grave.start + 1, quote: 'Words of 14A.' }
  const text = await read([grave, again])
  expect(text.split(bareOf(grave.suggested_wording ?? '-')).length).toBe(2)
  expect(text).toContain(bareOf('14A Words of 14A.'))
  // two sentences of one clause stand under its one number
  const next: LegalIssue = { ...grave, id: 'c', start: grave.start + 1, quote: 'Its second sentence.' }
  expect(await read([grave, next])).toContain(bareOf(`${grave.quote} Its second sentence.`))
})

test('advice to the reader is not sent out as a proposal', async () => {
  const blank: LegalIssue = {
    ...grave,
    category: 'unsigned_or_incomplete_document',
    actionable_guidance: 'Fill or strike every blank before you hand the document over.',
    suggested_wording: null,
  }
  const text = await read([blank])
  expect(text).toContain(bareOf('What is left blank here is to be filled in, or struck out, before we sign.'))
  expect(text).not.toContain(bareOf('hand the document over'))
})
