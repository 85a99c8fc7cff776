import type { TimeEntry } from '@karar/schema'
import type { Block, Cell } from '../../../lib/print/block.ts'
import { type Faces, openFaces } from '../../../lib/print/faces.ts'
import { ink, ink2, ink3, line } from '../../../lib/print/palette.ts'
import { print } from '../../../lib/print/print.ts'
import { formatDay } from '../../../lib/text/format-day.ts'
import type { Statement } from './statement.ts'
import { words } from './statement-words.ts'

const page = { width: 595.28, side: 54, top: 54, bottom: 56 } as const
const measure = page.width - 2 * page.side

/** The statement of one request on paper: who, what, each entry, and what it comes to. */
export async function statementPdf(statement: Statement): Promise<Uint8Array> {
  const { number, day, request } = statement
  const faces = openFaces()
  const made = new Date(`${day}T00:00:00+05:30`)
  const title = `${words.title} ${number}`
  return print({
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    version: '1.7',
    language: 'en-IN',
    displayTitle: true,
    info: { title, author: words.product, creator: words.product, creationDate: made, modDate: made },
    defaultStyle: { font: 'Mukta', fontSize: 10, lineHeight: 0.86, color: ink },
    footer: (current: number, all: number) => footer(faces, current, all, statement),
    content: [
      head(faces, statement),
      rule(8),
      facts(faces, statement),
      ...(statement.entries.length > 0 ? [table(faces, statement), sums(faces, statement)] : [said(faces, words.none)]),
      ...(statement.running ? [said(faces, words.running, true)] : []),
      said(faces, words.plan(request.entitlement)),
      said(faces, words.rounding),
      said(faces, words.notInvoice),
    ],
  })
}

function head(faces: Faces, { number, day }: Statement): Block {
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: faces.say(words.title), fontSize: 20, bold: true, lineHeight: 0.8 },
          { text: faces.say(words.number(number)), color: ink2 },
        ],
      },
      {
        width: 'auto',
        stack: [
          { text: faces.say(words.product), fontSize: 14, bold: true, alignment: 'right' },
          { text: faces.say(words.made(formatDay(day))), color: ink2, alignment: 'right' },
        ],
      },
    ],
    columnGap: 16,
    margin: [0, 0, 0, 8],
  }
}

const rule = (below: number): Block => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineColor: ink, lineWidth: 0.8 }],
  margin: [0, 0, 0, below],
})

function facts(faces: Faces, { request, requester }: Statement): Block {
  const rows: [string, string][] = [
    [words.facts.for, `${requester.name}, ${requester.company} (${requester.email})`],
    [words.facts.document, request.document_name],
    [words.facts.asked, formatDay(indianDay(request.created_at))],
    [words.facts.lawyer, request.assigned_lawyer ?? words.facts.nobody],
    [words.facts.status, words.statuses[request.status]],
  ]
  return {
    stack: rows.map(
      ([label, value]): Block => ({
        columns: [
          { width: 80, text: faces.say(label), color: ink3 },
          { width: '*', text: faces.say(value) },
        ],
        columnGap: 8,
        margin: [0, 0, 0, 3],
      }),
    ),
    margin: [0, 0, 0, 14],
  }
}

function table(faces: Faces, { entries }: Statement): Block {
  const heads = words.heads.map(
    (text, column): Cell => ({
      text: faces.say(text),
      fontSize: 8.5,
      bold: true,
      color: ink2,
      ...(column > 2 && { alignment: 'right' as const }),
    }),
  )
  return {
    table: {
      widths: [58, 62, '*', 44, 62, 66],
      body: [heads, ...entries.map((entry) => row(faces, entry))],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
    },
    layout: {
      hLineWidth: (index) => (index === 0 ? 0 : index === 1 ? 0.8 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (index) => (index === 1 ? ink : line),
      paddingLeft: (column) => (column === 0 ? 0 : 5),
      paddingRight: (column) => (column === 5 ? 0 : 5),
      paddingTop: () => 3.5,
      paddingBottom: () => 3.5,
    },
    margin: [0, 0, 0, 6],
  }
}

function row(faces: Faces, entry: TimeEntry): Cell[] {
  const small = { fontSize: 8, color: ink3 } as const
  const work: Block[] = [{ text: faces.say(entry.description || words.noDescription), fontSize: 9 }]
  // the request names the lawyer of today; it may have been another's when this was worked
  work.push({ text: faces.say(words.recorded(entry.recorded_by)), ...small })
  if (entry.flagged) work.push({ text: faces.say(words.flagged), ...small })
  if (entry.correction_reason !== null) {
    const { measured_minutes, correction_reason, corrected_by } = entry
    work.push({ text: faces.say(words.corrected(measured_minutes, correction_reason, corrected_by)), ...small })
  }
  const right = (text: string): Cell => ({ text: faces.say(text), fontSize: 9, alignment: 'right', noWrap: true })
  const [day, end] = [indianDay(entry.start_time), indianDay(entry.end_time)]
  // what ran on into another day says so
  const until = end === day ? indianTime(entry.end_time) : `${formatDay(end)}, ${indianTime(entry.end_time)}`
  const times = `${indianTime(entry.start_time)} – ${until}`
  return [
    { text: faces.say(formatDay(day)), fontSize: 9 },
    { text: faces.say(times), fontSize: 9 },
    { stack: work },
    right(words.minutes(entry.duration_minutes)),
    right(words.money(entry.billable_rate)),
    right(words.money(entry.billable_amount)),
  ]
}

function sums(faces: Faces, { summary }: Statement): Block {
  const sum = (label: string, value: string, bold = false): Block => ({
    columns: [
      { width: '*', text: faces.say(label), alignment: 'right', bold },
      { width: 90, text: faces.say(value), alignment: 'right', bold },
    ],
    columnGap: 8,
    margin: [0, 2, 0, 0],
  })
  return {
    stack: [
      sum(`${words.total}, ${words.hours(summary.total_hours)}`, words.money(summary.total_billable_amount)),
      ...(summary.included_minutes > 0
        ? [sum(words.included(summary.included_minutes), `−${words.money(summary.included_amount)}`)]
        : []),
      sum(words.payable, words.money(summary.payable_amount), true),
    ],
    unbreakable: true,
    margin: [0, 0, 0, 16],
  }
}

const said = (faces: Faces, text: string, bold = false): Block => ({
  text: faces.say(text),
  fontSize: 9,
  color: bold ? ink : ink2,
  bold,
  margin: [0, 0, 0, 4],
})

function footer(faces: Faces, current: number, all: number, { number }: Statement): Block {
  return {
    columns: [
      { width: '*', text: faces.say(`${words.product} · ${words.number(number)}`), fontSize: 8, color: ink3 },
      { width: 90, text: faces.say(words.page(current, all)), fontSize: 8, color: ink3, alignment: 'right' },
    ],
    margin: [page.side, 20, page.side, 0],
  }
}

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
const indianDay = (time: string) => india.format(new Date(time))
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
const indianTime = (time: string) => clock.format(new Date(time))
