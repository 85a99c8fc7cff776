import { askParts, type LegalIssue } from '@karar/schema'
import { HeadingLevel, Paragraph } from 'docx'
import { contract, lines, paragraph, run, table, wordFile } from '../../lib/print/word-file.ts'
import { blanksIn, pieces } from './blanks.ts'
import type { ReportTask } from './report-task.ts'
import { words } from './words.ts'

const say = words.otherSide

/** Columns and their widths in twentieths of a point. */
const columns = [
  [say.clause, 1000],
  [say.says, 5000],
  [say.wording, 5400],
  [say.response, 3998],
] as const

/**
 * What is asked of the other side as a table in a Word file: the clauses as they stand, the wording proposed, a column for the
 * answer. Nothing of how the contract was judged: no score, severity, remark or law, and no name of the program.
 */
export async function otherSideTable({ name, analysis }: ReportTask): Promise<Uint8Array> {
  const asked = distinct(analysis.critical_issues)
  return wordFile({
    title: say.title(name),
    author: '',
    description: '',
    footer: '',
    children: [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        children: [run(say.title(name), { bold: true, size: 28, color: '1A1C18' })],
      }),
      paragraph(say.intro),
      ...(asked.some((issue) => blanksIn(proposalOf(issue)).length > 0) ? [paragraph(say.open, marked)] : []),
      paragraph(''),
      ...(asked.length > 0
        ? [table(columns, asked.map(cells), (row) => (asked[row]?.quote.length ?? 0) > 1500)]
        : [paragraph(say.none)]),
    ],
  })
}

/** The same words asked for about the same passage stand once. */
function distinct(issues: readonly LegalIssue[]): LegalIssue[] {
  const seen = new Map(issues.map((issue) => [`${issue.quote}\n${proposalOf(issue)}`, issue]))
  return [...seen.values()].toSorted((a, b) => a.page - b.page)
}

/** The wording; where there is none, what is asked for in a sentence. */
const proposalOf = ({ suggested_wording, actionable_guidance }: LegalIssue) =>
  suggested_wording ?? askParts(actionable_guidance).rest

const marked = { highlight: 'yellow' } as const

/** What is proposed, a paragraph a line; a blank is marked, and says what it waits for. */
function proposal(issue: LegalIssue): Paragraph[] {
  const look = issue.suggested_wording ? { font: contract } : {}
  return proposalOf(issue)
    .split(/\r?\n/)
    .map(
      (line) =>
        new Paragraph({
          children: pieces(line).map(({ text, blank }) =>
            blank ? run(say.blank(text), { ...look, ...marked }) : run(text, look),
          ),
        }),
    )
}

const cells = (issue: LegalIssue) => [
  [paragraph(issue.clause_number ?? words.onPage(issue.page))],
  lines(issue.quote),
  proposal(issue),
  [paragraph('')],
]
