import { askParts, type Card, cardsOf, isSure, type LegalIssue } from '@karar/schema'
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
 * answer. Nothing of how the contract was judged: no score, severity, remark or law, and no name of the program. Remarks of
 * low severity stay with the reader, to whom they say what to look at: nobody would ask for all of them, and a request that
 * misses its clause costs the reader the other side's ear; what the reader is only to check is less than that. Nor is what
 * was ticked off as settled asked for again.
 */
export async function otherSideTable({ name, analysis, settled }: ReportTask): Promise<Uint8Array> {
  const isAsked = (issue: LegalIssue) => isSure(issue) && issue.severity !== 'low' && !settled.includes(issue.id)
  const asked = cardsOf(analysis.critical_issues.filter(isAsked))
    .map(inOrder)
    .toSorted(([a], [b]) => a.start - b.start)
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
      ...(asked.some(([issue]) => blanksIn(proposalOf(issue)).length > 0) ? [paragraph(say.open, marked)] : []),
      paragraph(''),
      ...(asked.length > 0
        ? [table(columns, asked.map(cells), (row) => lengthOf(asked[row]) > 1500)]
        : [paragraph(say.none)]),
    ],
  })
}

/** The places of one request as the contract has them. */
const inOrder = (card: Card) => card.toSorted((a, b) => a.start - b.start) as [LegalIssue, ...LegalIssue[]]

const lengthOf = (card: Card | undefined) => (card ?? []).reduce((sum, { quote }) => sum + quote.length, 0)

/** The wording; where there is none, what is asked for in a sentence that can be said to the other side. */
const proposalOf = ({ category, suggested_wording, actionable_guidance }: LegalIssue) =>
  suggested_wording ?? say.without[category] ?? askParts(actionable_guidance).rest

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

/** One request, with every passage that it is about: each under its clause, where there are several. */
function cells(card: Card): Paragraph[][] {
  const passages = [...Map.groupBy(card, ({ quote }) => quote).entries()]
  const placesOf = (issues: readonly LegalIssue[]) => [
    ...new Set(issues.map(({ clause_number, page }) => clause_number ?? words.onPage(page))),
  ]
  return [
    placesOf(card).map((place) => paragraph(place)),
    passages.flatMap(([quote, issues]) => [
      ...(placesOf(card).length > 1 ? [paragraph(placesOf(issues).join(', '), { bold: true })] : []),
      ...lines(quote),
    ]),
    proposal(card[0]),
    [paragraph('')],
  ]
}
