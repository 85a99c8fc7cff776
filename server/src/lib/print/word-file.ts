import {
  AlignmentType,
  Document,
  Footer,
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

/** Faces that come with Word, for our own words and for the contract's; both with one that draws Devanagari. */
export const plain = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
export const contract = { ascii: 'Cambria', hAnsi: 'Cambria', eastAsia: 'Cambria', cs: 'Nirmala UI' }

interface Content {
  title: string
  /** who made it, as the file's properties say */
  author: string
  description: string
  /** stands before the page's number */
  footer: string
  children: (Paragraph | Table)[]
  /** A4 as for a letter, with wide margins; else sideways, for tables */
  upright?: boolean
}

/** A Word file on A4. */
export async function wordFile(content: Content): Promise<Uint8Array> {
  const { title, author, description, footer, children, upright = false } = content
  const margin = upright ? 1300 : 720
  const page = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 })
  const foot = new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(footer, { size: 16 }), page] })
  const file = new Document({
    title: clean(title),
    creator: author,
    lastModifiedBy: author,
    description,
    styles: { default: { document: { run: { font: plain, size: 17 } } } },
    sections: [
      {
        properties: {
          page: {
            // given as upright: the orientation turns it
            size: {
              width: 11906,
              height: 16838,
              orientation: upright ? PageOrientation.PORTRAIT : PageOrientation.LANDSCAPE,
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: new Footer({ children: [foot] }) },
        children,
      },
    ],
  })
  return Packer.toBuffer(file)
}

type Columns = readonly (readonly [title: string, width: number])[]

/**
 * A table whose head comes again on every page.
 *
 * @param columns with their widths in twentieths of a point: together A4 on its side between margins of half an inch
 */
export function table(
  columns: Columns,
  rows: readonly Paragraph[][][],
  long: (row: number) => boolean = () => false,
): Table {
  const cell = (column: number, children: Paragraph[], fill?: string) =>
    new TableCell({
      children,
      width: { size: columns[column]?.[1] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      ...(fill && { shading: { fill } }),
    })
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(([title], column) => cell(column, [paragraph(title, { bold: true })], 'E9E7DB')),
  })
  const body = rows.map(
    (cells, row) =>
      // a row goes to the next page as a whole, but for one that would leave half a page empty
      new TableRow({ cantSplit: !long(row), children: cells.map((children, column) => cell(column, children)) }),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((sum, [, width]) => sum + width, 0), type: WidthType.DXA },
    columnWidths: columns.map(([, width]) => width),
    rows: [head, ...body],
  })
}

/** Text that keeps its lines. */
export const lines = (text: string, look: Partial<IRunOptions> = { font: contract }) =>
  text.split(/\r?\n/).map((line) => paragraph(line, look))

export const paragraph = (text: string, look: Partial<IRunOptions> = {}) =>
  new Paragraph({ children: [run(text, look)] })

export const run = (text: string, look: Partial<IRunOptions> = {}) =>
  new TextRun({ ...look, text: clean(text) } as IRunOptions)

/** Without what no XML may hold. */
const clean = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
