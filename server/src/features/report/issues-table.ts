import type { LegalIssue } from '@karar/schema'
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { formatDay } from '../../lib/text/format-day.ts'
import { lawName } from '../../lib/text/law-name.ts'
import type { ReportTask } from './report-task.ts'
import { toldVerdict } from './sections/cover.ts'
import { words } from './words.ts'

const say = words.table
/** Faces that come with Word, for Karar's words and for the contract's; both with one that draws Devanagari. */
const plain = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
const contract = { ascii: 'Cambria', hAnsi: 'Cambria', eastAsia: 'Cambria', cs: 'Nirmala UI' }

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

/** The issues as a table in a Word file, for a lawyer to edit, with an empty column for the answer to each. */
export async function issuesTable({ name, day, analysis }: ReportTask): Promise<Uint8Array> {
  const { critical_issues: issues, safety_score, disclaimer } = analysis
  const heading = say.title(name)
  const file = new Document({
    title: clean(heading),
    creator: words.product,
    lastModifiedBy: words.product,
    description: words.disclaimerTitle,
    styles: { default: { document: { run: { font: plain, size: 17 } } } },
    sections: [
      {
        properties: {
          page: {
            // given as upright: the orientation turns it
            size: { width: 11906, height: 16838, orientation: PageOrientation.LANDSCAPE },
            margin: { top: 720, bottom: 720, left: 720, right: 720 },
          },
        },
        footers: { default: new Footer({ children: [footer()] }) },
        children: [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            children: [run(heading, { bold: true, size: 28, color: '1A1C18', font: plain })],
          }),
          new Paragraph({ children: [run(say.head(safety_score, toldVerdict(analysis).text, formatDay(day)))] }),
          new Paragraph({ spacing: { after: 160 }, children: [run(disclaimer, { italics: true })] }),
          ...(issues.length > 0 ? [table(issues)] : [new Paragraph({ children: [run(say.none)] })]),
        ],
      },
    ],
  })
  return Packer.toBuffer(file)
}

function footer(): Paragraph {
  const page = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 })
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [run(`${words.disclaimerTitle}  `, { size: 16 }), page],
  })
}

function table(issues: readonly LegalIssue[]): Table {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(([title], column) => cell(column, [paragraph(title, { bold: true })], 'E9E7DB')),
  })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((sum, [, width]) => sum + width, 0), type: WidthType.DXA },
    columnWidths: columns.map(([, width]) => width),
    rows: [head, ...issues.map(row)],
  })
}

function row(issue: LegalIssue): TableRow {
  const law = issue.law.map(
    (one) => new Paragraph({ children: [run(`${lawName(one)} `, { bold: true }), run(one.note)] }),
  )
  const cells = [
    [paragraph(issue.clause_number ?? '')],
    [paragraph(`${issue.page}`)],
    [paragraph(words.severity[issue.severity], { bold: true })],
    [paragraph(issue.title, { bold: true }), paragraph(issue.description)],
    lines(issue.quote),
    law.length > 0 ? law : [paragraph('')],
    [paragraph(issue.actionable_guidance), ...issue.improvement_notes.map((note) => paragraph(note))],
    lines(issue.suggested_wording ?? ''),
    [paragraph('')],
  ]
  // a row goes to the next page as a whole, but for one that would leave half a page empty
  const longest = Math.max(issue.quote.length, issue.description.length, issue.suggested_wording?.length ?? 0)
  return new TableRow({
    cantSplit: longest < 900 && issue.law.length < 4,
    children: cells.map((children, column) => cell(column, children)),
  })
}

/** The contract's words keep their lines. */
const lines = (text: string) => text.split(/\r?\n/).map((line) => paragraph(line, { font: contract }))

const cell = (column: number, children: Paragraph[], fill?: string) =>
  new TableCell({
    children,
    width: { size: columns[column]?.[1] ?? 0, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 80, right: 80 },
    ...(fill && { shading: { fill } }),
  })

const paragraph = (text: string, look: Partial<IRunOptions> = {}) => new Paragraph({ children: [run(text, look)] })
const run = (text: string, look: Partial<IRunOptions> = {}) =>
  new TextRun({ ...look, text: clean(text) } as IRunOptions)

/** Without what no XML may hold. */
const clean = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
