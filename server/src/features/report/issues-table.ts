import { type KeyFacts, type LegalIssue, setApart } from '@karar/schema'
import { HeadingLevel, Paragraph } from 'docx'
import { lines, paragraph, plain, run, table, wordFile } from '../../lib/print/word-file.ts'
import { formatDay } from '../../lib/text/format-day.ts'
import { lawName } from '../../lib/text/law-name.ts'
import { toldVerdict } from '../../lib/text/told-verdict.ts'
import type { ReportTask } from './report-task.ts'
import { figureOf } from './sections/facts-section.ts'
import { isSettled } from './settled.ts'
import { words } from './words.ts'

const say = words.table

/** Columns and their widths in twentieths of a point: together A4 on its side between margins of half an inch. */
const columns = [
  [say.clause, 950],
  [say.page, 700],
  [say.severity, 1050],
  [say.issue, 2100],
  [say.says, 2700],
  [say.law, 2050],
  [say.ask, 1800],
  [say.wording, 2150],
  [say.response, 1898],
] as const

const factColumns = [
  [say.what, 3000],
  [say.value, 3600],
  [say.says, 8098],
  [say.page, 700],
] as const

/** The issues as a table in a Word file, for the reader's lawyer to edit, with an empty column for the answer to each. */
export async function issuesTable({ name, day, analysis, settled }: ReportTask): Promise<Uint8Array> {
  const { safety_score, disclaimer } = analysis
  // what is only to be checked says so in its title, and comes last
  const { sure, toCheck } = setApart(analysis)
  const issues = [...sure.critical_issues, ...toCheck]
  const heading = say.title(name)
  return wordFile({
    title: heading,
    author: words.product,
    description: words.disclaimerTitle,
    footer: `${words.disclaimerTitle}  `,
    children: [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        children: [run(heading, { bold: true, size: 28, color: '1A1C18', font: plain })],
      }),
      new Paragraph({ children: [run(say.head(safety_score, toldVerdict(analysis).text, formatDay(day)))] }),
      new Paragraph({ spacing: { after: 160 }, children: [run(disclaimer, { italics: true })] }),
      ...(issues.length > 0
        ? [
            table(
              columns,
              issues.map((issue) => cells(issue, isSettled([issue], settled))),
              (row) => isLong(issues[row] as LegalIssue),
            ),
          ]
        : [paragraph(say.none)]),
      ...factsTable(analysis.key_facts),
    ],
  })
}

/** Dates, sums and periods, with the words that state them; nothing where none was found. */
function factsTable(facts: KeyFacts) {
  const rows = [...facts.dates, ...facts.money, ...facts.term, ...facts.notice]
  if (rows.length === 0) return []
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      spacing: { before: 320, after: 120 },
      children: [run(say.facts, { bold: true, size: 22, color: '1A1C18', font: plain })],
    }),
    table(
      factColumns,
      rows.map((fact) => [
        [paragraph(fact.label)],
        [paragraph(figureOf(fact), { bold: true })],
        lines(fact.quote),
        [paragraph(`${fact.page}`)],
      ]),
      (row) => (rows[row]?.quote.length ?? 0) >= 900,
    ),
  ]
}

const isLong = ({ quote, description, suggested_wording, law }: LegalIssue) =>
  Math.max(quote.length, description.length, suggested_wording?.length ?? 0) >= 900 || law.length >= 4

function cells(issue: LegalIssue, settled: boolean): Paragraph[][] {
  const law = issue.law.map(
    (one) => new Paragraph({ children: [run(`${lawName(one)} `, { bold: true }), run(one.note)] }),
  )
  return [
    [paragraph(issue.clause_number ?? '')],
    [paragraph(`${issue.page}`)],
    [
      paragraph(words.severity[issue.severity], { bold: true }),
      ...(settled ? [paragraph(words.settled, { italics: true })] : []),
    ],
    [
      paragraph(issue.title, { bold: true }),
      ...(issue.origin === 'model' ? [paragraph(words.byModel, { italics: true })] : []),
      paragraph(issue.description),
    ],
    lines(issue.quote),
    law.length > 0 ? law : [paragraph('')],
    [paragraph(issue.actionable_guidance), ...issue.improvement_notes.map((note) => paragraph(note))],
    lines(issue.suggested_wording ?? ''),
    [paragraph('')],
  ]
}
