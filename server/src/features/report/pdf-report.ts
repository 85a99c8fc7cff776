import { isStale, setApart } from '@karar/schema'
import type { Block } from '../../lib/print/block.ts'
import { openFaces } from '../../lib/print/faces.ts'
import { ink, ink2, ink3 } from '../../lib/print/palette.ts'
import { print } from '../../lib/print/print.ts'
import { formatDay } from '../../lib/text/format-day.ts'
import type { ReportTask } from './report-task.ts'
import { adviceSection, favourSection, positionSection } from './sections/advice-section.ts'
import { checkSection } from './sections/check-section.ts'
import { clauseSection } from './sections/clause-section.ts'
import { contents, disclaimer } from './sections/cover.ts'
import { dutiesSection, factsSection } from './sections/facts-section.ts'
import { front } from './sections/front.ts'
import { issueSection } from './sections/issue-section.ts'
import { missingSection } from './sections/missing-section.ts'
import { scoreSection } from './sections/score-section.ts'
import { page, type Sheet, section } from './sheet.ts'
import { words } from './words.ts'

/** The report as a PDF: two pages to be read, and an appendix with all of it. The same analysis gives the same bytes on the same day. */
export async function pdfReport(task: ReportTask): Promise<Uint8Array> {
  const { name, day, position, analyzedAt } = task
  const { sure: analysis, toCheck } = setApart(task.analysis)
  const sheet: Sheet = { faces: openFaces() }
  const { faces } = sheet
  const content: Block[] = [
    ...front(sheet, { ...task, analysis }),
    contents(sheet),
    ...issueSection(sheet, analysis.critical_issues, task.settled),
    ...adviceSection(sheet, analysis.attorney_recommendations),
    ...positionSection(sheet, position),
    ...scoreSection(sheet, analysis),
    ...favourSection(sheet, analysis.key_advantages),
    ...missingSection(sheet, analysis),
    ...checkSection(sheet, toCheck),
    ...factsSection(sheet, analysis),
    ...dutiesSection(sheet, analysis.obligations),
    ...clauseSection(sheet, analysis.clause_analyses),
  ]
  // last, when it is known what could not be printed
  content.push(...notes(sheet, task))
  const shortName = name.length > 80 ? `${name.slice(0, 79)}…` : name
  return print({
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    version: '1.7',
    language: 'en-IN',
    displayTitle: true,
    info: {
      title: `${words.title}: ${name}`,
      author: words.product,
      creator: words.product,
      subject: words.disclaimerTitle,
      creationDate: new Date(analyzedAt),
      modDate: new Date(analyzedAt),
    },
    defaultStyle: { font: 'Mukta', fontSize: 10, lineHeight: 0.86, color: ink },
    styles,
    header: (current: number) => (current === 1 ? null : header(sheet, shortName)),
    footer: (current: number, all: number) => footer(sheet, current, all, formatDay(day)),
    content,
  })

  function header({ faces }: Sheet, title: string): Block {
    return {
      columns: [
        { width: '*', text: faces.say(title), style: 'small' },
        { width: 'auto', text: faces.say(`${words.product}  ·  ${words.title}`), style: 'small' },
      ],
      columnGap: 12,
      margin: [page.side, 30, page.side, 0],
    }
  }
  function footer(_sheet: Sheet, current: number, all: number, date: string): Block {
    return {
      columns: [
        { width: '*', text: faces.say(words.disclaimerTitle), style: 'small' },
        { width: 'auto', text: faces.say(date), style: 'small' },
        { width: 90, text: faces.say(words.page(current, all)), style: 'small', alignment: 'right' },
      ],
      columnGap: 16,
      margin: [page.side, 20, page.side, 0],
    }
  }
}

const styles = {
  h2: { fontSize: 16, bold: true, lineHeight: 0.8, margin: [0, 10, 0, 2] },
  h3: { fontSize: 11.5, bold: true, lineHeight: 0.8 },
  label: { color: ink3 },
  quote: { font: 'Tiro', fontSize: 10, lineHeight: 1.22 },
  head: { fontSize: 8.5, bold: true, color: ink2 },
  table: { fontSize: 9, lineHeight: 0.82 },
  small: { fontSize: 8, color: ink3 },
}

function notes(sheet: Sheet, { warnings, analysis, analyzedAt, engineVersion }: ReportTask): Block[] {
  const { faces } = sheet
  const marks = [...faces.unprintable]
  const checked = analysis.law_checked_on
  const stale = checked !== undefined && isStale(checked, analysis.as_of)
  const lines = [
    words.notes.engine(engineVersion, formatDay(indianDay(analyzedAt))),
    words.lawAsOf(formatDay(analysis.as_of)),
    ...(stale || checked === undefined ? [] : [words.lawKnown(formatDay(checked))]),
    ...(marks.length > 0 ? [words.notes.unprintable(marks.join(', '))] : []),
    words.attorneyGuided,
  ]
  const text = (line: string): Block => ({ text: faces.say(line), margin: [0, 0, 0, 3] })
  return section(
    sheet,
    'notes',
    words.notes.title,
    [
      ...(stale
        ? [{ text: faces.say(words.lawStale(formatDay(checked))), bold: true, margin: [0, 0, 0, 3] } satisfies Block]
        : []),
      ...lines.map(text),
      ...(warnings.length > 0 ? [{ text: faces.say(words.notes.read), style: 'h3' }, ...warnings.map(text)] : []),
      disclaimer(sheet),
    ],
    60,
  )
}

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
const indianDay = (time: string) => india.format(new Date(time))
