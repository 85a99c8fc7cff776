import { issuesTable } from './issues-table.ts'
import { pdfReport } from './pdf-report.ts'
import type { ReportTask } from './report-task.ts'

/** The report as a PDF, or the table of its issues as a Word file. */
export type FileKind = 'pdf' | 'docx'
export type FileTask = ReportTask & { kind: FileKind }

/** Runs in a process of its own: setting a report is a second's work. */
export default async function makeFile(task: FileTask): Promise<Uint8Array> {
  return task.kind === 'pdf' ? pdfReport(task) : issuesTable(task)
}
