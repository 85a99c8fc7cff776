import { issuesTable } from './issues-table.ts'
import { otherSideTable } from './other-side-table.ts'
import { pdfReport } from './pdf-report.ts'
import type { ReportTask } from './report-task.ts'

/** The report as a PDF, the table of its issues as a Word file, or the edition of that for the other side. */
export type FileKind = 'pdf' | 'docx' | 'docx_other_side'
export type FileTask = ReportTask & { kind: FileKind }

/** Runs in a process of its own: setting a report is a second's work. */
export default async function makeFile(task: FileTask): Promise<Uint8Array> {
  return makers[task.kind](task)
}
const makers = { pdf: pdfReport, docx: issuesTable, docx_other_side: otherSideTable }
